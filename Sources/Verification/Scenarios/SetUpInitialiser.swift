import Program
import Subjects

/// A controller may have an initialiser that makes it a transition of its own beside one that does not: a viewer of pictures
/// that is told which view it comes from is shown with an animation, and without it as any page. What is made with less
/// would have no transition.
extension InitialiserCall {
  /// Of a controller that sets its own delegate in initialisers only, the one that does and asks for the least; nil where
  /// the usual one (`chosen`) does, too, or hands on to another.
  func settingUp(_ own: [Function], of type: TypeIndex.Entry, besides chosen: Function?) -> Function? {
    guard index.ancestors(of: type).contains("UIViewController"), let chosen, !Self.setsDelegate(chosen),
      !Self.handsOn(chosen)
    else { return nil }
    let others = type.functions.filter { function in
      if case .initializer = function.kind { return false }
      return Self.setsDelegate(function)
    }
    if !others.isEmpty { return nil }
    return own.filter { Self.setsDelegate($0) && isProvided($0, of: type) }
      .min { $0.parameters.count < $1.parameters.count }
  }

  /// Whether it was chosen for that.
  func setsTransitionUp(_ initialiser: Function, of entry: TypeIndex.Entry) -> Bool {
    Self.setsDelegate(initialiser) && isProvided(initialiser, of: entry)
  }

  /// Whether it calls another initialiser of its own class.
  private static func handsOn(_ function: Function) -> Bool {
    var found = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .call(let callee, _) = expression.kind, case .member(let base, "init") = callee.kind,
        case .selfReference = base.kind
      else { return }
      found = true
    }
    return found
  }

  private static func setsDelegate(_ function: Function) -> Bool {
    CallFinder.assigns(["transitioningDelegate"], in: function.body ?? [])
  }

  /// Whether something is asked for that only a screen has: a view, or an object of the sources made of one.
  private func isProvided(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    function.parameters.contains { parameter in
      guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
      return name == "UIView" || origin(named: name, in: entry) != nil
    }
  }

  /// What an initialiser that sets a transition up is given: a view that what is presented comes from, or an object of the
  /// sources that is made of one.
  func origin(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return nil }
    return name == "UIView" ? Self.view : origin(named: name, in: entry)
  }

  /// Where the class can be made of a rectangle, too, a client may do that.
  private func origin(named name: String, in entry: TypeIndex.Entry) -> String? {
    guard let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .class,
      !type.isPrivate, !index.ancestors(of: type).contains("UIViewController")
    else { return nil }
    let ways = type.functions.compactMap { Self.way($0, of: type) }
    guard let usual = ways.first(where: { $0.text.contains(Self.view) }) else { return nil }
    guard let other = ways.first(where: { !$0.text.contains(Self.view) }) else { return usual.text }
    return "(mayHappen(\"it is made with '\(other.label)'\", by: .client) ? \(other.text) : \(usual.text))"
  }

  private static func way(_ function: Function, of type: TypeIndex.Entry) -> (label: String, text: String)? {
    guard case .initializer(failable: false) = function.kind, function.attributes.access != .private,
      let parameter = function.parameters.first,
      function.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }),
      case .named(let name, _)? = parameter.type?.unwrapped, let value = values[name]
    else { return nil }
    let label = parameter.label ?? ""
    return (label, "\(type.name)(\(label.isEmpty ? "" : label + ": ")\(value))")
  }

  private static let view = "sourceView()"
  private static let values = ["UIView": view, "CGRect": "CGRect(.computed)"]
}
