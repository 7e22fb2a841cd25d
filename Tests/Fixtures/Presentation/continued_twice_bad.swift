import UIKit

final class AccountService {
  func leave(_ completion: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/leave")!) { _, _, _ in
      DispatchQueue.main.async { completion() }
    }.resume()
  }
}

/// Two taps ask twice, and both answers go on: whoever shows the page pushes the next one twice.
final class AccountPage: UIViewController {
  var onLeave: (() -> Void)?
  private let service = AccountService()

  @objc func leave(_ sender: UIButton) {
    let goOn: () -> Void = { [weak self] in
      self?.onLeave?()  // expect: TV701
    }
    service.leave { goOn() }
  }
}

protocol PlanPageDelegate: AnyObject {
  func planPageDidChoose(_ page: PlanPage)
}

/// The same by a delegate.
final class PlanPage: UIViewController {
  weak var delegate: PlanPageDelegate?
  private let service = AccountService()

  @IBAction func choose(_ sender: UIButton) {
    service.leave { [weak self] in
      guard let self else { return }
      self.delegate?.planPageDidChoose(self)  // expect: TV701
    }
  }
}

final class AccountFlow: PlanPageDelegate {
  private unowned let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {
    let page = AccountPage()
    let onLeave: () -> Void = { [weak self] in
      guard let flow = self else { return }
      flow.show(UIViewController())
    }
    page.onLeave = onLeave
    show(page)
  }

  func choosePlan() {
    let page = PlanPage()
    page.delegate = self
    show(page)
  }

  func planPageDidChoose(_ page: PlanPage) { show(UIViewController()) }

  private func show(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
}

/// One of the branches tells something at once, the other one asks.
final class UploadPage: UIViewController {
  private let service = AccountService()
  private var count = 0

  @objc func upload(_ sender: UIButton) {
    if count > 10 {
      present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
    } else {
      service.leave { [weak self] in
        self?.navigationController?.setViewControllers([UIViewController()], animated: true)  // expect: TV701
      }
    }
  }
}
