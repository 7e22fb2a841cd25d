import Machine
import RunReport
import TextChecks

extension SubjectRun {
  /// Explores the subject and finds a finding's run in it.
  /// - Returns: `nil` when the subject cannot be compiled, or does not show the finding.
  func walk(through finding: Finding?) -> OrderingWalk? {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else { return nil }
    var monitor = monitor
    monitor.isCancelled = isCancelledOrOvertime
    let isOver = isOver(isCancelledOrOvertime)
    let strict = Search(
      image: image, entry: Int32(entry), options: searchOptions, monitor: monitor, isOver: isOver,
      ending: EndingRules.of(RuleSelection(options), workspace))
    let (search, explored) = strict.exploreBeyondSetUp(Search.Aim(recordsSteps: true))
    var exploration = explored
    let meter = PhaseMeter(after: exploration, budget: budget?.work, isOver: isOver)
    let collector = collector(of: exploration, search, meter)
    let causes = collector.causes(of: &exploration)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject,
      scenario: "\(subject.kind.rawValue) \(subject.name)")
    let system = MachineWalk(
      exploration, found: causes.map(\.property), collector: collector, builder: builder,
      isWhole: isWhole(exploration))
    guard let finding else { return OrderingWalk(system, finding: nil, trace: nil) }
    // What the text alone shows needs no run.
    if finding.trace.isEmpty, finding.rule == SignatureFacts.rule {
      return OrderingWalk(system, finding: finding, trace: [])
    }
    let needs = beingMade + presumed(in: exploration)
    let written = causes.map { ($0, builder.finding($0, needs: needs)) }
    guard let cause = (written.first { $0.1.hasRun(of: finding) } ?? written.first { $0.1.isSame(as: finding) })?.0,
      let place = Itinerary(cause.replay, breaking: exploration.properties.number(of: cause.property))
        .located(in: system)
    else { return nil }
    return OrderingWalk(system, finding: finding, beginning: place.beginning, trace: place.steps)
  }
}

extension Finding {
  /// Whether both are one root cause, shown by the same events.
  fileprivate func hasRun(of other: Finding) -> Bool {
    isSame(as: other) && trace.map(\.eventID) == other.trace.map(\.eventID)
  }
}

extension Itinerary {
  init(_ replay: Replay, breaking property: UInt32) {
    initial = replay.states[0]
    steps = replay.steps.enumerated().map { number, step in
      Event(
        id: step.event, target: number + 1 < replay.states.count ? .state(replay.states[number + 1]) : .crash,
        choice: ChoiceWords.text(step.choices, against: []))
    }
    self.property = property
  }
}
