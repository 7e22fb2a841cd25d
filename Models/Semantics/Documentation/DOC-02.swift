import UIKit

// DOC-02: The completion of a dismissal is called after the dismissed controller's viewDidDisappear.
// (developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)).
// only: B.viewDidDisappear < A.dismissed

private final class CompletionOfDismiss: ModalScript {
  override var takesTouches: Bool { false }
}
