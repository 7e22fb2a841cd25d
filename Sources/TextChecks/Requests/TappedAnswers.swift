import Diagnostics
import Program
import RunReport
import Subjects

/// What a tap leads to when an answer comes, where nothing keeps the user from tapping again in the meantime.
///
/// Two taps are two requests, and each answer asks UIKit for the same once more. Left out is what shows something at once,
/// covers the page, asks the user first, switches a control off, or notes that it waits, and so are answers that come before
/// the user can tap again, and pulls that refresh: the control takes no other one until it is told that the first has ended.
struct TappedAnswers {
  let type: TypeIndex.Entry
  private let methods: OwnMethods
  private let prompt: PromptFunctions

  init(of type: TypeIndex.Entry, in index: TypeIndex, besides prompt: PromptFunctions) {
    self.type = type
    self.prompt = prompt
    methods = OwnMethods(of: type, in: index)
  }

  /// The code of answers, with what the names around it stand for.
  struct Answer {
    let function: Function
    let body: [Statement]
    let aliases: [String: String]
  }

  /// The answers to what taps ask for, function by function.
  func answers() -> [Answer] {
    let heard = Answers.heard(by: type)
    return type.functions.flatMap { function -> [Answer] in
      let body = function.body ?? []
      let taps = Taps.closures(in: body).flatMap { tap in
        answers(to: tap.closure.body, in: function, LocalNames.aliases(in: body))
      }
      guard LateRequests.isTapped(function) || Self.isCalledForTap(function), !heard.contains(function.name),
        !isOfRefreshing(function)
      else { return taps }
      return answers(to: body, in: function) + taps
    }
  }

  /// What code that a tap runs leads to.
  private func answers(
    to tapped: [Statement], in function: Function, _ known: [String: String] = [:]
  ) -> [Answer] {
    if blocks(tapped) || shows(tapped) { return [] }
    return bodies(tapped, of: function).flatMap { body -> [Answer] in
      if blocks(body) { return [] }
      let aliases = known.merging(LocalNames.aliases(in: body)) { $1 }
      var asked: [SourceSpan] = []
      Walk.expressions(in: body) { asked += Answers.ofQuestions($0) }
      return Answers.all(in: body, besides: prompt).filter { answer in
        !asked.contains { $0.contains(answer.call) }
      }.map { Answer(function: function, body: $0.closure.body, aliases: aliases) }
    }
  }

  /// `videoBoxDidTap(_:)`, `sharePressed()`
  private static func isCalledForTap(_ function: Function) -> Bool {
    guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isOverride else {
      return false
    }
    let name = function.name
    return name.hasSuffix("DidTap") || ["Tapped", "Pressed", "Clicked"].contains(where: name.hasSuffix)
  }

  /// Code of a function and that of methods which it calls.
  private func bodies(_ body: [Statement], of function: Function) -> [[Statement]] {
    let aliases = LocalNames.aliases(in: body)
    var bodies = [body]
    var known: Set<SourceSpan> = [function.nameSpan]
    for call in DirectWork(body).expressions {
      guard case .call(let callee, let arguments) = call.kind,
        let method = methods.method(called: callee, arguments, aliases), known.insert(method.nameSpan).inserted
      else { continue }
      bodies.append(method.body ?? [])
    }
    return bodies
  }

  private static let switching: Set<String> = [
    "isEnabled", "isHidden", "beginIgnoringInteractionEvents", "isRefreshing", "beginRefreshing", "alpha",
    "allowsSelection", "removeFromSuperview",
  ]

  /// Whether code keeps further taps out, or takes note that it waits.
  private func blocks(_ body: [Statement]) -> Bool {
    let names = AppEvents.mentioned(in: body)
    if Answers.mayCover(body) || !names.isDisjoint(with: Self.switching) { return true }
    let noted = Set(type.variables.filter { $0.isStored && $0.attributes.isStatic == false }.map(\.name))
    return !Self.conditions(of: body).isDisjoint(with: noted.intersection(Self.assigned(in: body)))
  }

  /// Whether code does something only where a property of the page says so, and takes that back: `if let next = pending { open(next) }`,
  /// where `open` sets `pending = nil`. The next answer finds nothing to do.
  static func isOnce(_ body: [Statement], doing next: [Statement] = [], for type: TypeIndex.Entry) -> Bool {
    let properties = type.variables.filter { $0.isStored && !$0.attributes.isStatic }.map(\.name)
    return !conditions(of: body).intersection(properties).isDisjoint(
      with: assigned(in: body + next, constantsOnly: true))
  }

  /// Whether the tap itself presents or leaves on some way, or dismisses on each.
  private func shows(_ body: [Statement]) -> Bool {
    let ways = Turn(methods).ways(through: body)
    if ways.joined().contains(where: { $0.kind == .present }) || ways.allSatisfy({ !$0.isEmpty }) { return true }
    return DirectWork(body).expressions.contains { call in
      guard case .call(let callee, _) = call.kind, let name = CallFinder.baseName(of: callee) else { return false }
      return name.hasPrefix("pop") || name == "pushViewController" || name == "performSegue"
    }
  }

  static var again: Assumption {
    Assumption(
      text: "the user taps again before the answer comes", confidence: .likely, location: nil, kind: .condition)
  }
}
