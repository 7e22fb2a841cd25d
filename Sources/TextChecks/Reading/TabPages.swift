import Program
import Subjects

/// The controllers that the sources give a tab bar controller, alone or as what a stack begins with: they live on while the user
/// looks at another tab.
struct TabPages {
  private let pages: Set<Int>

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var pages: Set<Int> = []
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      let isTabs = index.ancestors(of: user).contains("UITabBarController")
      for body in HelperMethods.bodies(of: user) {
        for name in Self.names(in: body, isTabs) {
          guard let type = index.entry(mentioned: name, in: user), type.isSubject else { continue }
          pages.insert(type.id)
        }
      }
    }
    self.pages = pages
  }

  func contains(_ type: TypeIndex.Entry) -> Bool { pages.contains(type.id) }

  /// The names in what code gives to the tabs, and in the values of the constants that it names.
  private static func names(in body: [Statement], _ isTabs: Bool) -> Set<String> {
    var open = given(in: body, isTabs)
    if open.isEmpty { return [] }
    var constants: [String: Expression] = [:]
    for binding in LocalBinding.all(in: body) {
      if case .binding(let name, _) = binding.pattern.kind, let value = binding.value { constants[name] = value }
    }
    var names: Set<String> = []
    while let next = open.popLast() {
      Walk.expressions(in: [Statement(.expression(next), next.span)]) { expression in
        guard case .name(let name) = expression.kind, names.insert(name).inserted, let value = constants[name] else {
          return
        }
        open.append(value)
      }
    }
    return names
  }

  /// `viewControllers = [home, search]` in a tab bar controller, `tabBarController.setViewControllers(pages, animated: false)`
  private static func given(in body: [Statement], _ isTabs: Bool) -> [Expression] {
    func isOfTabs(_ target: Expression) -> Bool {
      switch MethodUses.bare(target).kind {
      case .name: isTabs
      case .member(let base, _):
        if case .selfReference = MethodUses.bare(base).kind {
          isTabs
        } else {
          LocalNames.path(of: base)?.split(separator: ".").last?.lowercased().contains("tab") ?? false
        }
      default: false
      }
    }
    var found: [Expression] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if CallFinder.baseName(of: target) == "viewControllers", isOfTabs(target) { found.append(value) }
      case .call(let callee, let arguments):
        guard CallFinder.baseName(of: callee) == "setViewControllers", isOfTabs(callee), let first = arguments.first
        else { return }
        found.append(first.value)
      default: break
      }
    }
    return found
  }
}
