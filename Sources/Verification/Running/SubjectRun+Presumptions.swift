import Machine
import RunReport

// What a subject's report says where its set-up lacks something, and it was explored as if that were there.
extension SubjectRun {
  /// Where code relies on what is missing: what it is written for, so that it costs no confidence. The first places have an
  /// assumption each, the others one together.
  func presumed(in exploration: Search.Exploration) -> [Assumption] {
    let presumptions = exploration.presumptions
    let first = presumptions.prefix(Self.mostPresumptions).map { presumption in
      Assumption(
        text: "\(presumption.message): the app sets that up elsewhere", confidence: .certain,
        location: location(of: presumption), kind: .present)
    }
    let rest = presumptions.count - first.count
    if rest == 0 { return first }
    let others = Assumption(
      text: "so it is at \(rest) further places", confidence: .certain, location: nil, kind: .present)
    return first + [others]
  }

  private static let mostPresumptions = 3

  /// Code that relies on what is missing was not held against TV1205.
  func notePresumptions(of exploration: Search.Exploration, in subject: inout Subject) {
    let places = exploration.presumptions.compactMap(location)
    if exploration.presumptions.isEmpty { return }
    subject.presumed = places
    if subject.rules[.TV1205] == .holds { subject.rules[.TV1205] = .vacuous }
  }

  /// What is found, and crashes before the first event of some runs, but not of all: they say that the app sets up elsewhere what the
  /// code relies on, and show nothing that anybody can follow.
  func divide(_ causes: [CauseCollector.Result]) -> (found: [CauseCollector.Result], unset: [CauseCollector.Result]) {
    let isUnset = { (cause: CauseCollector.Result) in
      cause.property.kind == .trap && cause.replay.steps.isEmpty && cause.needs.contains { $0.kind == .setUp }
    }
    return (causes.filter { !isUnset($0) }, causes.filter(isUnset))
  }

  /// Such places count as those that were taken as set up.
  func note(_ unset: [CauseCollector.Result], in subject: inout Subject) {
    let places = unset.compactMap { location(of: $0.property) }
    if unset.isEmpty { return }
    let known = subject.presumed ?? []
    subject.presumed = known + places.filter { !known.contains($0) }
    if subject.rules[.TV1205] == .holds { subject.rules[.TV1205] = .vacuous }
  }

  private func location(of presumption: ViolatedProperty) -> Location? {
    let span = presumption.site.flatMap { Replayer(image: image, sources: workspace.sources).span(of: $0) }
    let place = span.flatMap { workspace.sources.location(of: $0) }
    return place.map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }
}
