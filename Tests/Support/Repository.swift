import Foundation

/// Paths inside the package that tests read, wherever the tests are started from.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.path
  }()

  /// - Parameter relative: from the root, `Models/Rules` for example.
  package static func path(_ relative: String) -> String { root + "/" + relative }
}
