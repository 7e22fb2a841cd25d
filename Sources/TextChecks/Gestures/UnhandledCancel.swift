import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Handlers of gestures that end the transition they drive, or close or settle the page that they drag, only where the finger is
/// lifted (TV201), seen in the text.
///
/// A recogniser that has begun may become `.cancelled` instead of `.ended`: a call comes in, an alert appears, another
/// recogniser wins. Where neither the handler nor anything else of the class speaks of that state, and finishing and
/// cancelling stand in the branch of `.ended` alone, the transition stays half-way for ever, whoever has begun it. A page that
/// the handler moves stays where the finger was, and a property animator that it scrubs stays paused there. `.failed` is no such
/// state: what has begun cannot fail.
///
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum/cancelled: "The gesture recognizer has
/// received touches resulting in the cancellation of a continuous gesture."
struct UnhandledCancel: TextCheck {
  static let rule = RuleID.TV201
  static let isOfFunction = true

  private static let began = "began"
  private static let ended = "ended"
  private static let cancelled: Set<String> = ["cancelled"]
  private static let outcomes: Set<String> = [
    "finish", "cancel", "finishInteractiveTransition", "cancelInteractiveTransition",
  ]
  private static let requests: Set<String> = [
    "dismiss", "present", "popViewController", "popToRootViewController", "popToViewController", "pushViewController",
    "performSegue",
  ]

  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      if speaksOfOthers(type, index) { return nil }
      let isController = index.ancestors(of: type).contains("UIViewController")
      let isDriver = !index.ancestors(of: type).isDisjoint(with: drivers)
      let search = UnhandledCancel(type: type, isController: isController, isDriver: isDriver)
      let causes = type.functions.compactMap(search.cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let type: TypeIndex.Entry
  let isController: Bool
  /// Whether it is an interaction controller.
  let isDriver: Bool

  private static let drivers: Set<String> = [
    "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
  ]
  private static let updates: Set<String> = ["update", "updateInteractiveTransition"]

  /// Whether some code of the class, or of one that it inherits from, names a state that is no proper end, or has its
  /// recogniser's touches cancelled.
  private static func speaksOfOthers(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    index.lineage(of: type).filter(\.isSubject).contains { entry in
      entry.functions.contains { $0.name == "touchesCancelled" }
        || HelperMethods.bodies(of: entry).contains { !GestureStates.named(in: $0).isDisjoint(with: cancelled) }
    }
  }

  private func cause(_ function: Function) -> RootCause? {
    guard let body = function.body, let gesture = function.parameters.first(where: Self.isRecogniser),
      let branches = GestureStates.branches(of: gesture.name, in: body), let end = branches[Self.ended]
    else { return nil }
    if asks(branches) || isDriver && calls(Self.updates, in: body, depth: 2) > 0 {
      return stands(Self.outcomes, only: end, in: body)
        ? cause("a gesture that is cancelled neither finishes nor cancels its transition", end.span) : nil
    }
    if scrubs(body), stands(Self.goingOn, only: end, in: body) {
      return cause("a gesture that is cancelled leaves the animation where the finger was", end.span)
    }
    guard let dragged = dragged(by: gesture.name, in: body) else { return nil }
    let isPage = dragged.contains("view") && isController && stands(Self.settling, only: end, in: body)
    return isPage || stands(Self.closing, only: end, in: body)
      ? cause("a gesture that is cancelled leaves the page where the finger was", end.span) : nil
  }

  private func cause(_ message: String, _ span: SourceSpan) -> RootCause {
    RootCause(rule: Self.rule, message: message, span: span, alsoBreaks: [])
  }

  /// Whether the handler, or an own method that it calls, moves a property animator with the finger.
  private func scrubs(_ body: [Statement], depth: Int = 2) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, _):
        if case .member(_, "fractionComplete") = MethodUses.bare(target).kind { found = true }
      case .call(let callee, _):
        guard depth > 0, MethodUses.isOfSelf(callee), let name = CallFinder.baseName(of: callee) else { return }
        let helpers = type.functions.filter { $0.name == name }
        if helpers.contains(where: { scrubs($0.body ?? [], depth: depth - 1) }) { found = true }
      default: break
      }
    }
    return found
  }

  /// Whether calls of such names stand in the branch, and nowhere else in the handler.
  private func stands(_ names: Set<String>, only end: GestureStates.Branch, in body: [Statement]) -> Bool {
    let told = calls(names, in: end.bodies.flatMap(\.self), depth: 2)
    return told > 0 && told == calls(names, in: body, depth: 2)
  }

  /// The names of what the handler of a pan moves with the finger; nil where it moves nothing.
  private func dragged(by gesture: String, in body: [Statement]) -> Set<String>? {
    var follows = false
    var moved: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .member(let base, "translation"): if case .name(gesture) = base.kind { follows = true }
      case .assign(let target, _), .compoundAssign(_, let target, _):
        let names = AppEvents.mentioned(in: [Statement(.expression(target), target.span)])
        if !names.isDisjoint(with: Self.places) { moved.formUnion(names) }
      default: break
      }
    }
    return follows && !moved.isEmpty ? moved : nil
  }

  private static let closing: Set<String> = ["dismiss", "popViewController"]
  /// What brings a page of an own container to where it stays.
  private static let settling: Set<String> = ["animate", "startAnimation", "continueAnimation"]
  /// What lets an animator leave the place that it was paused at.
  private static let goingOn: Set<String> = ["continueAnimation", "stopAnimation", "finishAnimation"]
  private static let places: Set<String> = ["center", "frame", "transform", "origin", "constant"]

  private static func isRecogniser(_ parameter: Parameter) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    return name.hasSuffix("GestureRecognizer")
  }

  /// Whether the beginning of the gesture, or its first moves, start a transition.
  private func asks(_ branches: [String: GestureStates.Branch]) -> Bool {
    [Self.began, "changed"].contains { state in
      branches[state].map { calls(Self.requests, in: $0.bodies.flatMap(\.self), depth: 2) > 0 } ?? false
    }
  }

  /// How many calls of such names stand there, and in the own methods that are called there.
  private func calls(_ names: Set<String>, in body: [Statement], depth: Int) -> Int {
    var count = 0
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
      if names.contains(name) { count += 1 }
      guard depth > 0, MethodUses.isOfSelf(callee),
        let helper = type.functions.first(where: { $0.name == name && $0.body != nil })
      else { return }
      count += calls(names, in: helper.body ?? [], depth: depth - 1)
    }
    return count
  }
}
