import UIKit

/// Refreshes itself, and never stops.
private final class NewsController: UIViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      self?.view.setNeedsLayout()  // expect: TV1204
    }
  }
}

private final class NewsScenario: ModalScenario {
  override func makePresented() -> UIViewController { NewsController() }
}
