import RunReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The report as data: schema version 1, keys sorted, two-space indentation, a line feed at the end. Reading a report
/// and rendering it again gives the same bytes.
package enum JSONReporter {
  /// Why a text is not a report that this version reads. The description is one sentence for the user.
  package enum ReadError: Error, Equatable, CustomStringConvertible {
    case notJSON(String)
    case schemaVersion(Int)
    case malformed(key: String, problem: String)

    package var description: String {
      switch self {
      case .notJSON(let problem):
        "not a JSON report: \(problem)"
      case .schemaVersion(let version):
        "the report has schema version \(version), this version of transverify reads \(Report.currentSchemaVersion)"
      case .malformed(let key, let problem):
        key.isEmpty ? "the report is malformed: \(problem)" : "the report is malformed at '\(key)': \(problem)"
      }
    }
  }

  /// The JSON text. Encoding strings, integers, arrays and string-keyed dictionaries cannot fail; should it ever, the
  /// text is an object with the single key `error`, which readers refuse.
  package static func render(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } catch {
      return "{ \"error\" : \"the report could not be encoded\" }\n"
    }
  }

  /// The report that a text holds.
  package static func read(_ text: String) throws(ReadError) -> Report {
    struct Header: Decodable { var schemaVersion: Int }
    let data = Data(text.utf8)
    let header = try decode(Header.self, from: data)
    guard header.schemaVersion == Report.currentSchemaVersion else { throw .schemaVersion(header.schemaVersion) }
    return try decode(Report.self, from: data)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(ReadError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw readError(error)
    } catch {
      throw .notJSON("it cannot be parsed")
    }
  }

  private static func readError(_ error: DecodingError) -> ReadError {
    switch error {
    case .keyNotFound(let key, let context):
      .malformed(key: path(context.codingPath + [key]), problem: "the key is missing")
    case .valueNotFound(_, let context):
      .malformed(key: path(context.codingPath), problem: "a value is missing")
    case .typeMismatch(_, let context):
      .malformed(key: path(context.codingPath), problem: "a value of another kind is expected")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .notJSON("it cannot be parsed")
    case .dataCorrupted(let context):
      .malformed(key: path(context.codingPath), problem: "the value is not one that is known")
    @unknown default:
      .notJSON("it cannot be read")
    }
  }

  /// `findings[2].trace[0].event`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
