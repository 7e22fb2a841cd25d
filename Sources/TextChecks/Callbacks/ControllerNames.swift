import Program
import Subjects

/// Which names in a type's code are known to be view controllers.
struct ControllerNames: Sendable {
  let index: TypeIndex
  let type: TypeIndex.Entry

  /// The names of parameters and local values of a function that are controllers: declared or cast so, or elements of a list
  /// of controllers.
  func locals(of function: Function) -> Set<String> {
    var names = Set(function.parameters.filter { isController($0.type) }.map(\.name))
    for (name, className) in LocalClasses.named(in: function.body ?? []) {
      if isController(.named(className, [])) { names.insert(name) }
    }
    Walk.statements(in: function.body ?? []) { statement in
      switch statement.kind {
      case .forIn(_, let pattern, let list, _, _):
        if case .binding(let name, _) = pattern.kind, listsControllers(list) { names.insert(name) }
      case .variable(let variable):
        guard case .binding(let name, _) = variable.pattern.kind, variable.type == nil, let value = variable.value
        else { return }
        if isController(MethodUses.bare(value), names) { names.insert(name) }
      case .guard(let conditions, _): names.formUnion(bound(by: conditions, names))
      case .if(let branch): names.formUnion(bound(by: branch.conditions, names))
      default: break
      }
    }
    return names
  }

  private func bound(by conditions: [Condition], _ locals: Set<String>) -> [String] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, nil, let value, _) = condition, case .binding(let name, _) = pattern.kind
      else { return nil }
      return isController(MethodUses.bare(value), locals) ? name : nil
    }
  }

  /// The object itself, a local value, or a property that is declared as a controller or made as one.
  func isController(_ base: Expression, _ locals: Set<String>) -> Bool {
    switch base.kind {
    case .selfReference: return isController(type)
    case .name(let name): return locals.contains(name) || holdsController(name)
    case .member(let owner, let name):
      if case .selfReference = MethodUses.bare(owner).kind { return holdsController(name) }
      return Self.known.contains(name) || Self.saysSo(name) || isElement(base)
    default: return isElement(base)
    }
  }

  /// `content.viewController`, `item.childViewController`
  private static func saysSo(_ name: String) -> Bool { name.lowercased().hasSuffix("viewcontroller") }

  func isController(_ entry: TypeIndex.Entry) -> Bool {
    index.ancestors(of: entry).contains("UIViewController")
  }

  private func isController(_ type: TypeReference?) -> Bool {
    switch type?.unwrapped {
    case .named(let name, _)?:
      return name == "UIViewController" || index.entry(mentioned: name, in: self.type).map(isController) == true
    case .composition(let parts)?: return parts.contains { isController($0) }
    default: return false
    }
  }

  /// `pages[0]`, `pages.first`
  private func isElement(_ value: Expression) -> Bool {
    switch value.kind {
    case .subscript_(let list, _): listsControllers(list)
    case .member(let list, "first"), .member(let list, "last"): listsControllers(list)
    default: false
    }
  }

  private func listsControllers(_ list: Expression) -> Bool {
    switch MethodUses.bare(list).kind {
    case .name(let name): return holdsList(name)
    case .member(let base, let name):
      if case .selfReference = MethodUses.bare(base).kind { return holdsList(name) }
      return name == "childViewControllers"
    default: return false
    }
  }

  private func holdsList(_ property: String) -> Bool {
    if let variable = variable(named: property) {
      guard case .array(let element)? = variable.type?.unwrapped else { return false }
      return isController(element)
    }
    return ["children", "childViewControllers"].contains(property) && isController(type)
  }

  private func holdsController(_ property: String) -> Bool {
    if let variable = variable(named: property) {
      if let declared = variable.type { return isController(declared) }
      return variable.className.map { isController(.named($0, [])) } ?? false
    }
    return Self.known.contains(property) && isController(type)
  }

  private func variable(named name: String) -> Variable? {
    index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).first { $0.name == name }
  }

  /// UIKit's own properties (UIViewController.h, UINavigationController.h, UITabBarController.h, UIWindow.h).
  private static let known: Set<String> = [
    "presentingViewController", "presentedViewController", "topViewController", "visibleViewController",
    "rootViewController", "navigationController", "tabBarController", "selectedViewController",
  ]
}
