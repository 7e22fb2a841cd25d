import Foundation
import Reporters
import RunReport
import Verification

/// Reads files that earlier runs have written.
struct ReportFileReader {
  /// Absolute.
  let workingDirectory: String

  /// The contents of a file.
  ///
  /// - Parameter name: the path as the user knows it.
  func text(_ name: String) throws(InputError) -> String {
    let path = name.hasPrefix("/") ? name : workingDirectory + "/" + name
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("'\(name)' cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The report that a JSON report holds.
  func report(_ name: String) throws(InputError) -> Report {
    let text = try text(name)
    do throws(JSONReporter.ReadError) {
      return try JSONReporter.read(text)
    } catch {
      if isShard(text) { throw InputError("'\(name)' is the result of a shard: 'transverify report merge' joins them") }
      throw InputError("'\(name)' is no report that can be read: \(error.description)")
    }
  }

  private func isShard(_ text: String) -> Bool {
    struct Keys: Decodable {
      struct Basis: Decodable { var version: String }
      var basis: Basis
    }
    return (try? JSONDecoder().decode(Keys.self, from: Data(text.utf8))) != nil
  }
}
