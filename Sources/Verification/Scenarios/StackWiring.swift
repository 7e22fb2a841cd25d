import Program
import Subjects

/// How an app lets an object of its own work for a navigation controller, where no initialiser does: it calls a method,
/// `coordinator.attach(to: stack)`, or fills a property, `coordinator.navigationController = stack`; a storyboard fills outlets.
extension ScenarioWriter {
  /// The object, given the stack as its makers do. What they never do nothing in the scenario does.
  func attachedToStack(_ made: String, _ entry: TypeIndex.Entry) -> String {
    let statements =
      stackProperties(of: entry) + stackMethods(of: entry).prefix(Self.mostMethods).map(attaching) + wakingUp(entry)
    return statements.isEmpty ? made : "given(\(made)) { \(statements.joined(separator: "; ")) }"
  }

  private static let mostMethods = 2
  private static let stack = "UINavigationController"

  /// `$0.attach(to: navigationController)`
  private func attaching(_ method: Function) -> String {
    "$0."
      + invocation(of: method) { parameter in
        switch Self.typeName(of: parameter) {
        case Self.stack: "navigationController"
        case "UIView": "navigationController.view"
        default: nil
        }
      }
  }

  /// What others fill with a navigation controller; an initialiser that asks for one has done so.
  private func stackProperties(of entry: TypeIndex.Entry) -> [String] {
    let isGiven = entry.functions.contains { function in
      guard case .initializer = function.kind else { return false }
      return function.parameters.contains { Self.typeName(of: $0) == Self.stack }
    }
    if isGiven { return [] }
    return entry.variables.filter { variable in
      let attributes = variable.attributes
      return variable.className == Self.stack && variable.isStored && variable.isMutable && variable.value == nil
        && !attributes.isStatic && !attributes.isLazy && !attributes.hasPrivateSetter
        && !HelperMethods.isPrivate(attributes) && (given.isAssigned(variable.name) || Self.isOutlet(variable))
    }.map { "$0.\($0.name) = navigationController" }
  }

  private static func isOutlet(_ variable: Variable) -> Bool { variable.attributes.names.contains("IBOutlet") }

  /// An object of a storyboard's scene is told when its outlets are set (developer.apple.com, `awakeFromNib()`).
  private func wakingUp(_ entry: TypeIndex.Entry) -> [String] {
    let isOfScene = entry.variables.contains { $0.className == Self.stack && Self.isOutlet($0) }
    return isOfScene && entry.functions.contains { $0.fullName == "awakeFromNib()" && $0.attributes.isOverride }
      ? ["$0.awakeFromNib()"] : []
  }

  /// The methods that others call before a stack moves: they keep it, become its delegate or let it know a gesture, and ask it
  /// for nothing yet. The superclass's last.
  private func stackMethods(of entry: TypeIndex.Entry) -> [Function] {
    let functions = index.lineage(of: entry).filter(\.isSubject).flatMap(\.functions)
    let bodies = Dictionary(functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return functions.filter { function in
      guard case .function = function.kind, given.calledOnOthers.contains(function.name),
        !function.attributes.isStatic, !function.attributes.isOverride, !HelperMethods.isPrivate(function),
        function.genericParameters.isEmpty, function.name != "navigationController",
        !functions.contains(where: { CallFinder.calls(function.name, in: $0.body ?? []) })
      else { return false }
      let body = TriggerGroups.reached(from: function, bodies)
      if !CallFinder.calledNames(in: body).isDisjoint(with: Self.requests) { return false }
      let attaches = CallFinder.calls("addGestureRecognizer", in: body) || Self.setsDelegate(in: body)
      let stacks = function.parameters.filter { Self.typeName(of: $0) == Self.stack }
      if stacks.isEmpty { return attaches && function.parameters.allSatisfy(Self.isOfStack) }
      return attaches || Self.keeps(stacks[0].name, in: body)
    }
  }

  /// What belongs to the stack, or need not be given.
  private static func isOfStack(_ parameter: Parameter) -> Bool {
    parameter.defaultValue != nil || typeName(of: parameter) == "UIView"
  }

  private static let requests: Set<String> = [
    "pushViewController", "popViewController", "popToViewController", "popToRootViewController", "setViewControllers",
    "present", "dismiss", "show",
  ]

  /// `stack.delegate = self`
  private static func setsDelegate(in body: [Statement]) -> Bool {
    hasAssignment(in: body) { target, value in
      guard case .selfReference = value.kind else { return false }
      return CallFinder.baseName(of: target) == "delegate"
    }
  }

  /// `self.stack = stack`
  private static func keeps(_ parameter: String, in body: [Statement]) -> Bool {
    hasAssignment(in: body) { _, value in
      guard case .name(parameter) = value.kind else { return false }
      return true
    }
  }

  private static func hasAssignment(
    in body: [Statement], where fits: @escaping (_ target: Expression, _ value: Expression) -> Bool
  ) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind else { return }
      if fits(target, value) { found = true }
    }
    return found
  }

  private static func typeName(of parameter: Parameter) -> String? {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return nil }
    return name
  }
}
