import UIKit

// DOC-140: A hidden view gets no touches.
// (developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
// sometimes: B.shown < B.tapped
// never: B.hidden < B.tapped

private final class Tapped: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
    view.isHidden = mayHappen("the view is hidden")
    record("B", view.isHidden ? "hidden" : "shown")
  }

  func tap() {
    record("B", "tapped")
    view.gestureRecognizers = nil
  }
}

private final class TouchesHidden: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Tapped() }
}
