import Program
import Subjects

/// Methods and observers of a page that take touches from it while it waits: then the user can open nothing.
struct CoveredWork {
  private let functions: [String: [Function]]
  private let variables: [Variable]
  /// How many methods and observers are followed, one after the other.
  private static let depth = 3

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    let names = index.ancestors(of: type).sorted()
    let entries = [type] + names.compactMap { index.entry(named: $0, from: type.file) }.filter { $0.id != type.id }
    let own = entries.flatMap(\.functions).filter { index.isSubject(file: Int($0.span.file)) }
    functions = Dictionary(grouping: own, by: \.name)
    variables = entries.filter(\.isSubject).flatMap(\.variables)
  }

  /// Whether code switches the touches of the whole page off, itself or by what it calls or sets.
  func covers(_ body: [Statement]) -> Bool { covers(body, depth: 0) }

  private func covers(_ body: [Statement], depth: Int) -> Bool {
    if depth > Self.depth { return false }
    var isFound = false
    Walk.expressions(in: body) { expression in
      if isFound { return }
      switch expression.kind {
      case .assign(let target, let value): isFound = switchesOff(target, value) || observes(target, depth)
      case .call(let callee, _):
        guard MethodUses.isOfSelf(callee), let name = CallFinder.baseName(of: callee) else { return }
        isFound = (functions[name] ?? []).contains { covers($0.body ?? [], depth: depth + 1) }
      default: break
      }
    }
    return isFound
  }

  /// `view.isUserInteractionEnabled = !isSaving`
  private func switchesOff(_ target: Expression, _ value: Expression) -> Bool {
    if case .bool(true) = value.kind { return false }
    let parts = LocalNames.path(of: target)?.split(separator: ".") ?? []
    return parts.last == "isUserInteractionEnabled"
      && (parts.dropLast().last.map { ["view", "window"].contains($0) } ?? true)
  }

  private func observes(_ target: Expression, _ depth: Int) -> Bool {
    guard MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target) else { return false }
    return variables.contains { $0.name == name && covers($0.accessors?.didSet?.body ?? [], depth: depth + 1) }
  }
}
