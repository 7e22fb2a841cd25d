import Program

/// What the code of a class does with a window that it makes.
struct WindowCode {
  /// Whether it makes one, or is one.
  let makesWindow: Bool
  /// Whether a property of each object is for it.
  let holdsWindow: Bool

  private let isWindow: Bool
  /// The names of the properties for windows.
  private let properties: Set<String>
  /// Whether what runs when an object is made fills the window.
  private let isFilledFirst: Bool
  private let bodies: [String: [Statement]]

  init(_ entry: TypeIndex.Entry, in index: TypeIndex) {
    let isWindowType = { (name: String) in
      guard name != "UIWindow" else { return true }
      return index.entry(mentioned: name, in: entry).map { index.ancestors(of: $0).contains("UIWindow") } ?? false
    }
    let held = entry.variables.filter { $0.className.map(isWindowType) ?? false }
    properties = Set(held.map(\.name))
    holdsWindow = held.contains { $0.isStored && !$0.attributes.isStatic }
    isWindow = index.ancestors(of: entry).contains("UIWindow")
    var makes = isWindow
    for body in HelperMethods.bodies(of: entry) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return }
        if name.first?.isUppercase == true, isWindowType(name) { makes = true }
      }
    }
    makesWindow = makes
    let first =
      entry.functions.filter { function in
        if case .initializer = function.kind { return true }
        return false
      }.compactMap(\.body) + entry.variables.map(HelperMethods.code)
    isFilledFirst = first.contains { Self.roots(in: $0).contains { !$0.isNil } }
    bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
  }

  /// Whether a method makes the window visible, with a page in it.
  func shows(_ function: Function) -> Bool {
    let reached = TriggerGroups.reached(from: function, bodies)
    let isFilled = isFilledFirst || Self.roots(in: reached).contains { !$0.isNil }
    return isFilled && (CallFinder.calls("makeKeyAndVisible", in: reached) || sets(hidden: false, reached))
  }

  /// Whether it hides the window, takes the page out of it, or lets go of it.
  func hides(_ function: Function) -> Bool {
    let reached = TriggerGroups.reached(from: function, bodies)
    if sets(hidden: true, reached) || Self.roots(in: reached).contains(where: \.isNil) { return true }
    var found = false
    Walk.expressions(in: reached) { expression in
      guard case .assign(let target, let value) = expression.kind, value.isNil,
        let name = PresentationCall.name(of: target), properties.contains(name)
      else { return }
      found = true
    }
    return found
  }

  /// Whether the statements assign that to `isHidden` of the window, or what may be that.
  private func sets(hidden isHidden: Bool, _ statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .assign(let target, let value) = expression.kind, isVisibility(MethodUses.bare(target)) else { return }
      if case .bool(!isHidden) = value.kind { return }
      found = true
    }
    return found
  }

  private func isVisibility(_ target: Expression) -> Bool {
    switch target.kind {
    case .name("isHidden"): isWindow
    case .member(let base, "isHidden"): isOfWindow(base)
    default: false
    }
  }

  /// Whether the class puts itself into the window.
  var showsItself: Bool {
    bodies.values.contains { body in
      Self.roots(in: body).contains { value in
        if case .selfReference = value.kind { return true }
        return false
      }
    }
  }

  private func isOfWindow(_ base: Expression) -> Bool {
    let base = MethodUses.bare(base)
    if case .selfReference = base.kind { return isWindow }
    guard let name = CallFinder.baseName(of: base) else { return false }
    return properties.contains(name) || name.lowercased().hasSuffix("window")
  }

  /// What the statements assign to `rootViewController`.
  static func roots(in statements: [Statement]) -> [Expression] {
    var values: [Expression] = []
    Walk.expressions(in: statements) { expression in
      guard case .assign(let target, let value) = expression.kind,
        CallFinder.baseName(of: target) == "rootViewController"
      else { return }
      values.append(value)
    }
    return values
  }
}
