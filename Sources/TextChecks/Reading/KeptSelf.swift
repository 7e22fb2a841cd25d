import Diagnostics
import Program
import Subjects

/// What of the text keeps an object alive: strong properties, and closures that have `self`.
enum KeptSelf {
  /// Whether a class is of the screen: a controller or a view, which lives as long as what shows it, or what UIKit keeps as long
  /// as it presents a controller.
  static func isShown(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class && !index.ancestors(of: type).isDisjoint(with: ofScreen)
  }

  private static let ofScreen = ["UIViewController", "UIView", "UIPresentationController"]

  static func keeps(_ variable: Variable) -> Bool {
    let attributes = variable.attributes
    return variable.isStored && !attributes.isStatic && !attributes.isWeak && !attributes.isUnowned
  }

  static func word(for type: TypeIndex.Entry, _ index: TypeIndex) -> String {
    let ancestors = index.ancestors(of: type)
    if ancestors.contains("UIPresentationController") { return "the presentation controller" }
    return ancestors.contains("UIViewController") ? "the controller" : "the view"
  }

  /// Whether a closure has `self`, by its list of captures or by what it does. Inside of one with a weak `self` the inner ones
  /// have that: they ask for it with `self?` or bind it again.
  static func isStrong(_ closure: Closure) -> Bool {
    if let own = closure.captures.first(where: { $0.name == "self" }) { return own.strength == .strong }
    var found = false
    var isWeak = false
    Walk.expressions(in: closure.body) { expression in
      switch expression.kind {
      case .selfReference, .superReference: found = true
      case .chainLink(let inner): if case .selfReference = inner.kind { isWeak = true }
      case .binary(_, let left, let right):
        if case .selfReference = left.kind, case .nil = right.kind { isWeak = true }
      default: break
      }
    }
    Walk.statements(in: closure.body) { statement in
      let conditions =
        switch statement.kind {
        case .guard(let conditions, _): conditions
        case .if(let branch): branch.conditions
        default: [Condition]()
        }
      for case .binding(_, _, let value, _) in conditions {
        if case .selfReference = value.kind { isWeak = true }
      }
    }
    return found && !isWeak
  }

  /// The properties that calls of the code are assigned to, by their places: at once, or by a local name.
  static func properties(in body: [Statement]) -> [SourceSpan: String] {
    var locals: [String: SourceSpan] = [:]
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value else { continue }
      locals[name] = MethodUses.bare(value).span
    }
    var found: [SourceSpan: String] = [:]
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target) else {
        return
      }
      let made = MethodUses.bare(value)
      if case .name(let local) = made.kind, let place = locals[local] {
        found[place] = path
      } else {
        found[made.span] = path
      }
    }
    return found
  }

  /// Everything of a type that may run while it lives.
  ///
  /// - Parameter excluded: where the names of functions stand that do not count.
  static func running(of entry: TypeIndex.Entry, without excluded: Set<SourceSpan> = []) -> [[Statement]] {
    let functions = entry.functions.filter { function in
      if case .deinitializer = function.kind { return false }
      return !excluded.contains(function.nameSpan)
    }
    return functions.compactMap(\.body) + entry.variables.map(HelperMethods.code)
  }

  /// The code of objects: methods and what makes lazy properties.
  static func code(of type: TypeIndex.Entry) -> [[Statement]] {
    let lazy = type.variables.filter(\.attributes.isLazy).map(HelperMethods.code)
    return type.functions.filter { !$0.attributes.isStatic }.compactMap(\.body) + lazy
  }
}
