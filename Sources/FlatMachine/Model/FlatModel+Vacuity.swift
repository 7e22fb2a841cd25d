extension FlatModel {
  /// Properties that something was put to the test by: those checked outside of events, and in events that were possible.
  /// - Parameter fired: how often each event was possible.
  package func metProperties(fired: [Int]) -> Set<Int> {
    var met: Set<Int> = []
    for statement in inspection + steps + settling { statement.collectChecks(fired, into: &met) }
    return met
  }

  /// Whether some state need not be settled.
  package var tellsSettledStates: Bool { settling != [.set(FlatPlace(register: settledLocal), .yes)] }
}

extension FlatStatement {
  fileprivate func collectChecks(_ fired: [Int], into met: inout Set<Int>) {
    switch self {
    case .check(_, let property): met.insert(property)
    case .branch(_, let first, let second): (first + second).forEach { $0.collectChecks(fired, into: &met) }
    case .block(_, let body), .loop(let body): body.forEach { $0.collectChecks(fired, into: &met) }
    case .offer(let event, let body): if fired[event] > 0 { body.forEach { $0.collectChecks(fired, into: &met) } }
    case .set, .leave, .require, .assume, .choose: break
    }
  }
}
