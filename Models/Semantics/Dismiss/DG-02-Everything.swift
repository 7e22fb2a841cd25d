import UIKit

// DG-02: the app of a scenario closes what is on top, or everything with one call.
// [F36=0] only: C.viewWillDisappear(animated) < B.viewWillDisappear(animated)
// [F36=0] only: C.viewWillDisappear < B.viewWillDisappear(animated)

private final class ClosedByTheApp: ModalScript {
  private let app = App()

  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController { upper("B") }

  override func perform(_ line: Int) {
    if line == 0 { super.perform(0) } else { presented?.present(upper("C"), animated: true) }
  }

  override func offerEvents() {
    if line < lines || presented == nil {
      super.offerEvents()
    } else if isSettled() {
      app.offerDismissals()
    }
  }

  private func upper(_ name: String) -> UIViewController {
    let controller = RecordedController(name)
    controller.modalPresentationStyle = .overFullScreen
    controller.recordsFlags = true
    return controller
  }
}

private final class App: ModalScenario {
  override var presentsWithoutAnimation: Bool { false }
}
