import RunReport

/// What the shown run takes of a point where UIKit seldom goes that way, or two things fall into one moment.
extension DependenceJudge.Case {
  /// The doubtful values of the run, by the names of the parameters.
  var doubts: [String: ParameterValue] {
    result.replay.parameters.filter { DependenceJudge.kind(of: $0.key, $0.value) == .doubtfulPoint }
  }

  /// The same parameters at values that are none.
  fileprivate var undoubted: [String: Int] {
    var fixed: [String: Int] = [:]
    for (name, value) in doubts {
      fixed[name] = (0..<value.arity).first { other in
        let otherwise = ParameterValue(chosen: other, arity: value.arity, text: "")
        return DependenceJudge.kind(of: name, otherwise) != .doubtfulPoint
      }
    }
    return fixed
  }
}

extension DependenceJudge {
  /// A finding is weighed by the run that is shown. Where another run breaks the same without a doubtful value, that one is
  /// shown; otherwise the value is an assumption, whatever else might be found elsewhere.
  mutating func showWithoutDoubt(_ cases: inout [Case]) {
    let doubtful = cases.indices.filter { !cases[$0].doubts.isEmpty }
    // Of what is possible anyway nothing more is asked.
    let open = doubtful.filter { cases[$0].result.replay.confidence != .possible }
    let groups = Dictionary(grouping: open) { cases[$0].undoubted }.sorted { $0.value[0] < $1.value[0] }
    for (fixed, indices) in groups {
      let found = look(for: indices.map { cases[$0] }, fixed: fixed)
      for index in indices {
        guard case .some(.some(let replay)) = found[cases[index].property] else { continue }
        if replay.confidence != .possible { cases[index].result.replay = replay }
      }
    }
    for index in doubtful {
      let values = cases[index].doubts.sorted { $0.key < $1.key }
      cases[index].result.needs += values.map { Self.assumption($0.key, $0.value) }
    }
    for index in cases.indices where cases[index].result.replay.confidence == .possible {
      guard let value = cases[index].result.replay.parameters[Self.requestAtOnce] else { continue }
      cases[index].result.needs.append(Self.assumption(Self.requestAtOnce, value))
    }
  }

  /// When UIKit carries out a request without animation: no search asks whether what is only possible needs it.
  private static let requestAtOnce = "F04"
}
