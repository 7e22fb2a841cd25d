import Diagnostics
import Exploration
import Machine
import RunReport

/// Why a search did not come to its end, in terms of the code under test.
///
/// It looks at what the search has kept, after it: at a few states for what grows, at a few runs for what multiplies. How
/// many are looked at follows from the work of the search, of which it may take a hundredth or so.
struct StoppedSearch {
  let exploration: Search.Exploration
  let image: ProgramImage
  let sources: SourceMap
  /// What lies beyond so many functions and properties was left out; nil: nothing was.
  let reach: Int?
  let isOver: () -> Bool

  private static let mostGrowths = 3
  private static let mostChoices = 6
  private static let mostRuns = 16
  /// What a place leaves to chance on an average run to be worth a word.
  private static let leastBits = 0.5
  /// Runs that are executed again take longer than those of a search, which are mostly repeated.
  private static let share = 128
  private static let leastWork = 20_000

  /// What counts most first; nothing where the steps of the search were not kept.
  func reasons() -> [StoppingReason] {
    let far = reach.map { [StoppingReason(kind: .reach, what: String($0))] } ?? []
    guard !exploration.result.isExhaustive, exploration.result.graph != nil, !isOver() else { return far }
    var machine = exploration.system.machine
    let profile = DepthProfile(exploration.result.space)
    let grown = growths(profile, &machine)
    guard var tally = ChoiceTally(exploration, work: max(Self.leastWork, machine.work / Self.share), isOver: isOver)
    else { return grown + far }
    let cut = steps(&tally)
    for state in profile.spread(atMost: Self.mostRuns) where tally.mayGoOn { tally.add(runTo: state) }
    return grown + cut + choices(tally) + order(tally) + far
  }

  private func growths(_ profile: DepthProfile, _ machine: inout MachineSystem) -> [StoppingReason] {
    let states = min(12, max(3, machine.work / 1_000_000))
    let place = GrowthPlace(image: image, sources: sources, profile: profile)
    var reasons: [StoppingReason] = []
    for growth in GrowthDetector(image: image, profile: profile).growths(states: states).prefix(4 * Self.mostGrowths) {
      guard reasons.count < Self.mostGrowths, !isOver() else { break }
      guard let reason = place.reason(growth, &machine) else { continue }
      // Of what is made at one place one thing is enough.
      if !reasons.contains(where: { $0.location == reason.location }) { reasons.append(reason) }
    }
    return reasons
  }

  /// Steps that met a limit of the machine, each with the place that chooses most in them.
  private func steps(_ tally: inout ChoiceTally) -> [StoppingReason] {
    var reasons: [StoppingReason] = []
    for step in exploration.result.incomplete {
      guard let limit = IncompleteReason(rawValue: step.reason), limit != .interrupted, limit != .work else { continue }
      var reason = StoppingReason(kind: .step, what: limit.explanation)
      if let state = end(of: step.path), limit == .choices || limit == .runs {
        place(&reason, at: tally.placesOfChoices(from: state).lazy.compactMap(\.site).first)
      }
      if limit == .callDepth, let function = tally.endlessFunction(from: end(of: step.path)) {
        reason.function = image.program.functions[function].name
        reason.location = SourceQuote(sources: sources).location(of: image.program.functions[function].span)
      }
      reasons.append(reason)
    }
    return reasons
  }

  private func end(of path: StatePath) -> Int? {
    guard let last = path.steps.last else { return path.initial }
    guard let graph = exploration.result.graph else { return nil }
    return graph.steps(of: last.source).first { graph.label(of: $0) == last.label }.flatMap(graph.target(of:))
  }

  /// Places in the code first, then what UIKit may do in either way.
  private func choices(_ tally: ChoiceTally) -> [StoppingReason] {
    let places = tally.bits.keys.filter { tally.weight(of: $0) >= Self.leastBits }.sorted {
      (-tally.weight(of: $0), $0.order) < (-tally.weight(of: $1), $1.order)
    }
    let own = places.filter { $0.site != nil && Self.question($0.kind).0 != .framework }
    let others = places.filter { Self.question($0.kind).0 == .framework }
    return (own.prefix(Self.mostChoices) + others.prefix(2)).map { choice in
      let (question, name) = Self.question(choice.kind)
      var reason = StoppingReason(kind: .choice, what: name ?? "")
      place(&reason, at: choice.site)
      if name == nil, let site = choice.site { reason.what = quote(of: site) }
      reason.question = question
      reason.factor = max(2, Int(tally.factor(of: choice).rounded()))
      reason.steps = max(1, Int(tally.steps(of: choice).rounded()))
      return reason
    }
  }

  private func order(_ tally: ChoiceTally) -> [StoppingReason] {
    guard tally.averageEvents >= 1.5 else { return [] }
    var reason = StoppingReason(kind: .order, what: "")
    reason.factor = Int(tally.averageEvents.rounded())
    reason.events = tally.events.map { ($0.key.sentence, $0.value) }.sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }.prefix(3)
      .map(\.0)
    return [reason]
  }

  // MARK: Words

  private func place(_ reason: inout StoppingReason, at site: Site?) {
    guard let site else { return }
    reason.function = image.program.functions[site.function].name
    reason.location = SourceQuote(sources: sources).location(of: image.span(of: site))
  }

  private func quote(of site: Site) -> String { SourceQuote(sources: sources).short(image.span(of: site)) ?? "" }

  /// What is asked, and what it is about where the code does not say it.
  private static func question(_ kind: ChoiceKind) -> (StoppingReason.Question, String?) {
    switch kind {
    case .condition: (.condition, nil)
    case .optional: (.presence, nil)
    case .type: (.type, nil)
    case .pattern: (.pattern, nil)
    case .sequence: (.elements, nil)
    case .element: (.elements, nil)
    case .parameter(let name): (.framework, Replayer.parameterID(name))
    case .documented(let name), .coincidence(let name): (.framework, name)
    case .assumed(let name), .configured(let name): (.code, name)
    }
  }
}
