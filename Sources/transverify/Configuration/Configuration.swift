import Foundation
import Verification

/// What `.transverify.json` says, checked.
struct Configuration: Hashable, Sendable {
  static let fileName = ".transverify.json"

  /// As messages name it.
  var file: String
  /// Absolute; paths in the configuration begin there.
  var folder: String
  var paths: [String]
  /// Values of the options of `run` that have a key.
  var values: OptionValues

  /// Reads the named file, or the first `.transverify.json` in the working directory or a folder above it.
  ///
  /// - Returns: `nil` when no file is named and none is found.
  static func find(named name: String?, from workingDirectory: String) throws(InputError) -> Configuration? {
    if let name {
      return try read(PathNames.absolute(name, from: workingDirectory), display: name)
    }
    var folder = workingDirectory
    while true {
      let path = PathNames.absolute(fileName, from: folder)
      if FileManager.default.fileExists(atPath: path) {
        return try read(path, display: PathNames.relative(path, to: workingDirectory))
      }
      if folder == "/" { return nil }
      folder = PathNames.absolute("..", from: folder)
    }
  }

  private static func read(_ path: String, display: String) throws(InputError) -> Configuration {
    let folder = PathNames.absolute("..", from: path)
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputError("no such configuration: '\(display)'")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("the configuration '\(display)' cannot be read")
    }
    return try ConfigurationReader(file: display, folder: folder).configuration(from: data)
  }
}
