// expect: holds
import SwiftUI
import UIKit

/// Keeps its page, the page its model; the model knows the flow, but keeps it not.
final class DayFlow {
  private lazy var page: DayPage = { DayPage() }()
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    page.model = DayModel(flow: self)
    stack.pushViewController(page, animated: true)
  }
}

final class DayModel {
  private weak var flow: DayFlow?

  init(flow: DayFlow) { self.flow = flow }
}

final class DayPage: UIViewController {
  var model: DayModel?
}

/// Its child keeps a view with a closure that keeps nobody.
final class WelcomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIHostingController(rootView: WelcomeView(onStart: { [weak self] in self?.start() }))
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  private func start() { view.backgroundColor = .black }
}

struct WelcomeView: View {
  let onStart: () -> Void

  var body: some View { Button("Start", action: onStart) }
}

/// A page is given a closure with its presenter, which keeps it no longer than it is shown.
final class FeedPage: UIViewController {
  func show(_ text: String) {
    if presentedViewController != nil { return }
    let failure = FailurePage(text: text) { self.reload() }
    present(failure, animated: true)
  }

  private func reload() { view.setNeedsLayout() }
}

final class FailurePage: UIViewController {
  private let text: String
  private let retry: () -> Void

  init(text: String, retry: @escaping () -> Void) {
    self.text = text
    self.retry = retry
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

/// The action has the page, which does not keep the alert, and the alert weakly.
final class NamePage: UIViewController {
  func ask() {
    if presentedViewController != nil { return }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField(configurationHandler: nil)
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      self.title = alert?.textFields?.first?.text
    }
    alert.addAction(save)
    present(alert, animated: true)
  }
}

/// A panel keeps its content, and the content knows its panel.
final class HintPage: UIViewController {
  weak var panel: PanelPage?

  class func makePanel() -> PanelPage {
    let content = HintPage()
    let panel = PanelPage()
    panel.set(contentViewController: content)
    content.panel = panel
    return panel
  }
}

final class PanelPage: UIViewController {
  private var content: UIViewController?

  func set(contentViewController page: UIViewController) {
    content = page
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
