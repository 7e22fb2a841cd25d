import Diagnostics
import Identifiers
import RunReport
import Subjects

/// Which findings of the text a run over changes reports. All are looked for, since code far away may decide them; what the
/// sources have shown at the same place before, and what concerns no touched class, is left out.
struct ChangedText {
  /// What tells findings of the text apart in a file that has not changed.
  struct Key: Hashable {
    var rule: RuleID
    var check: CheckID?
    var location: Location
    var confidence: Confidence

    init(_ finding: Finding) {
      (rule, check, location) = (finding.rule, finding.check, finding.location)
      confidence = finding.confidence
    }
  }

  private let touched: TouchedSubjects
  /// The places of the names of their classes.
  private let classes: Set<SourceSpan>
  /// Of the sources as they were; `nil` when these are the same.
  private var earlier: Set<Key>?

  /// - Parameter read: reads the sources as they were: only if the text shows anything at all.
  init(
    _ touched: TouchedSubjects, in workspace: Workspace, options: RunOptions,
    read: ([SourceFile]) throws(InputError) -> Workspace
  ) throws(InputError) {
    self.touched = touched
    classes = Set(touched.subjects.map { workspace.subjects[$0].span })
    guard let files = touched.earlier else { return }
    earlier = []
    let open = workspace.signatures.types(besides: workspace.subjects).filter { !isTouched($0) }
    if open.isEmpty { return }
    let before = DeclaredFindings(workspace: try read(files), options: options, changes: nil, beside: [])
    earlier = Set(before.all.map(Key.init))
  }

  /// Those of the findings about a type that are as they were before the changes.
  func unchanged(_ findings: [Finding], about type: TypeIndex.Entry) -> [Key] {
    if isTouched(type) { return [] }
    return findings.map(Key.init).filter { earlier?.contains($0) ?? true }
  }

  private func isTouched(_ type: TypeIndex.Entry) -> Bool {
    touched.touchesAll || touched.files.contains(type.file) || classes.contains(type.declaration.nameSpan)
  }
}
