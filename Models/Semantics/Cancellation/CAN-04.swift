import UIKit

// CAN-04: the reversed WILL callbacks come with the end of the interaction, or with the completion; the DIDs after it.
// [F07=0] only: IC.cancel < AN.completeTransition(false) < B.viewWillAppear back < B.viewDidAppear back
// [F07=1] only: IC.cancel < B.viewWillAppear back < AN.completeTransition(false) < B.viewDidAppear back

private final class TimeOfWills: InteractiveScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = BackController("B")
    controller.use(delegate)
    return controller
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}

private final class BackController: UIViewController {
  var keptDelegate: AnyObject?

  init(_ name: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  func use(_ delegate: RecordedDelegate) {
    keptDelegate = delegate
    transitioningDelegate = delegate
    modalPresentationStyle = .custom
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBack { record("B", "viewWillAppear back") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBack { record("B", "viewDidAppear back") }
  }

  private var isBack: Bool { activeTransitions.contains { $0.transitionWasCancelled } }
}
