import RunReport

/// The participants of a sequence chart, from left to right: those who cause events, then objects by first use.
struct Lanes {
  static let actors = ["user", "app", "system", "run loop"]

  let names: [String]
  private let indices: [String: Int]

  /// The lanes of the rows that are shown. `steps` pairs each step's actor with its rows.
  init(steps: [(actor: String, rows: [CallRow])]) {
    var used: [String] = []
    var seen: Set<String> = []
    func use(_ name: String) { if seen.insert(name).inserted { used.append(name) } }
    for step in steps {
      use(step.actor)
      for case .call(let message) in step.rows {
        use(message.from)
        use(message.to)
      }
    }
    names = Self.actors.filter(seen.contains) + used.filter { !Self.actors.contains($0) }
    indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  subscript(name: String) -> Int? { indices[name] }

  /// The leftmost and rightmost lane that a run of calls touches; `nil` when none of its lanes is shown.
  func span(of run: [Message]) -> ClosedRange<Int>? {
    let touched = run.flatMap { [indices[$0.from], indices[$0.to]] }.compactMap { $0 }
    guard let low = touched.min(), let high = touched.max() else { return nil }
    return low...high
  }
}
