import UIKit

// expect: holds

/// A container that lays its bar out anew when the size changes.
private final class BarContainer: UIViewController {
  private let content = UIViewController()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    view.addSubview(bar)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
  }
}

private final class BarScenario: ModalScenario {
  override func makePresented() -> UIViewController { BarContainer() }
}

/// Whatever it shows first may override what it likes: nobody sees it.
private final class OpenStack: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("shown")
  }
}

private final class OpenStackScenario: ModalScenario {
  override func makePresented() -> UIViewController { OpenStack(rootViewController: unknown(.code)) }
}
