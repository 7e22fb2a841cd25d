import Diagnostics
import Program

/// Which places of a function never run in one call of it.
enum Apartness {
  /// Whether no way comes to both: they stand in different branches, or the second one's branch leaves before the first.
  static func keeps(_ place: SourceSpan, from other: SourceSpan, in body: [Statement]) -> Bool {
    var isApart = false
    Walk.statements(in: body) { statement in
      if isApart { return }
      switch statement.kind {
      case .if(let branch):
        isApart =
          areApart([branch.then, branch.otherwise], place, other) || leaves(branch.then, with: other, but: place)
      case .guard(_, let otherwise): isApart = leaves(otherwise, with: other, but: place)
      case .switch(_, let choice): isApart = areApart(choice.cases.map(\.body), place, other)
      default: break
      }
    }
    return isApart
  }

  private static func areApart(_ branches: [[Statement]], _ place: SourceSpan, _ other: SourceSpan) -> Bool {
    let first = branches.firstIndex { contains($0, place) }
    let second = branches.firstIndex { contains($0, other) }
    return first != nil && second != nil && first != second
  }

  private static func leaves(_ branch: [Statement], with other: SourceSpan, but place: SourceSpan) -> Bool {
    guard contains(branch, other), !contains(branch, place), let last = branch.last else { return false }
    switch last.kind {
    case .return, .throw: return true
    default: return false
    }
  }

  private static func contains(_ statements: [Statement], _ place: SourceSpan) -> Bool {
    statements.contains { $0.span.contains(place) }
  }
}
