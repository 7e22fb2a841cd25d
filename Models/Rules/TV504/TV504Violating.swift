import UIKit

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

  override func viewWillTransition(  // expect: TV504
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
  }
}

private final class BarScenario: ModalScenario {
  override func makePresented() -> UIViewController { BarContainer() }
}
