import Diagnostics
import Program
import Subjects

/// What statements do in the turn in which they run: their calls and assignments, without those of closures that run later.
struct DirectWork {
  /// In the order of the source.
  let expressions: [Expression]

  init(_ body: [Statement]) {
    var found: [Expression] = []
    Walk.expressions(outsideClosuresOf: body) { expression in
      switch expression.kind {
      case .call, .assign: found.append(expression)
      default: break
      }
    }
    expressions = found
  }

  /// The requests to present, each with what it does when the page has appeared.
  func presentations(_ aliases: [String: String]) -> [(request: Turn.Request, completion: Argument?)] {
    expressions.compactMap { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present else {
        return nil
      }
      return (request, request.arguments.first { $0.label == "completion" || $0.isTrailing })
    }
  }

  private static let looking: Set<String> = [
    "presentedViewController", "isBeingDismissed", "isBeingPresented", "transitionCoordinator", "window",
    "viewIfLoaded",
  ]

  /// Whether code looks whether somebody can present: what it sets is no look.
  static func looks(_ body: [Statement]) -> Bool {
    var set: Set<SourceSpan> = []
    var isFound = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, _): set.insert(MethodUses.bare(target).span)
      case .name(let name), .member(_, let name):
        if looking.contains(name), !set.contains(expression.span) { isFound = true }
      default: break
      }
    }
    return isFound
  }

  /// Whether the one who presents has just been found on top of all that is presented: the sources say so by its name.
  static func isOnTop(_ receiver: String, in body: [Statement]) -> Bool {
    func isNamedSo(_ path: String) -> Bool { path.lowercased().contains("top") && !path.lowercased().contains("stop") }
    if isNamedSo(receiver) { return true }
    return LocalBinding.all(in: body).contains { binding in
      guard case .binding(receiver, _) = binding.pattern.kind, let value = binding.value else { return false }
      if case .coalesce = value.kind { return false }
      return AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains(where: isNamedSo)
    }
  }
}
