import Foundation
import RunReport
import Verification

/// The folders of a project that hold code which takes part in transitions.
struct ProjectFolders: Hashable {
  /// Relative to the project, sorted; `.` when such code lies in the project's own folder.
  var paths: [String]
  /// How many subjects were found in them that are explored in any case, and how many if no run comes to them.
  var subjects = 0
  var fallbacks = 0

  /// - Parameter folder: the project, absolute.
  /// - Throws: `InputError` when nothing takes part in a transition.
  init(of code: TransitionCode, in folder: String) throws(InputError) {
    let base = PathNames.resolved(folder) ?? folder
    var folders: Set<String> = []
    for subject in code.subjects {
      guard let place = Self.folder(of: subject.location, in: base) else { continue }
      folders.insert(place)
      if subject.isFallback { fallbacks += 1 } else { subjects += 1 }
    }
    folders.formUnion(code.parts.compactMap { Self.folder(of: $0, in: base) })
    if subjects + fallbacks == 0 {
      throw InputError(
        "nothing here takes part in a transition: run 'transverify init' in the folder of an app or a package")
    }
    paths = folders.contains(".") ? ["."] : folders.sorted()
  }

  /// `nil` for a folder of tests.
  private static func folder(of place: Location, in base: String) -> String? {
    let path = PathNames.absolute(place.path, from: FileManager.default.currentDirectoryPath)
    let parts = PathNames.relative(path, to: base).split(separator: "/").dropLast().map(String.init)
    if parts.contains(where: isTest) { return nil }
    // Targets of a package lie side by side in `Sources`.
    let depth = parts.first == "Sources" ? 2 : 1
    return parts.isEmpty ? "." : parts.prefix(depth).joined(separator: "/")
  }

  private static func isTest(_ folder: String) -> Bool { folder == "Tests" || folder.hasSuffix("Tests") }
}
