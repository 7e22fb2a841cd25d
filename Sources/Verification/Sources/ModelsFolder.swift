import Foundation

/// Where the formal machine and the models of the rules lie: the package's `Models` folder.
package enum ModelsFolder {
  /// The absolute path of the folder that `TRANSVERIFY_MODELS` names, or else of the first `Models` that holds `UIKit`
  /// in a folder above the program, or else of the one beside the sources that the program was built from.
  package static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String? = Bundle.main.executablePath
  ) throws(InputError) -> String {
    if let folder = environment["TRANSVERIFY_MODELS"], !folder.isEmpty {
      let absolute = PathNames.absolute(folder, from: FileManager.default.currentDirectoryPath)
      if isModels(absolute) { return absolute }
      throw InputError("TRANSVERIFY_MODELS names '\(folder)', which holds no folder 'UIKit'")
    }
    let sources = PathNames.absolute("../../..", from: #filePath)
    for start in [program.flatMap(PathNames.resolved), sources] {
      if let start, let folder = models(above: start) { return folder }
    }
    throw InputError("the models of UIKit were not found: set TRANSVERIFY_MODELS to the package's folder 'Models'")
  }

  /// The text of a file of the package by its path there, `Models/…` or `README.md`; nil where it is not there.
  ///
  /// - Parameter models: the folder that has the models, whatever it is called. The rest of the package lies beside it.
  package static func text(of path: String, models: String) -> String? {
    let own = "Models/"
    let file =
      path.hasPrefix(own)
      ? models + "/" + path.dropFirst(own.count) : PathNames.absolute("../" + path, from: models)
    return try? String(contentsOfFile: file, encoding: .utf8)
  }

  private static func models(above start: String) -> String? {
    var folder = start
    while folder != "/" {
      if isModels(folder + "/Models") { return folder + "/Models" }
      folder = PathNames.absolute("..", from: folder)
    }
    return nil
  }

  private static func isModels(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder + "/UIKit", isDirectory: &isFolder) && isFolder.boolValue
  }
}
