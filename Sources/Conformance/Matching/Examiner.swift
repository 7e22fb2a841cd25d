import Verification

/// Holds a log against the machine: the one door into this room.
package final class Examiner {
  private let library: Library
  /// Whether the parameters that decide are looked for; takes several searches.
  private let findsParameters: Bool

  package init(_ library: Library, findsParameters: Bool = true) {
    self.library = library
    self.findsParameters = findsParameters
  }

  /// Says whether the machine can produce the log, how, and which rules the log breaks by itself.
  package func examine(_ log: RecordedLog, _ question: Question) -> Verdict {
    var verdict = Verdict(log: log, entries: question.entries.count)
    verdict.supposed = question.supposed
    verdict.breaches = RuleMonitors.breaches(of: question)
    verdict.questions = SharedNames.questions(about: question)
    let generator = CompositionGenerator(question)
    var composed = CompositionSearch(generator)
    var furthest = 0
    var offers: Set<String> = []
    var obstacles: [Obstacle] = []
    for scenario in library.candidates(generator.compositions) {
      // The simplest composition that explains a log is enough.
      if scenario.composition != nil && !verdict.explanations.isEmpty { break }
      let space = library.space(of: scenario)
      var matcher = Matcher(question, in: space)
      switch scenario.composition == nil ? matcher.search() : composed.search(&matcher) {
      case .run: verdict.explanations += explanations(of: question, in: scenario, space)
      case .unknown: verdict.isIncomplete = true
      case .none: break
      }
      if !verdict.explanations.isEmpty || matcher.reader.furthest < furthest { continue }
      if matcher.reader.furthest > furthest {
        offers = []
        obstacles = []
      }
      furthest = matcher.reader.furthest
      for offer in matcher.reader.offers {
        let obstacle = Obstacle(offer: offer, scenario: scenario.scenario.name, question: question)
        if offers.insert(obstacle.title).inserted { obstacles.append(obstacle) }
      }
    }
    verdict.bound = composed.bound
    if verdict.explanations.isEmpty && !verdict.isIncomplete {
      verdict.failure = FailureFinder(question: question, index: furthest, obstacles: obstacles).failure
    }
    return verdict
  }

  /// Whether any run explains the log, nil when a search was cut short; faster than `examine`.
  package func canProduce(_ question: Question) -> Bool? {
    var isIncomplete = false
    let generator = CompositionGenerator(question)
    var composed = CompositionSearch(generator)
    for scenario in library.candidates(generator.compositions) {
      var matcher = Matcher(question, in: library.space(of: scenario))
      switch scenario.composition == nil ? matcher.search() : composed.search(&matcher) {
      case .run: return true
      case .unknown: isIncomplete = true
      case .none: break
      }
    }
    return isIncomplete ? nil : false
  }

  /// The rules that the log breaks by itself.
  package func breaches(of question: Question) -> [RuleBreach] { RuleMonitors.breaches(of: question) }

  /// One explanation for each way to begin that explains the log; only the first tells the parameters that decide.
  private func explanations(
    of question: Question, in scenario: Candidate, _ space: RunSpace
  ) -> [Verdict.Explanation] {
    var isFirst = true
    return space.initial.filter(question.fits).compactMap { initial in
      guard
        let run = run(question, space, initial, isAnimated: true) ?? run(question, space, initial, isAnimated: false)
      else { return nil }
      var explainer = Explainer(question: question, scenario: scenario, space: space, library: library)
      explainer.findsParameters = findsParameters && isFirst
      isFirst = false
      return explainer.explanation(of: run)
    }
  }

  private func run(
    _ question: Question, _ space: RunSpace, _ start: RunSpace.Start, isAnimated: Bool
  ) -> Matcher.Run? {
    var matcher = Matcher(question, in: space, from: [start], isAnimated: isAnimated)
    if case .run(let run) = matcher.search() { return run }
    return nil
  }
}

/// What the machine would have recorded where a log goes on otherwise.
struct Obstacle {
  var callback: Callback
  /// The controller of the log that plays the part, nil when its part is open or has none.
  var object: String?
  var title: String
  /// The class of the scenario.
  var scenario: String

  init(offer: Reader.Offer, scenario: String, question: Question) {
    self.scenario = scenario
    callback = offer.callback
    object = offer.object.map { question.objects[$0] }
    let isController = offer.callback.owner == .controller
    let name = object.map { $0.isEmpty ? nil : $0 } ?? (isController ? "another controller" : nil)
    title = name.map { "\($0).\(offer.callback.name)" } ?? offer.callback.name
    if let flag = offer.flag, offer.callback.owner != .controller { title += "(\(flag))" }
  }
}
