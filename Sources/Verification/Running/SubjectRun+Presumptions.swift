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

  /// What its code relies on was not held against it, either.
  func note(_ relied: [Precondition], in subject: inout Subject) {
    if relied.isEmpty { return }
    subject.preconditions = relied
    for rule in Set(relied.map(\.rule)) where subject.rules[rule] == .holds { subject.rules[rule] = .vacuous }
  }

  private func location(of presumption: ViolatedProperty) -> Location? {
    let span = presumption.site.flatMap { Replayer(image: image, sources: workspace.sources).span(of: $0) }
    let place = span.flatMap { workspace.sources.location(of: $0) }
    return place.map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }
}
