import UIKit

// DOC-132: The presentation controller, or the parent, of a controller whose preferred content size changes is told.
// (developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)).
// Open: the machine never calls it, neither of a presentation controller nor of a parent, which has no such method
// there.
// always: app.changes < app.changed
// never: PC.told

private final class ToldOfSize: RecordedPresentationController {
  override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    record("PC", "told")
  }
}

private final class SizeDelegate: RecordedDelegate {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ToldOfSize(presentedViewController: presented, presenting: presenting)
  }
}

private final class PreferredSize: ModalScript {
  override var takesTouches: Bool { false }
  private let delegate = SizeDelegate("delegate", animator: nil)

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
      return
    }
    record("app", "changes")
    presented?.preferredContentSize = CGSize(width: 10, height: 10)
    record("app", "changed")
  }
}
