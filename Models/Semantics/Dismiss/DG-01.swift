import UIKit

// DG-01: sent to a controller that presents, dismiss closes what it presents; else the controller itself; a child
// speaks for its ancestor, both ways.
// only: C.viewDidDisappear < B.viewDidDisappear

private final class FromTheMiddle: ModalScript {
  override var lines: Int { 4 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.modalPresentationStyle = .overFullScreen
    return controller
  }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(line)
    } else if line == 1 {
      let upper = RecordedController("C")
      upper.modalPresentationStyle = .overFullScreen
      presented?.children.first?.present(upper, animated: true)
    } else {
      presented?.children.first?.dismiss(animated: true)
    }
  }
}
