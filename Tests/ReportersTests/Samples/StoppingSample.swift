import RunReport

/// A reason of every kind for which a search was stopped.
enum StoppingSample {
  static let reasons = [growth, step, choice, framework, order, reach]

  static let growth: StoppingReason = {
    var reason = placed(.growth, "EndlessPan.pending", "EndlessPan.tapped(_:)", line: 31)
    reason.growing = .elements
    reason.sizes = [1, 2, 3, 5, 6, 8, 9, 11]
    reason.events = ["the user taps"]
    return reason
  }()

  static let step = placed(.step, "a step has too many outcomes", "EndlessPan.shuffle()", line: 52)

  static let choice: StoppingReason = {
    var reason = placed(.choice, "session.isOpen", "EndlessPan.move()", line: 40)
    reason.question = .condition
    reason.factor = 8
    return reason
  }()

  private static let framework: StoppingReason = {
    var reason = StoppingReason(kind: .choice, what: "F-31")
    reason.question = .framework
    reason.factor = 2
    reason.steps = 5
    return reason
  }()

  private static let order: StoppingReason = {
    var reason = StoppingReason(kind: .order, what: "")
    reason.factor = 6
    reason.events = ["the user taps", "the phone rings"]
    return reason
  }()

  private static let reach = StoppingReason(kind: .reach, what: "600")

  private static func placed(
    _ kind: StoppingReason.Kind, _ what: String, _ function: String, line: Int
  ) -> StoppingReason {
    StoppingReason(
      kind: kind, what: what, function: function,
      location: Location(path: "Models/Gallery/StepByStep/EndlessPan.swift", line: line, column: 5))
  }
}
