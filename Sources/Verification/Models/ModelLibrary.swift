import Diagnostics
import Foundation

/// The files of the formal machine: `Prelude` extends Swift's own types, `UIKit` is the machine, `Libraries` is what apps use beside UIKit: Swift concurrency and well-known packages.
enum ModelLibrary {
  /// The machine's files, prelude first, each folder in the order of its paths.
  static func files() throws(InputError) -> [SourceFile] {
    let root = try ModelsFolder.path()
    var files: [SourceFile] = []
    for folder in ["Prelude", "UIKit", "Libraries"] {
      let all = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
      for name in all.filter({ $0.hasSuffix(".swift") }).sorted() {
        guard let text = try? String(contentsOfFile: "\(root)/\(folder)/\(name)", encoding: .utf8) else {
          throw InputError("the model 'Models/\(folder)/\(name)' cannot be read")
        }
        files.append(SourceFile(path: "Models/\(folder)/\(name)", text: text))
      }
    }
    return files
  }
}
