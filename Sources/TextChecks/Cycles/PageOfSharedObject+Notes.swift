import Program
import Subjects

/// What a shared object notes itself.
extension PageOfSharedObject {
  /// The objects that shared ones have in constants, and that last as long: `private let presenter = AlertPresenter()`
  static func parts(
    of shared: [TypeIndex.Entry], among types: [TypeIndex.Entry], _ index: TypeIndex
  ) -> [TypeIndex.Entry] {
    let known = Set(shared.map(\.id))
    let kept = shared.flatMap { owner in
      owner.variables.filter { !$0.isMutable && KeptSelf.keeps($0) }.compactMap { variable in
        (variable.className ?? made(by: variable)).flatMap { index.entry(mentioned: $0, in: owner)?.id }
      }
    }
    return types.filter { type in
      type.declaration.kind == .class && kept.contains(type.id) && !known.contains(type.id)
        && !index.ancestors(of: type).contains("UIViewController")
    }
  }

  private static func made(by variable: Variable) -> String? {
    guard case .call(let callee, _)? = variable.value?.kind else { return nil }
    return CallFinder.baseName(of: callee)
  }

  /// Whether a method of the object puts a page into the property that it was given, or that is the topmost one: not one that it
  /// shows as the root of a window, or has as a child.
  func notes(_ variable: Variable) -> Bool {
    guard isOfPages(variable) else { return false }
    return type.functions.contains { function in
      guard case .function = function.kind, let body = function.body, !function.attributes.isStatic,
        !Self.installs(body)
      else { return false }
      let pages = Set(function.parameters.filter(isPage).map(\.name))
      return DirectWork(body).expressions.contains { expression in
        guard case .assign(let target, let value) = expression.kind, LocalNames.path(of: target) == variable.name else {
          return false
        }
        return isNoted(value, pages, body)
      }
    }
  }

  private func isPage(_ parameter: Parameter) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    return name == "UIViewController"
      || index.entry(mentioned: name, in: type).map { index.ancestors(of: $0).contains("UIViewController") } ?? false
  }

  private func isNoted(_ value: Expression, _ pages: Set<String>, _ body: [Statement]) -> Bool {
    guard let path = LocalNames.path(of: MethodUses.bare(value), LocalNames.aliases(in: body)) else { return false }
    if index.ancestors(of: type).contains("UIViewController") { return Self.isTopmost(path) }
    return pages.contains(path) || Self.isTopmost(path)
  }

  /// `window?.topMostViewController()`
  private static func isTopmost(_ path: String) -> Bool {
    guard let name = path.split(separator: ".").last?.lowercased() else { return false }
    return name.hasPrefix("top") && name.hasSuffix("()")
  }

  private static func installs(_ body: [Statement]) -> Bool {
    ["addChild", "addChildViewController", "setViewControllers"].contains { CallFinder.calls($0, in: body) }
      || CallFinder.assigns(["rootViewController", "viewControllers"], in: body)
  }
}
