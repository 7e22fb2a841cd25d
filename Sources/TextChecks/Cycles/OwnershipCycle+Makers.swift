import Program
import Subjects

/// Whose code is read, and whose is not.
extension OwnershipCycle {
  /// Builders make pages as well, and may be structures and enumerations.
  static func isMaker(_ type: TypeIndex.Entry) -> Bool {
    [.class, .struct, .enum].contains(type.declaration.kind)
  }

  /// What the sources add to classes of UIKit, as if it were a class of its own.
  static func extensions(in index: TypeIndex) -> [TypeIndex.Entry] {
    index.entries.filter { !$0.isSubject && $0.declaration.kind == .class }.compactMap { entry in
      var added = entry
      added.variables = []
      added.functions = entry.functions.filter { function in
        let file = Int(function.span.file)
        return index.isSubject(file: file) && !index.isTest(file: file) && !function.isOfInterface
      }
      guard let first = added.functions.first else { return nil }
      added.file = Int(first.span.file)
      added.declaration.nameSpan = first.nameSpan
      return added
    }
  }

  /// Whoever has the app's window lives as long as the app, and so does what the delegates of the app and its scenes keep.
  static func lasting(in index: TypeIndex) -> Set<String> {
    let owners = index.entries.filter { $0.variables.contains { $0.className == "UIWindow" } }
    let delegates = index.entries.filter { entry in
      !Set(entry.inherited).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"])
    }
    let kept = delegates.flatMap(\.variables).compactMap(\.className)
    return Set((owners + delegates).map(\.declaration.name) + kept)
  }
}
