// expect: holds
import UIKit

final class AccountService {
  func leave(_ completion: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/leave")!) { _, _, _ in
      DispatchQueue.main.async { completion() }
    }.resume()
  }
}

/// The button takes one tap.
final class AccountPage: UIViewController {
  var onLeave: (() -> Void)?
  private let service = AccountService()

  @objc func leave(_ sender: UIButton) {
    sender.isEnabled = false
    service.leave { [weak self] in self?.onLeave?() }
  }
}

protocol PlanPageDelegate: AnyObject {
  func planPageDidChoose(_ page: PlanPage)
}

/// Whoever hears of it looks whether the page is still on top.
final class PlanPage: UIViewController {
  weak var delegate: PlanPageDelegate?
  private let service = AccountService()

  @IBAction func choose(_ sender: UIButton) {
    service.leave { [weak self] in
      guard let self else { return }
      self.delegate?.planPageDidChoose(self)
    }
  }
}

final class AccountFlow: PlanPageDelegate {
  private unowned let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {
    let page = AccountPage()
    page.onLeave = { [weak self] in self?.show(UIViewController()) }
    show(page)
  }

  func choosePlan() {
    let page = PlanPage()
    page.delegate = self
    show(page)
  }

  func planPageDidChoose(_ page: PlanPage) {
    guard stack.topViewController === page else { return }
    stack.pushViewController(UIViewController(), animated: true)
  }

  private func show(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
