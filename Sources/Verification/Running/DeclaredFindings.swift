import Diagnostics
import Identifiers
import RunReport

/// What the sources say without any run, beside what runs have shown: of classes that no subject leads to, and at places of
/// which no run has told.
struct DeclaredFindings {
  /// Those of runs, without consequences of what the text shows, then those of declarations.
  let all: [Finding]
  /// By where a class is declared: the rules that its text breaks.
  private var broken: [Location: Set<RuleID>] = [:]

  /// - Parameter touchedFiles: Files that have changed, where only those count; `nil` for all.
  init(workspace: Workspace, options: RunOptions, touchedFiles: Set<Int>?, beside found: [Finding]) {
    let selection = RuleSelection(options)
    let facts = workspace.signatures
    var judgements = selection.contains(SignatureFacts.rule) ? facts.orphans(of: workspace.subjects) : []
    var found = found
    for check in facts.inText where selection.contains(check.rule) {
      let counting = check.counting { touchedFiles?.contains($0) ?? true }
      if check.rule == OwnClosureCycle.rule { found = Self.withoutConsequences(of: counting.judgements, found) }
      judgements += UntoldCauses(sources: workspace.sources, found: found).among(counting)
    }
    var known = Set(found.map(Self.key))
    var declared: [Finding] = []
    for judgement in judgements where touchedFiles?.contains(judgement.type.file) ?? true {
      for finding in Self.findings(judgement, workspace) {
        guard finding.rule == SignatureFacts.rule || known.insert(Self.key(finding)).inserted else { continue }
        declared.append(finding)
        if let place = workspace.location(of: judgement.type.declaration.nameSpan) {
          broken[place, default: []].insert(finding.rule)
        }
      }
    }
    all = found + declared
  }

  /// A subject whose class breaks a rule in its text does not hold, whatever its runs have shown.
  func marking(_ subject: Subject) -> Subject {
    guard let rules = broken[subject.location], subject.verdict != .unsupported else { return subject }
    var copy = subject
    copy.verdict = .violated
    for rule in rules where copy.rules[rule] != nil { copy.rules[rule] = .violated }
    return copy
  }

  private static func key(_ finding: Finding) -> [String] {
    [finding.rule.rawValue, finding.location.path, String(finding.location.line)]
  }

  /// A run sees that a controller stays; the closure that it keeps, and that keeps it, says why.
  private static func withoutConsequences(of cycles: [SignatureJudgement], _ found: [Finding]) -> [Finding] {
    let names = Set(cycles.map(\.type.name))
    return found.filter { finding in
      finding.rule != OwnClosureCycle.rule || finding.check != .dismissedIsHeld
        || finding.clause?.values.contains { names.contains($0.value) } != true
    }
  }

  private static func findings(_ judgement: SignatureJudgement, _ workspace: Workspace) -> [Finding] {
    let type = judgement.type
    var subject = SubjectDescription(
      kind: .scenario, name: type.name, file: type.file, span: type.declaration.nameSpan, scenario: "", entry: "")
    subject.isNamedNowhere = workspace.signatures.unnamed.contains(subject.span)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject, scenario: "declaration \(type.name)")
    return judgement.causes.map { cause in
      var finding = builder.finding(ofDeclaration: cause, needs: judgement.needs)
      if cause.rule == OwnClosureCycle.rule {
        finding.clause?.values = [FailedClause.Value(name: "still held", value: type.name)]
      }
      return finding
    }
  }
}
