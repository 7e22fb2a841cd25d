// expect: holds
import UIKit

class WelcomePage: UIViewController {
  var onDone: (() -> Void)?

  @IBAction func goOn() {
    dismiss(animated: true) { [weak self] in self?.onDone?() }
  }
}

/// Nobody can pull the page down.
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
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
