import Diagnostics
import Foundation

/// Reads one source file as UTF-8.
package enum SourceReader {
  package struct Trouble: Error, Hashable, Sendable {
    /// One sentence that names the file.
    package var message: String
  }

  /// Spans hold 32-bit offsets.
  private static let largestSize = Int(Int32.max)

  /// - Parameters:
  ///   - path: where the file lies.
  ///   - display: how reports name it.
  package static func read(_ path: String, display: String) -> Result<SourceFile, Trouble> {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      return .failure(Trouble(message: "'\(display)' cannot be read: \(reason(path))"))
    }
    if data.count > largestSize {
      return .failure(Trouble(message: "'\(display)' is larger than 2 GB and was not checked"))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .failure(Trouble(message: "'\(display)' is not UTF-8 text\(place(of: data)) and was not checked"))
    }
    return .success(SourceFile(path: display, text: text))
  }

  private static func reason(_ path: String) -> String {
    access(path, R_OK) == 0 ? "reading failed" : String(cString: strerror(errno)).lowercased()
  }

  /// The line that holds the first byte that is not UTF-8.
  private static func place(of data: Data) -> String {
    var line = 1
    for bytes in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: bytes, as: UTF8.self) == nil { return " (line \(line))" }
      line += 1
    }
    return ""
  }
}
