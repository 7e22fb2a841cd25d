import UIKit

// expect: holds

/// A note that goes after a while: what is sent to the note does nothing once it is gone.
final class NoteController: UIPresentationController {
  override func presentationTransitionDidEnd(_ completed: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.presentedViewController.dismiss(animated: true)
    }
  }
}
