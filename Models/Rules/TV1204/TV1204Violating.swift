import UIKit

/// Looks for news every five seconds, for ever.
private final class NewsController: UIViewController {
  private static var isPolling = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !Self.isPolling { poll() }
  }

  private func poll() {
    Self.isPolling = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {  // expect: TV1204
      self.poll()
    }
  }
}

private final class NewsScenario: ModalScenario {
  override func makePresented() -> UIViewController { NewsController() }
}
