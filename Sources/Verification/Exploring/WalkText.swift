import Exploration

/// Random walks in words.
enum WalkText {
  /// Why nothing holds.
  static func bound(_ options: WalkOptions, made count: Int) -> String {
    let walks = count < options.walks ? "\(count) of \(options.walks)" : "\(count)"
    return "only \(walks) random walks of at most \(options.maximumDepth) events were made, with seed \(options.seed)"
  }

  /// What had been seen when.
  static func remark(_ coverage: [WalkCoverage], namesEvents: Bool) -> String {
    func row(_ value: (WalkCoverage) -> Int) -> String { coverage.map { String(value($0)) }.joined(separator: " ") }
    let events = namesEvents ? ", events \(row(\.events))" : ""
    return "seen after walks \(row(\.walks)): states \(row(\.states))\(events), findings \(row(\.properties))"
  }

  /// The options that repeat the walks.
  static func options(_ options: WalkOptions) -> String {
    "--random-walk \(options.seed) --walks \(options.walks) --max-depth \(options.maximumDepth)"
  }
}
