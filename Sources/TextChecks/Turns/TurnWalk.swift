import Diagnostics
import Program
import Subjects

/// Walks the ways through one function for a turn.
struct TurnWalk {
  struct Way {
    enum State { case goesOn, leavesBlock, ended }
    var requests: [Turn.Request] = []
    var state = State.goesOn

    func followed(by next: Way) -> Way { Way(requests: requests + next.requests, state: next.state) }
  }

  let turn: Turn
  let aliases: [String: String]
  var scope: ValueScope?
  var constants = GivenConstants()

  private static let most = 48

  func ways(through statements: [Statement], at place: Turn.Place) -> [Way] {
    var ways = [Way()]
    var place = place
    for statement in statements {
      let further = self.ways(through: statement, at: place)
      if Self.isLook(statement) { place.looks.insert(turn.newBranch()) }
      if further.allSatisfy({ $0.requests.isEmpty && $0.state == .goesOn }) { continue }
      ways = ways.flatMap { way in way.state == .goesOn ? further.map(way.followed) : [way] }
      ways = Self.distinct(ways)
      if !ways.contains(where: { $0.state == .goesOn }) { break }
    }
    return ways
  }

  /// Whether only those ways come past a statement on which a look at what is presented has allowed it: a `guard`, or an `if`
  /// that leaves.
  private static func isLook(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .guard(let conditions, _): return look(conditions)
    case .if(let branch):
      guard branch.otherwise.isEmpty, let last = branch.then.last else { return false }
      switch last.kind {
      case .return, .throw, .break, .continue: return look(branch.conditions)
      default: return false
      }
    default: return false
    }
  }

  /// Those that ask for different things, as many as count.
  static func distinct(_ ways: [Way]) -> [Way] {
    var known: [Way.State: Set<[[SourceSpan]]>] = [:]
    return Array(
      ways.filter { known[$0.state, default: []].insert($0.requests.map(\.calls)).inserted }.prefix(most))
  }

  func ways(through statement: Statement, at place: Turn.Place) -> [Way] {
    switch statement.kind {
    case .if(let branch):
      branches(
        sides(of: branch.conditions, branch.then, branch.otherwise), at: place, looking: Self.look(branch.conditions))
    case .guard(let conditions, let otherwise): branches(sides(of: conditions, [], otherwise), at: place)
    case .switch(_, let choice):
      branches(constants.cases(of: choice).map(\.body), at: place, looking: Self.look([.expression(choice.subject)]))
        .map(atItsEnd)
    case .forIn(_, _, _, _, let body), .while(_, _, let body): branches([body, []], at: place).map(atItsEnd)
    case .repeatWhile(_, let body, _): ways(through: body, at: place).map(atItsEnd)
    case .do(_, let body, let clauses):
      ways(through: body, at: place) + clauses.flatMap { branches([$0.body], at: place) }
    case .return(let value): value.map { requests(in: $0, at: place) }?.map(ended) ?? [Way(state: .ended)]
    case .throw: [Way(state: .ended)]
    case .break, .continue: [Way(state: .leavesBlock)]
    case .expression(let value): requests(in: value, at: place)
    case .variable(let variable): variable.value.map { requests(in: $0, at: place) } ?? [Way()]
    default: [Way()]
    }
  }

  /// What runs when conditions hold, and what runs when they do not, as far as each may be.
  private func sides(
    of conditions: [Condition], _ holding: [Statement], _ otherwise: [Statement]
  ) -> [[Statement]] {
    switch constants.decide(conditions) {
    case true?: [holding]
    case false?: [otherwise]
    case nil: [holding, otherwise]
    }
  }

  private func ended(_ way: Way) -> Way { Way(requests: way.requests, state: .ended) }

  private func atItsEnd(_ way: Way) -> Way {
    Way(requests: way.requests, state: way.state == .leavesBlock ? .goesOn : way.state)
  }

  private func branches(_ bodies: [[Statement]], at place: Turn.Place, looking: Bool = false) -> [Way] {
    var place = place
    if looking { place.looks.insert(turn.newBranch()) }
    return Self.distinct(
      bodies.flatMap { body -> [Way] in
        var inner = place
        inner.branches.append(turn.newBranch())
        return ways(through: body, at: inner)
      })
  }

  private static let telling: Set<String> = [
    "presentedViewController", "isBeingDismissed", "isBeingPresented", "window", "isViewLoaded", "viewIfLoaded",
    "transitionCoordinator",
  ]

  /// Whether conditions look at what is presented, or whether the view is there.
  private static func look(_ conditions: [Condition]) -> Bool {
    var names = AppEvents.mentioned(in: conditions)
    // Who looks for the root of a window looks for nobody's view.
    if names.contains("rootViewController") { names.remove("window") }
    return !names.isDisjoint(with: telling)
  }
}
