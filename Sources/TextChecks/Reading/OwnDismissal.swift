import Program
import Subjects

/// A request by which a page closes itself.
enum OwnDismissal {
  /// `dismiss(animated:completion:)` of the controller itself, or of who presents it.
  static func isAsked(by callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss", arguments.contains(where: { $0.label == "animated" }) else {
      return false
    }
    return MethodUses.isOfSelf(callee) || PresentationCall.receiver(of: callee) == "presentingViewController"
  }
}
