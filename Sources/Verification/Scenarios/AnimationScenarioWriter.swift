import Program
import Subjects

/// The scenarios of code that animates transitions without being an animator.
extension ScenarioWriter {
  /// An animator that leaves its work to the code under test.
  func animation(_ animation: SubjectFinder.Animation, of entry: TypeIndex.Entry, number: Int) -> ScenarioClass {
    let made: String
    let animator = animation.returnsAnimator ? "StartingAnimator" : "FunctionAnimator"
    switch animation {
    case .closure: made = "\(animator)(closureUnderTest\(number))"
    case .function(let function) where function.attributes.isStatic:
      made = "\(animator)({ context in \(entry.name).\(handing(to: function)) })"
    case .function(let function):
      // Kept as long as the animator: what it does later finds it.
      made =
        "let worker = \(call.text(for: entry)); return \(animator)({ context in worker.\(handing(to: function)) })"
    case .worker(let initialiser):
      made = "WorkerAnimator({ context in \(entry.name)\(arguments(for: initialiser, of: entry, number: number)) })"
    case .contextMethod(let function):
      let rest =
        CallFinder.calls("completeTransition", in: function.body ?? [])
        ? "" : "; ReferenceAnimator().animateTransition(using: context)"
      made = "FunctionAnimator({ context in context.\(invocation(of: function))\(rest) })"
    }
    if givenFamilies.family(of: animation, in: entry) == .navigation {
      return navigationAnimation(animation, made, of: entry)
    }
    let maker = ScenarioClass.Override(
      "func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning", [made])
    let use = use(of: animation, in: entry).map { ScenarioClass.Override("var use: AnimatorUse", ".\($0.rawValue)") }
    return ScenarioClass("AnimatorScenario", [maker] + [use].compactMap(\.self) + driving(animation))
  }

  /// One that is only given to pushes and pops. What is for one way alone leaves the other to UIKit's own animation.
  private func navigationAnimation(
    _ animation: SubjectFinder.Animation, _ made: String, of entry: TypeIndex.Entry
  ) -> ScenarioClass {
    let returned = made.contains("return ") ? made : "return \(made)"
    let statements: [String]
    switch use(of: animation, in: entry) {
    case .presentations?: statements = ["if !presenting { return ReferenceAnimator() }", returned]
    case .dismissals?: statements = ["if presenting { return ReferenceAnimator() }", returned]
    default: statements = [made]
    }
    let maker = ScenarioClass.Override(
      "func makeAnimator(pushing presenting: Bool) -> UIViewControllerAnimatedTransitioning", statements)
    return ScenarioClass("NavigationAnimatorScenario", [maker] + driving(animation))
  }

  /// Who is given the code may say by a label for which transitions it is meant, and so may the name of a function.
  private func use(of animation: SubjectFinder.Animation, in entry: TypeIndex.Entry) -> AnimatorPurpose.Use? {
    directions.use(of: animation, in: entry) ?? Self.namedUse(of: animation)
  }

  /// A function that asks whether the transition is interactive leaves those that are to others.
  private func driving(_ animation: SubjectFinder.Animation) -> [ScenarioClass.Override] {
    guard case .function(let function) = animation, CallFinder.reads("isInteractive", in: function.body ?? []) else {
      return []
    }
    return [.init("var drivesInteractively: Bool", "false")]
  }

  private static func namedUse(of animation: SubjectFinder.Animation) -> AnimatorPurpose.Use? {
    guard case .function(let function) = animation else { return nil }
    return AnimatorPurpose.use(named: function.fullName)
  }

  private func handing(to function: Function) -> String { invocation(of: function, part) }

  /// What a parameter that takes part in the transition is given, as far as type and name say which part.
  private func part(_ parameter: Parameter) -> String? {
    guard let type = parameter.type, case .named(let name, _) = type.unwrapped else { return nil }
    let words = CamelCase.words(of: parameter.name)
    let side = words.contains("from") ? ".from" : words.contains("to") ? ".to" : nil
    switch name {
    case SubjectFinder.context: return "context"
    case "UIView" where words.contains("container"): return "context.containerView"
    case "UIViewController":
      return side.map { "context.viewController(forKey: \($0))\(type.isOptional ? "" : "!")" }
    case "UIView":
      return side.map { "context.view(forKey: \($0))\(type.isOptional ? "" : " ?? UIView()")" }
    default: return nil
    }
  }

  private func arguments(for initialiser: Function, of entry: TypeIndex.Entry, number: Int) -> String {
    let wrapper = ContextWrapper(initialiser, of: entry)
    let text = invocation(of: initialiser) { parameter in
      guard parameter.name == wrapper?.parameter.name, let wrapper else { return part(parameter) }
      if let known = index.entry(named: wrapper.type, from: entry.file), known.isSubject {
        return call.text(for: known, known: [SubjectFinder.context: "context"])
      }
      return "Stand\(number)(context)"
    }
    return String(text.dropFirst(initialiser.name.count))
  }

  /// What nobody declares and holds the context.
  func wrapperStand(for candidate: SubjectFinder.Candidate, number: Int) -> String {
    guard case .animation(.worker(let initialiser)) = candidate.role,
      let wrapper = ContextWrapper(initialiser, of: candidate.entry),
      index.entry(named: wrapper.type, from: candidate.entry.file) == nil
    else { return "" }
    return """

      final class Stand\(number): \(wrapper.type) {
        let \(wrapper.member): UIViewControllerContextTransitioning
        init(_ held: UIViewControllerContextTransitioning) { \(wrapper.member) = held }
      }

      """
  }
}

/// A parameter of an initialiser that holds the context: the class reads it from there.
private struct ContextWrapper {
  var parameter: Parameter
  var type: String
  var member: String

  init?(_ initialiser: Function, of entry: TypeIndex.Entry) {
    for variable in entry.variables where Parameter.isContext(variable.type) {
      guard let (holder, member) = Self.read(variable.accessors?.getter),
        let parameter = initialiser.parameters.first(where: { $0.name == holder }),
        case .named(let type, _)? = parameter.type?.unwrapped
      else { continue }
      self.parameter = parameter
      self.type = type
      self.member = member
      return
    }
    return nil
  }

  /// `holder.member`, perhaps after `return`.
  private static func read(_ getter: [Statement]?) -> (holder: String, member: String)? {
    guard let getter, getter.count == 1 else { return nil }
    let value: Expression
    switch getter[0].kind {
    case .expression(let expression): value = expression
    case .return(let expression?): value = expression
    default: return nil
    }
    guard case .member(let base, let member) = value.kind, let holder = PresentationCall.name(of: base) else {
      return nil
    }
    return (holder, member)
  }
}

extension CallFinder {
  /// Whether the statements read a member of that name, of whatever object.
  static func reads(_ member: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      if case .member(_, member) = expression.kind { found = true }
    }
    return found
  }
}
