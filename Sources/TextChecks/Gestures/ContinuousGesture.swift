import Program
import Subjects

/// Recognisers that call their action for each of their states and changes, and what keeps an action from doing its work again.
enum ContinuousGesture {
  static let recognisers: Set<String> = [
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
  ]

  /// Whether code asks for something that other code, or the same, sets: the second call finds that.
  static func remembers(_ asking: [Statement], in setting: [Statement]) -> Bool {
    CallFinder.assigns(asked(by: asking).subtracting(positions), in: setting)
  }

  /// What each change of a drag sets anew is no note.
  private static let positions: Set<String> = ["x", "y", "origin", "center", "frame", "transform", "constant", "alpha"]

  /// The names in the conditions of statements.
  private static func asked(by statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: statements) { statement in
      switch statement.kind {
      case .guard(let conditions, _): names.formUnion(AppEvents.mentioned(in: conditions))
      case .if(let branch): names.formUnion(AppEvents.mentioned(in: branch.conditions))
      case .switch(_, let choice): names.formUnion(AppEvents.mentioned(in: [.expression(choice.subject)]))
      default: break
      }
    }
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .ifExpression(let branch): names.formUnion(AppEvents.mentioned(in: branch.conditions))
      case .switchExpression(let choice): names.formUnion(AppEvents.mentioned(in: [.expression(choice.subject)]))
      default: break
      }
    }
    return names
  }
}
