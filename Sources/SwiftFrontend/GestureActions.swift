import Diagnostics
import Program

/// What a storyboard adds to the code: an `@IBAction` that takes a gesture recogniser is connected to one of that kind.
///
/// Interface Builder connects such an action to a recogniser that it has put on a view of the scene, nearly always the
/// controller's (https://developer.apple.com/documentation/uikit/uigesturerecognizer). The code shows nothing of it, so it is
/// written out: an override of the method that the machine calls when it makes a view for a controller.
enum GestureActions {
  /// `nil` where there is none: no such action, or code connects them all itself.
  static func connecting(_ functions: [Function], at place: SourceSpan) -> Function? {
    let actions = functions.filter { kind(of: $0) != nil && !isConnected($0, by: functions) }
    if actions.isEmpty { return nil }
    var attributes = Attributes()
    attributes.isOverride = true
    let name = "connectGestureActions"
    let inherited = Expression(.call(member(.superReference, name, place), []), place)
    let body = [inherited] + actions.map { connection(to: $0, at: place) }
    return Function(
      name: name, parameters: [], body: body.map { Statement(.expression($0), place) }, attributes: attributes,
      span: place, nameSpan: place)
  }

  /// The class of the recogniser that the action takes.
  private static func kind(of function: Function) -> String? {
    guard case .function = function.kind, function.attributes.names.contains("IBAction"),
      case .named(let type, _)? = function.parameters.first?.type, type.hasPrefix("UI"),
      type.hasSuffix("GestureRecognizer")
    else { return nil }
    return type
  }

  private static func isConnected(_ action: Function, by functions: [Function]) -> Bool {
    var found = false
    for function in functions {
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .selector(let name) = expression.kind else { return }
        if name == action.fullName || name == action.name { found = true }
      }
    }
    return found
  }

  /// `view.addGestureRecognizer(Kind(target: self, action: Selector("handle(_:)")))`
  private static func connection(to action: Function, at place: SourceSpan) -> Expression {
    let selector = call("Selector", [Argument(value: Expression(.string(action.fullName), place))], place)
    let recogniser = call(
      kind(of: action) ?? "",
      [
        Argument(label: "target", value: Expression(.selfReference, place)),
        Argument(label: "action", value: selector),
      ], place)
    let method = member(.name("view"), "addGestureRecognizer", place)
    return Expression(.call(method, [Argument(value: recogniser)]), place)
  }

  private static func call(_ name: String, _ arguments: [Argument], _ place: SourceSpan) -> Expression {
    Expression(.call(Expression(.name(name), place), arguments), place)
  }

  private static func member(_ base: Expression.Kind, _ name: String, _ place: SourceSpan) -> Expression {
    Expression(.member(Expression(base, place), name), place)
  }
}
