import Diagnostics
import Program
import RunReport
import Subjects

/// What a page asks of itself when an answer has come, and what the user may have opened on it by then.
struct LateRequests {
  let turn: Turn
  /// The functions and closures that a tap runs and that present.
  let opening: [Opening]
  /// The names of the functions that notifications call.
  private let heard: Set<String>
  /// Where the names of the functions stand that others call from any thread.
  private let told: Set<SourceSpan>
  /// Where those stand that services call, and those that only services of others call.
  private let served: Set<SourceSpan>
  private let servedByOthers: Set<SourceSpan>
  let type: TypeIndex.Entry
  private let prompt: PromptFunctions
  /// See `PassingProgress`.
  let passing: Set<String>
  /// Whether what its children present is presented by it.
  let presentsForOthers: Bool

  /// A request in an answer.
  struct Found {
    /// Where the page's code asks for it.
    let place: SourceSpan
    /// Where the answer stands: the name of a function, or the first statement of a closure.
    let answer: SourceSpan
  }

  /// What the checks know of all types.
  struct Sources {
    let index: TypeIndex
    let others: OtherMethods
    let handed: HandedPages
    let services: ServiceCalls
    let prompt: PromptFunctions
    let passing: Set<String>
    /// Whether controllers present by themselves.
    let screensPresent: Bool

    init(_ index: TypeIndex) {
      self.index = index
      others = OtherMethods(index)
      handed = HandedPages(index)
      services = ServiceCalls(index)
      prompt = PromptFunctions(index)
      passing = PassingProgress.names(in: index)
      screensPresent = AppEvents.screensPresent(in: index)
    }
  }

  init(of type: TypeIndex.Entry, _ sources: Sources) {
    self.type = type
    prompt = sources.prompt
    passing = sources.passing
    var turn = Turn(OwnMethods(of: type, in: sources.index), handed: sources.handed)
    turn.others = (sources.others, type)
    turn.depth = 3
    self.turn = turn
    let heard = Answers.heard(by: type, ofSystem: true)
    opening = Self.openings(of: type, turn, besides: heard)
    self.heard = heard
    told = Set(OutsideCalls.functions(of: type).map(\.nameSpan))
    served = Set(sources.services.functions(of: type).map(\.nameSpan))
    servedByOthers = Set(sources.services.functions(of: type, ofOthers: true).map(\.nameSpan))
    presentsForOthers =
      sources.screensPresent && !sources.index.ancestors(of: type).isDisjoint(with: Self.containers)
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Whether a tap runs it: an action, or what is asked when a row is selected.
  static func isTapped(_ function: Function) -> Bool {
    !Set(function.attributes.names).isDisjoint(with: ["objc", "IBAction"])
      || isOfRow(function)
  }

  /// Whether it is asked when the user selects a row.
  static func isOfRow(_ function: Function) -> Bool {
    ["tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"].contains(function.fullName)
  }

  /// Whether a function waits from the beginning of the page, or hears of the app's life, while another one presents what an
  /// answer brings.
  func isAnsweredMeanwhile(_ function: Function) -> Bool {
    guard
      ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"].contains(function.fullName)
        || heard.contains(function.name)
    else { return false }
    return type.functions.contains { other in
      other.nameSpan != function.nameSpan && Self.isTapped(other) && !requests(.present, in: other).isEmpty
    }
  }

  /// Whether a service calls it: what it presents in one case or the other is one cause.
  func isServed(_ function: Function) -> Bool { served.contains(function.nameSpan) }

  /// Requests of the page itself in closures that somebody calls when something has come, and in what notifications and
  /// other threads call, each where the page's code asks for it.
  /// What looks at what is presented is left out.
  func requests(_ kind: Turn.Request.Kind, in function: Function) -> [Found] {
    let body = function.body ?? []
    if Self.looks(body) { return [] }
    let aliases = LocalNames.aliases(in: body)
    let served = kind == .present ? served : servedByOthers
    var answers = heard.contains(function.name) || served.contains(function.nameSpan) ? [body] : []
    // What is told to dismiss may be told by what it presents.
    let mayBeTold = kind == .present
    if mayBeTold, told.contains(function.nameSpan) { answers = [body] }
    answers += Answers.all(in: body, besides: prompt).map(\.closure.body)
    Walk.expressions(in: body) { expression in
      if kind == .present { answers += Answers.ofServices(expression).map(\.body) }
      if mayBeTold { answers += OutsideCalls.closures(of: expression).map(\.body) }
    }
    return answers.filter { !AppEvents.mentioned(in: $0).contains(Self.presented) }.flatMap { answer in
      turn.ways(through: answer, knowing: aliases, of: function).joined().filter { request in
        request.kind == kind && request.receiver == "self" && request.looks.isEmpty
      }.map { Found(place: $0.place(in: type), answer: answer.first?.span ?? function.nameSpan) }
    }
  }

  /// One judgement for each page of which a search finds requests, in the order of the declarations.
  ///
  /// - Parameter search: finds those of a function.
  static func judgements(
    of types: [TypeIndex.Entry], _ index: TypeIndex, saying cause: (SourceSpan) -> RootCause,
    _ search: (LateRequests, Function) -> [SourceSpan]
  ) -> [SignatureJudgement] {
    let sources = Sources(index)
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      guard index.ancestors(of: type).contains("UIViewController") else { return nil }
      let late = LateRequests(of: type, sources)
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap({ search(late, $0) }) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user opens something on the page before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }
}
