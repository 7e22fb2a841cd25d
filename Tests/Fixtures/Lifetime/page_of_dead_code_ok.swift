import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Nothing calls the first of the two functions: what it keeps is kept by nobody.
final class ChoicePage: UIViewController {
  private var onChoice: (() -> Void)?
  private var onEnd: (() -> Void)?

  func observeChoice() {
    onChoice = { self.title = "chosen" }  // expect: possible TV902
  }

  func observeEnd() {
    onEnd = { [weak self] in self?.title = "at its end" }
  }
}

final class HomePage: UIViewController {
  @IBAction func choose(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let page = ChoicePage()
    page.observeEnd()
    present(page, animated: true)
  }
}
