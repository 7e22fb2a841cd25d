import Diagnostics
import Program
import RunReport
import Subjects

/// What a client asks UIKit for in the turn in which a page tells it something and asks for its own dismissal.
///
/// The page is still there, or just going: it makes no difference which of the two it does first.
struct ToldRequests {
  private let index: TypeIndex
  private let kind: Turn.Request.Kind

  struct Page {
    let type: TypeIndex.Entry
    var told: [(call: Expression, path: [String])] = []
  }

  /// One judgement for each type whose code asks for something of the kind when a page tells it, in the order of the pages.
  static func judgements(
    of types: [TypeIndex.Entry], _ index: TypeIndex, asking kind: Turn.Request.Kind,
    saying cause: (SourceSpan) -> RootCause
  ) -> [SignatureJudgement] {
    let pages = types.compactMap { page($0, index) }
    if pages.isEmpty { return [] }
    let clients = PageClients(
      of: Dictionary(pages.map { ($0.type.id, $0.type) }) { first, _ in first }, among: types, index)
    let search = ToldRequests(index: index, kind: kind)
    var found: [Int: (type: TypeIndex.Entry, spans: [SourceSpan])] = [:]
    var order: [Int] = []
    for page in pages {
      for (call, path) in page.told {
        for (user, span) in search.answers(to: call, path, page.type, clients) {
          if found[user.id] == nil { order.append(user.id) }
          if found[user.id]?.spans.contains(span) != true { found[user.id, default: (user, [])].spans.append(span) }
        }
      }
    }
    return order.compactMap { found[$0] }.map { SignatureJudgement(type: $0.type, causes: $0.spans.map(cause)) }
  }

  /// Where clients ask for such a thing when they hear of a call.
  private func answers(
    to call: Expression, _ path: [String], _ page: TypeIndex.Entry, _ clients: PageClients
  ) -> [(user: TypeIndex.Entry, span: SourceSpan)] {
    guard case .call(_, let arguments) = call.kind, let property = page.variables.first(where: { $0.name == path[0] })
    else { return [] }
    let answers =
      path.count == 1
      ? clients.closures(for: property.name, of: page)
      : clients.methods(path[1], arguments, for: property, of: page)
    let tell = PageEnds.Tell(method: path.count == 2 ? path[1] : nil, arguments: arguments, span: call.span)
    return answers.compactMap { answer in asked(by: answer, tell, page).map { (answer.user, $0) } }
  }

  private func asked(by answer: PageClients.Answer, _ tell: PageEnds.Tell, _ page: TypeIndex.Entry) -> SourceSpan? {
    let methods = OwnMethods(of: answer.user, in: index)
    var turn = Turn(methods)
    turn.depth = 3
    let isController = index.ancestors(of: answer.user).contains("UIViewController")
    let presenters = isController ? Self.own : Self.presenters(of: page, in: answer.user)
    let requests = turn.ways(through: answer.body, knowing: answer.aliases).compactMap { way in
      request(on: way) { request in
        if presenters.contains(request.receiver) { return true }
        // Asked for a second time, the page itself has nothing to dismiss: only a completion is lost.
        return kind == .dismiss && answer.pageNames.contains(request.receiver) && Self.goesOn(after: request)
      }
    }
    guard let request = requests.first else { return nil }
    let place = request.calls.last { call in answer.user.functions.contains { $0.span.contains(call) } }
    if !tell.arguments.contains(where: Self.isConstant) { return place }
    // What the page says may decide.
    let name = kind == .present ? "present" : "dismiss"
    return AnswerWork(methods: methods).work(of: answer.given, told: tell).contains { $0.name == name } ? place : nil
  }

  /// The first request of a way, where nothing before it has closed the page at once.
  private func request(on way: [Turn.Request], _ isMeant: (Turn.Request) -> Bool) -> Turn.Request? {
    guard let place = way.firstIndex(where: { $0.kind == kind && $0.looks.isEmpty && !$0.mayBeAtOnce && isMeant($0) }),
      kind == .present || way[place].soon == 0
    else { return nil }
    return way[..<place].contains { $0.kind == .dismiss && $0.mayBeAtOnce } ? nil : way[place]
  }

  /// Whether a request has a completion that does something.
  private static func goesOn(after request: Turn.Request) -> Bool {
    request.arguments.contains { argument in
      guard argument.label == "completion" || argument.isTrailing else { return false }
      guard case .closure(let closure) = argument.value.kind else { return !argument.value.isNil }
      return !closure.body.isEmpty
    }
  }

  private static let own: Set<String> = ["self", "navigationController", "tabBarController"]

  /// Who presents the page in code of an object that is no controller.
  private static func presenters(of page: TypeIndex.Entry, in user: TypeIndex.Entry) -> Set<String> {
    var found: Set<String> = []
    for body in user.functions.compactMap(\.body) where AppEvents.mentioned(in: body).contains(page.name) {
      let aliases = LocalNames.aliases(in: body)
      Walk.expressions(in: body) { expression in
        guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present,
          !request.receiver.isEmpty, request.receiver != "self"
        else { return }
        found.insert(request.receiver)
      }
    }
    return found
  }

  private static func isConstant(_ argument: Argument) -> Bool {
    switch argument.value.kind {
    case .nil, .bool, .implicitMember: true
    case .call(let callee, _): if case .implicitMember = callee.kind { true } else { false }
    default: false
    }
  }
}
