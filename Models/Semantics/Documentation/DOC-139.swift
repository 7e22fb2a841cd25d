import UIKit

// DOC-139: A view whose user interaction is not enabled gets no touches; one whose is does.
// (developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled).
// sometimes: B.enabled < B.tapped
// never: B.disabled < B.tapped

private final class Tapped: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
    view.isUserInteractionEnabled = mayHappen("the view takes touches")
    record("B", view.isUserInteractionEnabled ? "enabled" : "disabled")
  }

  func tap() {
    record("B", "tapped")
    view.gestureRecognizers = nil
  }
}

private final class TouchesDisabled: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Tapped() }
}
