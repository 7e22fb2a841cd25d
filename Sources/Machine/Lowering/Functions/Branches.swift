import Diagnostics
import Program

/// Marks where branches of code under test begin, so that it is known which of them have run.
extension FunctionLowering {
  /// A branch begins here. What can never run, whatever the program does, is none.
  func begin(_ kind: CodeBranch.Kind, _ body: [Statement]) {
    guard isReachable, context.files[scope.file].isSubject else { return }
    let number = context.branch(CodeBranch(kind: kind, span: body.first?.span ?? span, function: -1))
    branches.append(number)
    emit(.branch, n: number)
  }
}

extension LoweringContext {
  /// The number of a branch: bodies of `defer` are lowered where they run, and their branches are the same all the time.
  func branch(_ branch: CodeBranch) -> Int {
    let key = BranchKey(kind: branch.kind, span: branch.span)
    if let number = branchIDs[key] { return number }
    branchIDs[key] = output.branches.count
    output.branches.append(branch)
    return output.branches.count - 1
  }
}

struct BranchKey: Hashable {
  var kind: CodeBranch.Kind
  var span: SourceSpan
}

extension Switch.Case {
  var branchKind: CodeBranch.Kind {
    guard let first = patterns.first else { return .defaultCase }
    if case .wildcard = first.pattern.kind, first.condition == nil { return .defaultCase }
    return .switchCase(patterns.compactMap { Self.text(of: $0.pattern) }.joined(separator: ", "))
  }

  /// `.changed`; nil for patterns that need more words.
  private static func text(of pattern: Pattern) -> String? {
    if case .enumCase(_, let name, _) = pattern.kind { return ".\(name)" }
    return nil
  }
}
