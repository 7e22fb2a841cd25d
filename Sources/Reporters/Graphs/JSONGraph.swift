import RunReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A state graph as data: keys sorted, a line feed at the end.
package enum JSONGraph {
  package static func render(_ graph: StateGraph) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers, arrays and truth values: encoding them cannot fail.
    return (try? encoder.encode(graph)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }
}
