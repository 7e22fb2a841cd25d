import Diagnostics
import Program
import Subjects

/// What of a function calls its completion later: the handlers of actions, and pages that are given it.
struct Answerers {
  private let name: String
  /// The closures and arguments that have the completion.
  private var places: [SourceSpan] = []

  var isEmpty: Bool { places.isEmpty }

  init(of completion: String, in body: [Statement]) {
    name = completion
    var found: [SourceSpan] = []
    let isNamed = { (value: Expression) in
      AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains(completion)
    }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let name = CallFinder.baseName(of: callee), Self.asks(name) else { return }
        found += arguments.map(\.value).filter(isNamed).map(\.span)
      case .assign(let target, let value):
        guard case .member = MethodUses.bare(target).kind, isNamed(value) else { return }
        found.append(value.span)
      default: break
      }
    }
    places = found
  }

  /// By its name a button, or something that is made.
  private static func asks(_ name: String) -> Bool {
    name.first?.isUppercase == true && name != "Task" || name.lowercased().contains("action")
  }

  /// Whether a way comes to the end of the code on which nothing else calls the completion.
  func leaveAWay(through body: [Statement]) -> Bool {
    CompletionWays(of: name, beside: places).ways(through: body).contains {
      !$0.isTaken && !$0.isExcused && !$0.isOver
    }
  }
}
