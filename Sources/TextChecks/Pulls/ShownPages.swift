import Diagnostics
import Program
import Subjects

/// The pages that a function may present, as far as its code says what they are.
struct ShownPages {
  /// A controller of the sources, alone or as the root of a navigation controller.
  struct Page {
    let type: TypeIndex.Entry
    /// The name of the local value; nil where it has none.
    var name: String?
    /// The call that makes it; nil where it is cast or declared, or made elsewhere.
    var creation: Expression?
    /// The class of the navigation controller around it; nil for UIKit's own and for none.
    var container: TypeIndex.Entry?
    var isInStack = false
    /// The function that has made it; nil where the code itself does.
    var maker: Maker?
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let classes: [String: String]
  /// What local values are made of.
  private let values: [String: Expression]
  /// The first pages that code gives to stacks, by the names of these.
  private let roots: [String: Expression]
  /// Whether functions that make pages are looked into.
  let follows: Bool

  init(_ body: [Statement], of type: TypeIndex.Entry, in index: TypeIndex, follows: Bool = true) {
    self.follows = follows
    self.index = index
    self.type = type
    classes = LocalClasses.named(in: body)
    var values: [String: Expression] = [:]
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value
      else { return }
      values[name] = value
    }
    self.values = values
    roots = Self.roots(in: body)
  }

  /// `stack.viewControllers = [page]`, `stack.setViewControllers([page], animated: false)`, and what is pushed first.
  private static func roots(in body: [Statement]) -> [String: Expression] {
    var found: [String: Expression] = [:]
    func note(_ stack: Expression, _ page: Expression?) {
      guard let name = LocalNames.path(of: stack), found[name] == nil, let page else { return }
      if case .array(let pages) = page.kind {
        found[name] = pages.count == 1 ? pages[0] : nil
      } else {
        found[name] = page
      }
    }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if case .member(let stack, "viewControllers") = MethodUses.bare(target).kind { note(stack, value) }
      case .call(let callee, let arguments):
        guard case .member(let stack, let name) = MethodUses.bare(callee).kind,
          ["setViewControllers", "pushViewController"].contains(name)
        else { return }
        note(stack, arguments.first?.value)
      default: break
      }
    }
    return found
  }

  /// The page in a navigation controller of UIKit that is made without one.
  private func first(in shown: Expression) -> Page? {
    guard let name = LocalNames.path(of: shown), let root = roots[name] else { return nil }
    let stored = type.variables.first { $0.name == name && $0.isStored }
    let made = stored?.value ?? self.made(shown)
    guard stored?.className == "UINavigationController" || made.calledName == "UINavigationController",
      var page = single(root) ?? madeElsewhere(root)
    else { return nil }
    page.isInStack = true
    return page
  }

  /// The page that is presented with an expression.
  func page(_ shown: Expression) -> Page? {
    let value = made(shown)
    guard case .call(let callee, let arguments) = value.kind, let name = CallFinder.baseName(of: callee),
      let root = arguments.first, root.label == "rootViewController"
    else { return first(in: shown) ?? single(shown) ?? madeElsewhere(shown) }
    let container = index.entry(mentioned: name, in: type)
    if let container, container.isSubject {
      guard index.ancestors(of: container).contains("UINavigationController") else { return nil }
    } else if name != "UINavigationController" {
      return nil
    }
    var page = single(root.value) ?? madeElsewhere(root.value)
    page?.isInStack = true
    if container?.isSubject == true { page?.container = container }
    return page
  }

  private func single(_ shown: Expression) -> Page? {
    let value = made(shown)
    var local: String?
    if case .name(let name) = MethodUses.bare(shown).kind { local = name }
    var className: String?
    var creation: Expression?
    if case .call(let callee, _) = value.kind, case .name(let name) = callee.kind, name.first?.isUppercase == true {
      className = name
      creation = value
    }
    guard let name = className ?? local.flatMap({ classes[$0] }), let found = index.entry(mentioned: name, in: type),
      found.isSubject, found.declaration.kind == .class, index.ancestors(of: found).contains("UIViewController")
    else { return nil }
    return Page(type: found, name: local, creation: creation)
  }

  /// What a local value is made of; everything else is what it is.
  func made(_ shown: Expression) -> Expression {
    let shown = MethodUses.bare(shown)
    if case .name(let name) = shown.kind, let value = values[name] { return MethodUses.bare(value) }
    return shown
  }
}
