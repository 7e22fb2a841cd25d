// Two stacks are given to whoever shows pages: the one in the window, and the one that is shown over it.
import UIKit

public final class PageRouter {
  private let stack: UINavigationController
  private let sheet: UINavigationController

  public init(stack: UINavigationController, sheet: UINavigationController) {
    self.stack = stack
    self.sheet = sheet
  }

  public func showHint(on page: UIViewController) {
    let hint = HintViewController()
    hint.modalPresentationStyle = .custom
    sheet.setViewControllers([hint], animated: false)
    stack.present(sheet, animated: true)
    stack.present(UINavigationController(rootViewController: HintViewController()), animated: true)  // expect: TV601
  }
}

final class HintViewController: UIViewController {
  @IBAction func closeTapped(_ sender: UIButton) { dismiss(animated: true) }
}
