import UIKit

/// Forwards appearance by hand, and forgets one of the four.
final class OnePane: UIViewController {
  private let first = UIViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    first.beginAppearanceTransition(true, animated: animated)  // expect: TV501
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    first.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    first.endAppearanceTransition()
  }
}
