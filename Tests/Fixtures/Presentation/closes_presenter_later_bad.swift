import UIKit

/// A note that goes after a while, or before if somebody closes it: the presenter gets a dismiss that was meant for the note.
final class NoteController: UIPresentationController {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.presentingViewController.dismiss(animated: true)  // expect: likely TV604
    }
  }
}
