import Machine
import RunReport

// What a subject's report says where its set-up lacks something, and it was explored as if that were there.
extension SubjectRun {
  /// One for each place that relies on it: what the code is written for, so that it costs no confidence.
  func presumed(in exploration: Search.Exploration) -> [Assumption] {
    let replayer = Replayer(image: image, sources: workspace.sources)
    return exploration.presumptions.prefix(Self.mostPresumptions).map { presumption in
      let place = presumption.site.flatMap { replayer.span(of: $0) }.flatMap { workspace.sources.location(of: $0) }
      return Assumption(
        text: "\(presumption.message): the app sets that up elsewhere", confidence: .certain,
        location: place.map { Location(path: $0.path, line: $0.line, column: $0.column) }, kind: .present)
    }
  }

  private static let mostPresumptions = 3

  /// Code that relies on what is missing was not held against TV1205.
  func notePresumptions(_ presumed: [Assumption], in subject: inout Subject) {
    guard !presumed.isEmpty else { return }
    if subject.rules[.TV1205] == .holds { subject.rules[.TV1205] = .vacuous }
    let places = presumed.compactMap(\.location).map { "\($0.path):\($0.line)" }
    let remark = "explored as if what the app sets up elsewhere were there: " + places.joined(separator: ", ")
    subject.remarks = (subject.remarks ?? []) + [remark]
  }
}
