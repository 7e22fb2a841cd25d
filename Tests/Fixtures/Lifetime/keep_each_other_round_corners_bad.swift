import SwiftUI
import UIKit

/// Keeps its page, the page its model, and the model the flow: none is ever released.
final class DayFlow {
  private lazy var page: DayPage = { DayPage() }()
  private let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    page.model = DayModel(flow: self)  // expect: TV902
    stack.pushViewController(page, animated: true)
  }
}

final class DayModel {
  private let flow: DayFlow

  init(flow: DayFlow) { self.flow = flow }
}

final class DayPage: UIViewController {
  var model: DayModel?
}

/// Its child keeps a view with a method of the page.
final class WelcomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIHostingController(
      rootView: WelcomeView(
        onStart: start))  // expect: TV902
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

/// A child is given a closure with its parent, and a function adds it.
final class FeedPage: UIViewController {
  func show(_ text: String) {
    let failure = FailurePage(text: text) {  // expect: TV902
      self.reload()
    }
    embed(failure)
  }

  private func embed(_ page: UIViewController) {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
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

/// The action has the alert that it belongs to.
final class NamePage: UIViewController {
  func ask() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField(configurationHandler: nil)
    let save = UIAlertAction(title: "Save", style: .default) { _ in  // expect: TV902
      self.title = alert.textFields?.first?.text
    }
    alert.addAction(save)
    present(alert, animated: true)
  }
}

/// A panel keeps its content, and the content its panel.
final class HintPage: UIViewController {
  var panel: PanelPage!

  class func makePanel() -> PanelPage {
    let content = HintPage()
    let panel = PanelPage()
    panel.set(contentViewController: content)
    content.panel = panel  // expect: TV902
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

/// Keeps a closure that calls what it overrides.
final class SharePage: UIActivityViewController {
  override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(activityItems: activityItems, applicationActivities: applicationActivities)
    completionWithItemsHandler = { _, _, _, _ in super.dismiss(animated: true, completion: nil) }  // expect: TV902
  }
}

/// Keeps a closure in a page that a storyboard makes, and that the closure has.
final class AccessList: UIViewController {
  func ask() {
    let page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(AccessPage.self)
    page.completion = { [weak self] in  // expect: TV902
      page.navigationController?.dismiss(animated: true)
      self?.title = "asked"
    }
    navigationController?.viewControllers = [page]
  }
}

final class AccessPage: UIViewController {
  var completion: (() -> Void)?
}

extension UIStoryboard {
  func instantiateViewController<Page: UIViewController>(_ type: Page.Type) -> Page {
    instantiateViewController(withIdentifier: "\(type)") as! Page
  }
}
