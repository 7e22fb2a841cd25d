import UIKit

// expect: holds

/// Refreshes itself while it is on screen.
private final class NewsController: UIViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }
}

private final class NewsScenario: ModalScenario {
  override func makePresented() -> UIViewController { NewsController() }
}
