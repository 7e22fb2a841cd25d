import UIKit

/// The device rotates
final class RotationLogs: ConformanceScenario {
  override func setUp() {
    recordsCoordinators = assumes("the log records coordinators")
    let controller = RotatingController("A", recordsCoordinators)
    if assumes("A comes to the screen in the log") { return showRoot(controller) }
    beforeTheLog { self.showRoot(controller) }
    beginLog([root])
  }

  override func offerEvents() {
    if isSettled() { offer(.deviceRotates, by: .system) { performStep { rotate() } } }
  }
}

/// ROT-02, T-48
final class RotatingController: PlayingController {
  let listens: Bool

  init(_ name: String, _ listens: Bool) {
    self.listens = listens
    super.init(name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if !listens { return }
    coordinator.animate { _ in
      record("TC", "alongside")
    } completion: { context in
      record("TC", context.isCancelled ? "completion(cancelled)" : "completion")
    }
  }
}
