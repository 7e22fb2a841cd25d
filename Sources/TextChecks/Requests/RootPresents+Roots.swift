import Diagnostics
import Program
import Subjects

extension RootPresents {
  /// The names of the functions that code calls which looks at what is presented.
  static func calledByLooking(_ index: TypeIndex) -> Set<String> {
    var names: Set<String> = []
    for body in index.entries.filter(\.isSubject).flatMap(HelperMethods.bodies) {
      if AppEvents.mentioned(in: body).contains("presentedViewController") {
        names.formUnion(CallFinder.calledNames(in: body))
      }
    }
    return names
  }

  /// The stored properties of a type that its code makes the root of a window, or that a local value is put into that is one:
  /// `window.rootViewController = stack`.
  static func assignedRoots(of type: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for body in type.functions.compactMap(\.body) {
      var roots: Set<String> = []
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target),
          isRoot(path), let root = LocalNames.path(of: value)
        else { return }
        roots.insert(root)
      }
      names.formUnion(roots)
      if roots.isEmpty { continue }
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression.kind, let root = LocalNames.path(of: value),
          roots.contains(root), let path = LocalNames.path(of: target)
        else { return }
        names.insert(path)
      }
    }
    return names.intersection(type.variables.filter(\.isStored).map(\.name))
  }
}
