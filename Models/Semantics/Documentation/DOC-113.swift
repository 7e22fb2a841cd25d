import UIKit

// DOC-113: viewWillLayoutSubviews comes before the view lays out its subviews, viewDidLayoutSubviews afterwards.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()).
// Open: the machine calls both around nothing: it never calls layoutSubviews, and setNeedsLayout and layoutIfNeeded
// bring no callback.
// always: B.viewWillLayoutSubviews < B.viewDidLayoutSubviews < app.asks < app.has it
// never: view.lays out
// never: app.asks < B.viewWillLayoutSubviews

private final class LaidOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    record("view", "lays out")
  }
}

private final class LaidOutController: RecordedController {
  override func loadView() { view = LaidOutView() }
}

private final class LayoutPass: ModalScript {
  override var takesTouches: Bool { false }
  override func makePresented() -> UIViewController {
    let controller = LaidOutController("B")
    controller.recordsLayout = true
    controller.modalPresentationStyle = style
    return controller
  }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
      return
    }
    record("app", "asks")
    presented?.view.setNeedsLayout()
    presented?.view.layoutIfNeeded()
    record("app", "has it")
  }
}
