import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects
import TextChecks

/// What the sources say without any run, beside what runs have shown: of classes that no subject leads to, and at places of
/// which no run has told.
struct DeclaredFindings {
  /// Those of runs, without consequences of what the text shows, then those of declarations; what follows from another one is told
  /// with it.
  private(set) var all: [Finding] = []
  /// By where a class is declared: the rules that its text breaks.
  private var broken: [Location: Set<RuleID>] = [:]
  /// What has not changed, of a run over changes.
  private var unchanged: Set<ChangedText.Key> = []

  /// - Parameter changes: What has changed, where only that is reported; `nil` for all.
  init(workspace: Workspace, options: RunOptions, changes: ChangedText?, beside found: [Finding]) {
    let facts = workspace.signatures
    let selection = RuleSelection(options)
    let subjects = SubjectSelection(options)
    let gone = Self.goneTogether(found)
    let checks = facts.inText.filter { selection.contains($0.rule) }.map { check in
      check.counting { type in
        subjects.contains(type.name) && !(check.rule == .TV902 && gone.contains(type.name))
      }
    }
    var declared: [Finding] = []
    if selection.contains(SignatureFacts.rule) {
      for judgement in facts.orphans(of: workspace.subjects)
      where subjects.contains(judgement.type.name) {
        let findings = Self.findings(judgement, workspace)
        declared += findings
        note(findings, of: judgement.type, workspace)
        unchanged.formUnion(changes?.unchanged(findings, about: judgement.type) ?? [])
      }
    }
    let cycles = checks.filter { $0.rule == .TV902 }.flatMap(\.judgements)
    var untold = UntoldCauses(sources: workspace.sources, found: Self.withoutConsequences(of: cycles, found, workspace))
    for check in checks {
      for judgement in check.judgements {
        let told = untold.found.count
        let findings = zip(judgement.causes, Self.findings(judgement, workspace)).filter { cause, finding in
          let function = judgement.type.functions.first { $0.span.contains(cause.span) }
          let called = function.flatMap { Self.called(at: cause.span, by: $0, of: judgement.type) }
          let whole = check.isOfFunction ? function?.span : nil
          return untold.takes(finding, in: [whole, called].compactMap(\.self))
        }.map(\.1)
        declared += findings
        note(findings, of: judgement.type, workspace)
        // What stands for findings of runs is reported as they would be.
        if untold.found.count < told { continue }
        unchanged.formUnion(changes?.unchanged(findings, about: judgement.type) ?? [])
      }
    }
    all = LeftBehind.fold(untold.found + declared)
  }

  /// The method of the type's own that is called where the text has seen a cause: a run sees it in there.
  private static func called(at place: SourceSpan, by function: Function, of type: TypeIndex.Entry) -> SourceSpan? {
    var name: String?
    Walk.expressions(in: function.body ?? []) { expression in
      guard expression.span == place, case .call(let callee, _) = expression.kind, MethodUses.isOfSelf(callee) else {
        return
      }
      name = CallFinder.baseName(of: callee)
    }
    return type.functions.first { $0.name == name && $0.body != nil && $0.nameSpan != function.nameSpan }?.span
  }

  /// Whether the text has shown a finding before the changes, so that a run over changes leaves it out.
  func isUnchanged(_ finding: Finding) -> Bool {
    DeclarationScenario.names(finding.scenario) && unchanged.contains(ChangedText.Key(finding))
  }

  private mutating func note(_ findings: [Finding], of type: TypeIndex.Entry, _ workspace: Workspace) {
    guard !findings.isEmpty, let place = workspace.location(of: type.declaration.nameSpan) else { return }
    broken[place, default: []].formUnion(findings.map(\.rule))
  }

  /// A subject whose class breaks a rule in its text does not hold, whatever its runs have shown.
  func marking(_ subject: Subject) -> Subject {
    guard let rules = broken[subject.location], subject.verdict != .unsupported else { return subject }
    var copy = subject
    copy.verdict = .violated
    for rule in rules where copy.rules[rule] != nil { copy.rules[rule] = .violated }
    return copy
  }

  /// The classes of which a run has told that they stay in a chain that was dismissed.
  private static func goneTogether(_ found: [Finding]) -> Set<String> {
    Set(found.filter { $0.rule == .TV605 }.flatMap { $0.clause?.values ?? [] }.map(\.value))
  }

  /// A run sees that a controller stays; the closure that it keeps, and that keeps it, says why. Of UIKit's classes there are
  /// many objects: only what stands in the same file is of the same cause.
  private static func withoutConsequences(
    of cycles: [SignatureJudgement], _ found: [Finding], _ workspace: Workspace
  ) -> [Finding] {
    let own = Set(cycles.filter { $0.held == nil }.map(\.type.name))
    var others: [String: Set<String>] = [:]
    for cycle in cycles {
      guard let held = cycle.held else { continue }
      others[held, default: []].formUnion(cycle.causes.compactMap { workspace.location(of: $0.span)?.path })
    }
    return found.filter { finding in
      finding.rule != .TV902 || finding.check != .dismissedIsHeld
        || finding.clause?.values.contains { value in
          own.contains(value.value) || others[value.value]?.contains(finding.location.path) == true
        } != true
    }
  }

  private static func findings(_ judgement: SignatureJudgement, _ workspace: Workspace) -> [Finding] {
    let type = judgement.type
    var subject = SubjectDescription(
      kind: .scenario, name: type.name, file: type.file, span: type.declaration.nameSpan, scenario: "", entry: "")
    subject.isNamedNowhere = workspace.signatures.unnamed.contains(subject.span)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject,
      scenario: DeclarationScenario.text(of: type.name))
    return judgement.causes.map { cause in
      var finding = builder.finding(
        ofDeclaration: cause, needs: judgement.needs, isCalled: !workspace.signatures.uncalled.contains(cause.span))
      if cause.rule == .TV902 {
        finding.clause?.values = [FailedClause.Value(name: "still held", value: judgement.held ?? type.name)]
      }
      return finding
    }
  }
}
