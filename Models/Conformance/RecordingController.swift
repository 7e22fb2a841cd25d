import UIKit

/// A controller that records all its callbacks.
class RecordingController: UIViewController {
  let who: String

  init(_ who: String) {
    self.who = who
    super.init(nibName: nil, bundle: nil)
    note(who, "init")
  }

  required init?(coder: NSCoder) { nil }

  deinit { note(who, "deinit") }

  override func loadView() {
    note(who, "loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(who, "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(who, "viewWillAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(who, "viewIsAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(who, "viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(who, "viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(who, "viewDidDisappear", animated)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    note(who, "viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(who, "willMove", parent != nil)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(who, "didMove", parent != nil)
  }
}
