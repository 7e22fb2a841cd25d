import Exploration
import Machine
import Verification

/// Tells a run that explains a log: the scenario, what it assumes, its events and the parameters that decide.
struct Explainer {
  let question: Question
  let scenario: Candidate
  let space: RunSpace
  let library: Library
  var findsParameters = true

  func explanation(of run: Matcher.Run) -> Verdict.Explanation {
    let initial = space.traceInitial(run.initial.step.label)
    let traces = run.steps.compactMap { space.trace($0.source, $0.step.label) }
    let choices = ([initial].compactMap(\.self) + traces).flatMap(Self.parameters)
    return Verdict.Explanation(
      scenario: scenario.title, assumptions: run.initial.sentences.filter { !$0.hasPrefix("the log records") },
      players: players(of: run), events: run.steps.map(\.step.name),
      parameters: findsParameters ? deciding(among: choices, run.initial.sentences) : [])
  }

  private func players(of run: Matcher.Run) -> [Verdict.Player] {
    run.players.enumerated().compactMap { role, player in
      guard case .object(let object) = player, !question.objects[object].isEmpty else { return nil }
      return Verdict.Player(part: space.roles[role], controller: question.objects[object])
    }
  }

  /// A parameter that a run chose.
  private struct Choice {
    var name: String
    var chosen: Int
    var arity: Int
    var sentence: String
  }

  private static func parameters(_ trace: StepTrace) -> [Choice] {
    trace.events.compactMap { event in
      guard case .choice(let choice) = event.kind, case .parameter(let name) = choice.kind else { return nil }
      return Choice(
        name: name, chosen: choice.chosen, arity: choice.arity,
        sentence: choice.alternative ?? "alternative \(choice.chosen + 1)")
    }
  }

  /// The parameters of the run without whose values the scenario cannot produce the log.
  private func deciding(among choices: [Choice], _ sentences: [String]) -> [Verdict.ParameterValue] {
    var seen: Set<String> = []
    return choices.filter { $0.arity > 1 && seen.insert($0.name).inserted }.compactMap { choice in
      let others = (0..<choice.arity).filter { $0 != choice.chosen }
      if others.contains(where: { explains(holding: choice.name, at: $0, sentences) }) { return nil }
      return Verdict.ParameterValue(id: "F-" + choice.name.dropFirst(), value: choice.sentence)
    }
  }

  private func explains(holding name: String, at value: Int, _ sentences: [String]) -> Bool {
    let held = library.space(of: scenario, holding: name, at: value)
    let starts = held.initial.filter { $0.sentences == sentences }
    var matcher = Matcher(question, in: held, from: starts)
    if case .run = matcher.search() { return true }
    return false
  }
}
