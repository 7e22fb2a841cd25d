import UIKit

// expect: holds

/// Looks for news every five seconds while it is on screen.
private final class NewsController: UIViewController {
  private var isPolling = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isPolling { poll() }
  }

  private func poll() {
    isPolling = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
      guard let self else { return }
      self.isPolling = false
      if self.viewIfLoaded?.window != nil { self.poll() }
    }
  }
}

private final class NewsScenario: ModalScenario {
  override func makePresented() -> UIViewController { NewsController() }
}
