import UIKit

// DOC-118: viewWillDisappear comes before the view is removed from the hierarchy, viewDidDisappear after it has been:
// on a dismissal.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)).
// only: B.inside in viewWillDisappear < B.outside in viewDidDisappear

private final class Going: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("B", view.window == nil ? "outside in viewWillDisappear" : "inside in viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("B", view.window == nil ? "outside in viewDidDisappear" : "inside in viewDidDisappear")
  }
}

private final class GoneFromTheHierarchy: ModalScript {
  override var takesTouches: Bool { false }
  override func makePresented() -> UIViewController {
    let controller = Going()
    controller.modalPresentationStyle = style
    return controller
  }
}
