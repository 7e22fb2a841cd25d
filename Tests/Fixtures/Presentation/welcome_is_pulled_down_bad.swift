import UIKit

class WelcomePage: UIViewController {
  var onDone: (() -> Void)?

  @IBAction func goOn() {
    dismiss(animated: true) { [weak self] in self?.onDone?() }
  }
}

/// Waits for the button of a page that can be pulled down.
class StartPage: UIViewController {
  private var isWelcoming = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isWelcoming { welcome() }
  }

  private func welcome() {
    isWelcoming = true
    let page = WelcomePage()
    page.onDone = { [weak self] in self?.isWelcoming = false }
    present(page, animated: true)  // expect: TV1102
  }
}
