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
  private let type: TypeIndex.Entry
  private let methods: OwnMethods
  private let prompt: PromptFunctions
  private let turn: Turn

  /// - Parameter others: who else may show something at a tap: `picker.start { … }`.
  init(of type: TypeIndex.Entry, in index: TypeIndex, besides prompt: PromptFunctions, asking others: OtherMethods) {
    self.type = type
    self.prompt = prompt
    methods = OwnMethods(of: type, in: index)
    var turn = Turn(methods)
    turn.others = (others, type)
    self.turn = turn
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
      guard LateRequests.isTapped(function) || Self.isCalledForTap(function), !heard.contains(function.name) else {
        return []
      }
      if blocks(function.body ?? []) || leaves(function) || isOfRefreshing(function) { return [] }
      let shown = shown(by: function)
      return bodies(of: function).flatMap { body -> [Answer] in
        if blocks(body) { return [] }
        let aliases = LocalNames.aliases(in: body)
        var asked: [SourceSpan] = []
        Walk.expressions(in: body) { asked += Answers.ofQuestions($0) }
        return Answers.all(in: body, besides: prompt).filter { answer in
          !asked.contains { $0.contains(answer.call) }
            && shown.allSatisfy { place in
              answer.call.contains(place) || answer.closure.body.contains { $0.span.contains(place) }
                || Apartness.keeps(answer.call, from: place, in: function.body ?? [])
            }
        }.map { Answer(function: function, body: $0.closure.body, aliases: aliases) }
      }
    }
  }

  /// `videoBoxDidTap(_:)`, `sharePressed()`, `onClickNext()`
  private static func isCalledForTap(_ function: Function) -> Bool {
    guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isOverride else {
      return false
    }
    let name = function.name
    return name.hasSuffix("DidTap") || ["Tapped", "Pressed", "Clicked"].contains(where: name.hasSuffix)
      || ["onTap", "onClick", "onPress", "didTap", "didClick", "didPress"].contains(where: name.hasPrefix)
  }

  /// The function's own code and that of methods which it calls.
  private func bodies(of function: Function) -> [[Statement]] {
    let body = function.body ?? []
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

  /// Whether a pull asks for it, and nothing else does.
  private func isOfRefreshing(_ function: Function) -> Bool {
    if DirectWork(function.body ?? []).expressions.contains(where: Self.endsRefreshing) { return false }
    if case .named("UIRefreshControl", _)? = function.parameters.first?.type?.unwrapped { return true }
    var senders: [String] = []
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          arguments.contains(where: { Self.isSelector($0, of: function) })
        else { return }
        senders.append(CallFinder.baseName(of: callee) == "addTarget" ? Self.receiver(of: callee) : "")
      }
    }
    return !senders.isEmpty && senders.allSatisfy { $0.lowercased().contains("refresh") }
  }

  private static func endsRefreshing(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return CallFinder.baseName(of: callee) == "endRefreshing"
  }

  private static func isSelector(_ argument: Argument, of function: Function) -> Bool {
    guard case .selector(let name) = argument.value.kind else { return false }
    return name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) == function.name
  }

  /// `refreshControl` of `tableView.refreshControl?.addTarget`
  private static func receiver(of callee: Expression) -> String {
    guard case .member(let base, _) = MethodUses.bare(callee).kind else { return "" }
    return CallFinder.baseName(of: base) ?? ""
  }

  static func conditions(of body: [Statement]) -> Set<String> {
    var asked: [Condition] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(let conditions, _): asked += conditions
      case .if(let branch): asked += branch.conditions
      default: break
      }
    }
    return AppEvents.mentioned(in: asked)
  }

  /// - Parameter constantsOnly: only what becomes nil, true or false.
  static func assigned(in body: [Statement], constantsOnly: Bool = false) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target) else {
        return
      }
      switch value.kind {
      case .nil, .bool: names.insert(path)
      default: if !constantsOnly { names.insert(path) }
      }
    }
    return names
  }

  /// Where the tap itself presents, on some way.
  private func shown(by function: Function) -> [SourceSpan] {
    let ways = turn.ways(through: function.body ?? [], of: function)
    return ways.joined().filter { $0.kind == .present }.map { $0.calls[0] }
  }

  /// Whether the tap itself leaves, or asks for something on each way.
  private func leaves(_ function: Function) -> Bool {
    if turn.ways(through: function.body ?? [], of: function).allSatisfy({ !$0.isEmpty }) { return true }
    return DirectWork(function.body ?? []).expressions.contains { call in
      guard case .call(let callee, _) = call.kind, let name = CallFinder.baseName(of: callee) else { return false }
      return name.hasPrefix("pop") || name == "pushViewController" || name == "performSegue"
    }
  }

  static var again: Assumption {
    Assumption(
      text: "the user taps again before the answer comes", confidence: .likely, location: nil, kind: .condition)
  }
}
