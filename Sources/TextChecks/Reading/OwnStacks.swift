import Program
import Subjects

/// The navigation controllers that an object keeps: coordinators work on them.
enum OwnStacks {
  /// The names of the properties that are one.
  static func names(of type: TypeIndex.Entry, _ index: TypeIndex) -> Set<String> {
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    return Set(variables.filter { isStack($0, of: type, index) }.map(\.name))
  }

  /// Whether a type is a class that is shown by nobody, and has such properties.
  static func isCoordinator(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class
      && index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView", "UIApplicationDelegate"])
      && !names(of: type, index).isEmpty
  }

  private static func isStack(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard let name = variable.className else { return false }
    if name == "UINavigationController" { return true }
    guard let declared = index.entry(mentioned: name, in: type), declared.isSubject else { return false }
    return index.ancestors(of: declared).contains("UINavigationController")
  }
}
