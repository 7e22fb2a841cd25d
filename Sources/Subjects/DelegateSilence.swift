import Program

/// Whether a delegate never has its transitions driven: UIKit asks it for an interaction controller, and it has none.
struct DelegateSilence {
  let index: TypeIndex
  let family: SwipeSource.Family

  /// - Parameter part: the animator that is vended; nil for any.
  func isKept(by delegate: TypeIndex.Entry, vending part: TypeIndex.Entry?) -> Bool {
    if index.hasUnknownSuperclass(delegate) { return false }
    let functions = index.lineage(of: delegate).filter(\.isSubject).flatMap(\.functions)
    return functions.allSatisfy { function in
      guard family.isQuery(function), let answer = Self.onlyAnswer(of: function) else {
        return !family.isQuery(function)
      }
      if case .nil = answer.kind { return true }
      guard let part, !mayDrive(part) else { return false }
      return isItself(answer, askedBy: function, functions)
    }
  }

  /// What a function whose only statement is an answer answers.
  private static func onlyAnswer(of function: Function) -> Expression? {
    guard let body = function.body, body.count == 1 else { return nil }
    switch body[0].kind {
    case .return(let value?), .expression(let value): return value
    default: return nil
    }
  }

  /// Whether the answer is the animator itself, if that drives, too: what the query names, or what the delegate has kept when
  /// it was asked for the animator, which is in the same request.
  private func isItself(_ answer: Expression, askedBy query: Function, _ functions: [Function]) -> Bool {
    guard case .cast(let value, _, _) = answer.kind, let name = Self.kept(value) else { return false }
    if query.parameters.contains(where: { $0.name == name }) { return true }
    let vending = functions.filter(family.asksForAnimator)
    return !vending.isEmpty && vending.allSatisfy { CallFinder.assigns([name], in: $0.body ?? []) }
  }

  /// `name`, `self.name`.
  private static func kept(_ value: Expression) -> String? {
    switch value.kind {
    case .name(let name): return name
    case .member(let base, let name):
      if case .selfReference = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether objects of the class may be interaction controllers: it is one, inherits from what nobody declares, or has a
  /// subclass that is or does.
  private func mayDrive(_ part: TypeIndex.Entry) -> Bool {
    if part.declaration.attributes.access == .open { return true }
    let family = index.entries.filter { entry in
      entry.declaration.kind == .class && index.lineage(of: entry).contains { $0.id == part.id }
    }
    return family.contains { entry in
      index.hasUnknownSuperclass(entry)
        || index.ancestors(of: entry).contains("UIViewControllerInteractiveTransitioning")
    }
  }
}
