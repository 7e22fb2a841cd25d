import Exploration
import Identifiers
import Machine
import RunReport

extension CauseCollector {
  /// Answers to questions of the code under test that make no difference are taken for granted by nobody: the same events
  /// break the same rule at the same place where the code is told otherwise.
  ///
  /// One answer after the other is turned, and stays turned where the finding stays; so all that is left out together
  /// makes no difference. A finding that is no more than possible anyway is left as it is.
  func dropIndifferentAnswers(_ results: [Result], in exploration: Search.Exploration) -> [Result] {
    meter.spending(on: .assumptions) {
      results.map { result in
        guard result.replay.cycle == nil, !openAnswers(of: result).isEmpty, mayMatter(result) else { return result }
        var result = result
        let indifferent = indifferentAnswers(of: result, in: exploration)
        // Perhaps fewer matter than are said to.
        if !meter.mayGoOn, !result.cut.contains(.assumptions) { result.cut.append(.assumptions) }
        for step in result.replay.steps.indices {
          for choice in result.replay.steps[step].choices.indices {
            guard let site = result.replay.steps[step].choices[choice].answer?.site, indifferent.contains(site) else {
              continue
            }
            result.replay.steps[step].choices[choice].assumption = nil
          }
        }
        return result
      }
    }.result
  }

  private static let mostAnswers = 8

  /// Whether the answers are all that makes the finding less than likely.
  private func mayMatter(_ result: Result) -> Bool {
    let others =
      result.replay.assumed.filter { $0.answer == nil }.compactMap(\.assumption) + result.needs.compactMap(\.kind)
    return ConfidenceScale.confidence(of: others) != .possible
  }

  private func indifferentAnswers(of result: Result, in exploration: Search.Exploration) -> Set<Site> {
    var turned: [Site: Int] = [:]
    for answer in openAnswers(of: result).prefix(Self.mostAnswers) {
      guard meter.mayGoOn else { break }
      var held = turned
      held[answer.site] = 1 - answer.chosen
      guard let other = sameFinding(result, in: exploration, held: held) else { continue }
      if takesNoMore(other, than: result.replay, besides: Set(held.keys)) { turned = held }
    }
    return Set(turned.keys)
  }

  /// The places that are told the same each time, with two ways to go, in the order of the run.
  private func openAnswers(of result: Result) -> [ReplayedChoice.Answer] {
    var known: [Site: Set<Int>] = [:]
    var answers: [ReplayedChoice.Answer] = []
    for choice in result.replay.steps.flatMap(\.choices) {
      guard let answer = choice.answer, let kind = choice.assumption, !ConfidenceScale.isOrdinary(kind),
        answer.arity == 2
      else { continue }
      if known[answer.site] == nil { answers.append(answer) }
      known[answer.site, default: []].insert(answer.chosen)
    }
    return answers.filter { known[$0.site]?.count == 1 }
  }

  /// Whether a run takes as little for granted as another one, answers at some places apart: the next guard may fail
  /// instead of the one that is told otherwise, and that makes no finding certain.
  private func takesNoMore(_ replay: Replay, than known: Replay, besides held: Set<Site>) -> Bool {
    func rank(_ replay: Replay) -> Int {
      let others = replay.assumed.filter { choice in choice.answer.map { !held.contains($0.site) } ?? true }
      let kinds = others.compactMap(\.assumption)
      return ConfidenceScale.confidence(of: kinds).rank
    }
    return rank(replay) <= rank(known)
  }

  /// A run in which the same events break the same with answers held.
  func sameFinding(_ result: Result, in exploration: Search.Exploration, held: [Site: Int]) -> Replay? {
    var configuration = MachineConfiguration(
      entry: search.entry, fixedParameters: result.replay.parameters.mapValues(\.chosen), isCancelled: search.isOver)
    configuration.limits = search.limits
    configuration.heldAnswers = held
    let machine = MachineSystem(search.image, configuration: configuration, properties: exploration.properties)
    machine.limitWork(to: meter.left)
    let property = exploration.properties.number(of: result.property)
    return meter.watching(machine) {
      var same = SameEvents(
        EndingSystem(machine: machine, ending: search.ending), events: result.replay.steps.map(\.event))
      let run = same.run(to: .violation(property), while: { meter.mayGoOn })
      return run.flatMap { replayer.replay($0, to: property, on: machine) }
    }
  }
}
