import UIKit

// DOC-16: viewWillAppear comes before the view is in the hierarchy, viewIsAppearing after it has been added.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
// only: B.outside in viewWillAppear < B.inside in viewIsAppearing < B.inside in viewDidAppear

private final class Watching: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("B", view.window == nil ? "outside in viewWillAppear" : "inside in viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("B", view.window == nil ? "outside in viewIsAppearing" : "inside in viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("B", view.window == nil ? "outside in viewDidAppear" : "inside in viewDidAppear")
  }
}

private final class InTheHierarchy: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = Watching()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }
}
