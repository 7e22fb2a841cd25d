import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions that close something of one's own with an animation, and tell their client again when they are called once more
/// before it ends (TV604), seen in the text.
///
/// `hide` fades a view, removes it in the completion and tells its delegate. Each call starts an animation of its own, whose
/// completion runs once (developer.apple.com, `animate(withDuration:animations:completion:)`): closed by a tap and by a timer, or
/// by code, it tells twice. What has a second call find something changed, switches touches off or stops what runs is left out;
/// so is what only one kind of event leads to.
struct RepeatedClosing: TextCheck {
  static let rule = RuleID.TV604

  /// One for each class with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    var uses: MethodUses?
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      let closing = type.functions.filter(isNamedSo)
      if closing.isEmpty { return nil }
      let client = ClosingClient(of: type, in: index)
      let methods = OwnMethods(of: type, in: index)
      var spans: [SourceSpan] = []
      for function in closing {
        let work = ClosingWork(of: function, methods, telling: client)
        guard let tell = repeated(in: work), !spans.contains(tell), !isCall(tell, of: closing, in: function) else {
          continue
        }
        let known = uses ?? MethodUses(index)
        uses = known
        let events = ClosingEvents(of: type, client) { isOthers($0, of: type, known, among: types) }
        if comesTwice(events.events(of: function), work) { spans.append(tell) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [closedAgain])
    }
  }

  private static let verbs = ["hide", "dismiss", "close", "remove", "animateout", "disappear", "fadeout", "collapse"]

  private static func isNamedSo(_ function: Function) -> Bool {
    guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isOverride else {
      return false
    }
    let name = function.name.lowercased()
    return verbs.contains(where: name.hasPrefix)
  }

  /// Where the first tell is that a second call comes to.
  private static func repeated(in work: ClosingWork) -> SourceSpan? {
    if !work.removes || work.shutsOut { return nil }
    return work.tells.first { !work.keepsOut($0) }?.place
  }

  /// Whether a place is a call of another function that closes: that is judged itself.
  private static func isCall(_ place: SourceSpan, of others: [Function], in function: Function) -> Bool {
    var isFound = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard expression.span == place, case .call(let callee, let arguments) = expression.kind,
        let name = LocalNames.path(of: callee)
      else { return }
      let labels = arguments.filter { !$0.isTrailing }.map(\.label)
      isFound =
        isFound
        || others.contains { other in
          other.name == name && other.nameSpan != function.nameSpan && OwnMethods.given(labels, other.parameters) != nil
        }
    }
    return isFound
  }

  /// Whether clients can call it, or code that speaks of the class does.
  private static func isOthers(
    _ function: Function, of type: TypeIndex.Entry, _ uses: MethodUses, among types: [TypeIndex.Entry]
  ) -> Bool {
    if HelperMethods.isPrivate(function) { return false }
    // What nobody calls here is there for clients: an extension may make it public.
    let isPublic = [.public, .open].contains(function.attributes.access) || !uses.name(function, of: type)
    if isPublic, [.public, .open].contains(type.declaration.attributes.access) { return true }
    if !uses.areOthers(naming: function, of: type) { return false }
    return types.contains { other in
      other.id != type.id && other.functions.contains { CallFinder.calls(function.name, in: $0.body ?? []) }
        && CallFinder.mentionedNames(in: other).contains(type.name)
    }
  }

  /// Whether one event closes, and another that is not kept out comes before the end: not two taps, which UIKit keeps from
  /// views that move.
  private static func comesTwice(_ events: [ClosingEvents.Event], _ work: ClosingWork) -> Bool {
    let second = events.filter { event in
      event.asked.isDisjoint(with: work.changed.union(ClosingClient.going)) && !(event.kind == .timer && work.stops)
    }
    return second.contains { last in events.contains { $0.kind != last.kind } }
  }

  private static var closedAgain: Assumption {
    Assumption(
      text: "it is closed once more before the closing animation ends", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .clientHearsTwice,
      message: "nothing keeps a second closing out while the first one's animation runs: the client is told twice",
      span: span, alsoBreaks: [.TV1102])
  }
}
