import Diagnostics
import Foundation

/// The files of the formal machine: `Prelude` extends Swift's own types, `UIKit` is the machine.
enum ModelLibrary {
  /// The machine's files, prelude first, each folder in the order of its paths.
  static func files() throws(InputError) -> [SourceFile] {
    let root = try ModelsFolder.path()
    var files: [SourceFile] = []
    for folder in ["Prelude", "UIKit"] {
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
