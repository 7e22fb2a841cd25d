import Reporters
import RunReport
import Verification

/// A walk in the terminal: reads commands line by line, and shows where they lead.
struct ReplaySession {
  let source: ReplaySource
  let text: TextWalk
  /// Prints; throws when nobody reads any more.
  let write: (String) throws(OutputError) -> Void
  /// The next line without its end; `nil` at the end of the input.
  let read: () -> String?
  /// Whether what was read is printed, since no terminal shows it.
  let echoes: Bool
  private var walk: OrderingWalk
  /// Whether something broken was shown.
  private(set) var hasShownViolation = false

  init(
    _ walk: OrderingWalk, of source: ReplaySource, text: TextWalk, echoes: Bool,
    write: @escaping (String) throws(OutputError) -> Void, read: @escaping () -> String?
  ) {
    self.walk = walk
    self.source = source
    self.text = text
    self.echoes = echoes
    self.write = write
    self.read = read
  }

  /// Walks until `q` or the end of the input. Where there is no line at all, and none can be typed, the whole trace is
  /// shown.
  mutating func perform(wholeTraceOnly: Bool) throws(OutputError) {
    try introduce()
    var hasRead = false
    while !wholeTraceOnly {
      if !echoes { try write(text.prompt(walk.view)) }
      guard let line = read() else {
        if !echoes { try write("\n") }
        break
      }
      hasRead = true
      if echoes { try write("\(text.prompt(walk.view))\(line)\n") }
      let command = ReplayCommand(line)
      if command == .quit { return }
      try perform(command)
    }
    if wholeTraceOnly || echoes && !hasRead { try showRest() }
  }

  /// The trace to its end, with what else could have happened at each step.
  private mutating func showRest() throws(OutputError) {
    if walk.traceLength == nil { return try write(text.remark(Self.noTrace)) }
    while walk.advance() { try show() }
  }

  private mutating func introduce() throws(OutputError) {
    if let finding = walk.finding {
      try write(text.headline(finding, number: number(of: finding)) + "\n")
    }
    try show()
  }

  private func number(of finding: Finding) -> Int {
    (source.report.findings.firstIndex { $0.id == finding.id } ?? 0) + 1
  }

  private mutating func show(allChoices: Bool = false) throws(OutputError) {
    let view = walk.view
    if !view.broken.isEmpty { hasShownViolation = true }
    try write(text.render(view) + text.choices(view, showsAll: allChoices))
    if view.isOnTrace, view.position == view.traceLength, view.position > 0 {
      try write(text.remark("the trace ends here"))
    }
    try write("\n")
  }

  private mutating func perform(_ command: ReplayCommand) throws(OutputError) {
    switch command {
    case .next: try move(walk.advance(), or: reasonToStay)
    case .back: try move(walk.back(), or: "this is the beginning")
    case .take(let number): try move(walk.take(number), or: "there is no choice \(number)")
    case .trace:
      try move(walk.returnToTrace(), or: walk.traceLength == nil ? Self.noTrace : "the walk is on the trace")
    case .go(let number):
      try move(walk.go(to: number), or: "there is no step \(number) to go to")
    case .begin(let number):
      try move(walk.begin(number), or: "the app sets itself up in \(walk.beginningCount) ways: 'w 1' is the first")
    case .state: try write(walk.wholeState.map { "  \($0)\n" }.joined() + "\n")
    case .all: try show(allChoices: true)
    case .again: try show()
    case .findings:
      let findings = source.report.findings
      try write(findings.isEmpty ? text.remark("nothing was found") : text.listing(findings))
    case .finding(let name): try change(to: name)
    case .help: try write(ReplayCommand.listing)
    case .unknown(let trouble): try write(text.remark("\(trouble); '?' lists the commands"))
    case .quit: break
    }
  }

  private static let noTrace = "a walk without a finding has no trace: a number takes a choice"

  private var reasonToStay: String {
    if walk.traceLength == nil { return Self.noTrace }
    return walk.isOnTrace
      ? "the trace ends here: a number goes on, 'b' goes back"
      : "the walk has left the trace after step \(walk.common): 't' leads back, a number goes on"
  }

  private mutating func move(_ hasMoved: Bool, or reason: String) throws(OutputError) {
    if hasMoved { try show() } else { try write(text.remark(reason)) }
  }

  private mutating func change(to name: String) throws(OutputError) {
    let findings = source.report.findings
    do throws(InputError) {
      let position = try FindingChoice.position(of: name, among: findings)
      walk = try source.walk(through: findings[position])
    } catch {
      return try write(text.remark(error.message))
    }
    try introduce()
  }
}
