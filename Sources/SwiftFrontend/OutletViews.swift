import Diagnostics
import Program

/// What a storyboard adds to the code: the views behind the outlets that the code gives gestures.
///
/// Interface Builder loads them together with the controller's view, inside of it, and connects the outlets before
/// `viewDidLoad` (https://developer.apple.com/documentation/uikit/uiviewcontroller, "Managing the view"; Resource Programming
/// Guide, Nib Files: outlets "are connected" by the time of `awakeFromNib`). A drag on such a view is the user's as one on the
/// controller's own. So they are written out: an override of the method that the machine calls when it makes a view for a
/// controller. All other outlets stay unknown.
enum OutletViews {
  /// `nil` where there are none, or where nothing that a finger does could lead to a transition.
  static func connecting(
    _ functions: [Function], _ variables: [Variable], inherited: [TypeReference], at place: SourceSpan
  ) -> Function? {
    guard case .named(let name, _)? = inherited.first, name.hasSuffix("ViewController") else { return nil }
    let outlets = variables.filter { kind(of: $0) != nil }
    if outlets.isEmpty { return nil }
    var search = GestureSearch(parts: Set(variables.map(\.name)).subtracting(outlets.map(\.name)))
    for function in functions { search.look(in: function.body ?? []) }
    for variable in variables { search.look(in: code(of: variable)) }
    let touched = outlets.filter { search.touched.contains($0.name) && search.moves || search.given.contains($0.name) }
    if touched.isEmpty { return nil }
    var attributes = Attributes()
    attributes.isOverride = true
    let inherited = Expression(.call(Expression(.member(base(.superReference, place), method), place), []), place)
    let body = [inherited] + touched.prefix(most).map { connection(of: $0, at: place) }
    return Function(
      name: method, parameters: [], body: body.map { Statement(.expression($0), place) }, attributes: attributes,
      span: place, nameSpan: place)
  }

  private static let method = "connectOutletViews"
  /// Each one more multiplies what fingers can do.
  private static let most = 3

  /// The class of a view that an outlet stands for; outlets of the app's own classes are not made here.
  private static func kind(of variable: Variable) -> String? {
    guard variable.attributes.names.contains("IBOutlet"), variable.isStored, variable.value == nil,
      case .named(let name, _)? = variable.type?.unwrapped, ["UIView", "UIImageView"].contains(name)
    else { return nil }
    return name
  }

  private static func code(of variable: Variable) -> [Statement] {
    let value = variable.value.map { [Statement(.expression($0), $0.span)] } ?? []
    return value + (variable.accessors?.getter ?? []) + (variable.accessors?.didSet?.body ?? [])
  }

  /// `outlet = connectOutletView(UIView())`
  private static func connection(of outlet: Variable, at place: SourceSpan) -> Expression {
    let made = Expression(.call(base(.name(kind(of: outlet) ?? ""), place), []), place)
    let connected = Expression(.call(base(.name("connectOutletView"), place), [Argument(value: made)]), place)
    let target = Expression(.member(base(.selfReference, place), outlet.name), place)
    return Expression(.assign(target, connected), place)
  }

  private static func base(_ kind: Expression.Kind, _ place: SourceSpan) -> Expression { Expression(kind, place) }
}

/// The views to which code adds gestures itself, and those that it gives to objects that may.
private struct GestureSearch {
  /// The names of properties of the class.
  let parts: Set<String>
  var touched: Set<String> = []
  var given: Set<String> = []
  /// Whether anything is shown or closed.
  var moves = false

  init(parts: Set<String>) { self.parts = parts }

  private static let requests: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController", "performSegue",
  ]
  /// Beginnings of the names of UIKit's own classes, which add no gestures of the app's.
  private static let system = ["UI", "NS", "CA", "CG", "AV"]

  mutating func look(in statements: [Statement]) {
    var calls: [(callee: Expression, arguments: [Argument])] = []
    Walk.expressions(in: statements) { expression in
      if case .call(let callee, let arguments) = expression.kind { calls.append((Self.bare(callee), arguments)) }
    }
    for (callee, arguments) in calls {
      switch callee.kind {
      case .name(let name) where name.first?.isUppercase == true: give(arguments, to: name)
      case .member(let base, let name): ask(Self.name(of: base), name, arguments)
      case .name(let name): if Self.requests.contains(name) { moves = true }
      default: break
      }
    }
  }

  private mutating func give(_ arguments: [Argument], to type: String) {
    if Self.system.contains(where: type.hasPrefix) { return }
    given.formUnion(arguments.compactMap { Self.name(of: $0.value) })
  }

  private mutating func ask(_ receiver: String?, _ name: String, _ arguments: [Argument]) {
    if Self.requests.contains(name) { moves = true }
    guard let receiver else { return }
    if name == "addGestureRecognizer" { touched.insert(receiver) }
    if parts.contains(receiver) && !name.hasSuffix("Subview") {
      given.formUnion(arguments.compactMap { Self.name(of: $0.value) })
    }
  }

  /// `x`, `self.x`, `x?`, `x!`.
  private static func name(of expression: Expression) -> String? {
    let expression = bare(expression)
    switch expression.kind {
    case .name(let name): return name
    case .member(let base, let name):
      if case .selfReference = bare(base).kind { return name }
      return nil
    default: return nil
    }
  }

  private static func bare(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: expression
    }
  }
}
