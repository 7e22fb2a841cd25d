import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Animators whose animation takes longer than what `transitionDuration(using:)` answers, both being constants of the text
/// (TV109).
///
/// Delays count, and so do animations one after the other where the completion of the last one completes the transition.
/// UIKit times by the answer what it runs beside the animator (UIViewControllerTransitioning.h: "This is used for percent
/// driven interactive transitions, as well as for container controllers that have companion animations").
struct LongerThanDeclared: TextCheck, Sendable {
  static let rule = RuleID.TV109

  /// One for each class with such animations, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind != .struct }.compactMap { type in
      let answers = type.functions.filter { $0.name == "transitionDuration" && $0.parameters.count == 1 }
      let constants = DurationConstants(type: type, globals: program.files[type.file].variables)
      guard answers.count == 1, let declared = constants.result(of: answers[0].body ?? []),
        declared > 0
      else { return nil }
      let check = LongerThanDeclared(constants: constants, declared: declared)
      let causes = type.functions.flatMap { check.longOnes(in: $0.body ?? []) }.map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let constants: DurationConstants
  let declared: Double

  private func longOnes(in body: [Statement]) -> [SourceSpan] {
    if !CallFinder.calls("completeTransition", in: body) { return [] }
    let locals = constants.locals(of: body, declared: declared)
    return Self.animations(in: body).compactMap { animation in
      guard let end = end(of: animation, locals) else { return nil }
      return end.time > declared + 0.001 ? end.span : nil
    }
  }

  /// The time from its start to the end of what completes the transition, and the last animation; nil where the time is no
  /// constant.
  private func end(of animation: Expression, _ locals: [String: Double]) -> (time: Double, span: SourceSpan)? {
    guard case .call(_, let arguments) = animation.kind, let completion = Self.completion(arguments),
      let duration = value("withDuration", of: arguments, locals, otherwise: nil),
      let delay = value("delay", of: arguments, locals, otherwise: 0),
      CallFinder.calls("completeTransition", in: completion)
    else { return nil }
    let following = Self.animations(in: completion)
    if following.isEmpty { return (delay + duration, animation.span) }
    let ends = following.compactMap { end(of: $0, locals) }
    return ends.max { $0.time < $1.time }.map { (delay + duration + $0.time, $0.span) }
  }

  /// Nil where it is no constant.
  private func value(
    _ label: String, of arguments: [Argument], _ locals: [String: Double], otherwise: Double?
  ) -> Double? {
    guard let argument = arguments.first(where: { $0.label == label }) else { return otherwise }
    return constants.value(of: argument.value, locals)
  }

  /// The outermost calls of `UIView.animate(withDuration:…)`, in the order of the code.
  private static func animations(in body: [Statement]) -> [Expression] {
    var found: [Expression] = []
    var inner: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.first?.label == "withDuration",
        ["animate", "animateKeyframes"].contains(CallFinder.baseName(of: callee)), !inner.contains(expression.span)
      else { return }
      found.append(expression)
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        Walk.expressions(in: closure.body) { inner.insert($0.span) }
      }
    }
    return found
  }

  private static func completion(_ arguments: [Argument]) -> [Statement]? {
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    guard closures.count == 2, case .closure(let closure)? = closures.last?.value.kind else { return nil }
    return closure.body
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .animationIsLonger,
      message: "the animation takes longer than the duration that the animator declares", span: span, alsoBreaks: [])
  }
}
