import Foundation
import Verification

/// The folders of a project that hold code which takes part in transitions.
struct ProjectFolders: Hashable {
  /// Relative to the project, sorted; `.` when such code lies in the project's own folder.
  var paths: [String]
  /// How many subjects were found in them.
  var subjects: Int

  /// - Parameter folder: the project, absolute.
  /// - Throws: `InputError` when nothing takes part in a transition.
  init(of scenarios: [ScenarioListing], in folder: String) throws(InputError) {
    let base = PathNames.resolved(folder) ?? folder
    var folders: Set<String> = []
    subjects = 0
    for scenario in scenarios {
      let path = PathNames.absolute(scenario.location.path, from: FileManager.default.currentDirectoryPath)
      let parts = PathNames.relative(path, to: base).split(separator: "/").dropLast().map(String.init)
      if parts.contains(where: Self.isTest) { continue }
      subjects += 1
      // Targets of a package lie side by side in `Sources`.
      let depth = parts.first == "Sources" ? 2 : 1
      folders.insert(parts.isEmpty ? "." : parts.prefix(depth).joined(separator: "/"))
    }
    if subjects == 0 {
      throw InputError(
        "nothing here takes part in a transition: run 'transverify init' in the folder of an app or a package")
    }
    paths = folders.contains(".") ? ["."] : folders.sorted()
  }

  private static func isTest(_ folder: String) -> Bool { folder == "Tests" || folder.hasSuffix("Tests") }
}
