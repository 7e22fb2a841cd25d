// expect: holds
import UIKit

final class SettingsPage: UITableViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
  }
}

/// Has a stack of its own, which it presents with the page in it; its end is told by the page's button alone.
final class SettingsFlow: NSObject {
  var finish: (() -> Void)?
  private let host: UIViewController
  private let stack = UINavigationController()

  init(host: UIViewController) { self.host = host }

  func start() {
    let page = SettingsPage()
    page.onClose = { [weak self] in
      self?.host.dismiss(animated: true) { self?.finish?() }
    }
    stack.viewControllers = [page]
    stack.presentationController?.delegate = self
    host.present(stack, animated: true)
  }
}

extension SettingsFlow: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish?() }
}

final class HomeFlow {
  private let home = UIViewController()
  private var settings: SettingsFlow?

  func showSettings() {
    let flow = SettingsFlow(host: home)
    flow.finish = { [weak self] in self?.settings = nil }
    settings = flow
    flow.start()
  }
}
