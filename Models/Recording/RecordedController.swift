import UIKit

/// A controller that records what UIKit tells it.
class RecordedController: UIViewController {
  let name: String
  /// Whether layout callbacks are recorded, too: they may repeat.
  var recordsLayout = false
  /// Whether the `animated` flags are recorded, too: `viewWillAppear(animated)` against `viewWillAppear`.
  var recordsFlags = false
  /// UIKit holds delegates weakly (OBJ-01); the controller keeps its own.
  var keptDelegate: AnyObject?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { record(name, "deinit") }

  /// Presents itself through the delegate, in a style.
  func use(_ delegate: RecordedDelegate, _ style: UIModalPresentationStyle = .custom) {
    keptDelegate = delegate
    transitioningDelegate = delegate
    modalPresentationStyle = style
  }

  override func loadView() {
    record(name, "loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record(name, "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(name, recordsFlags && animated ? "viewWillAppear(animated)" : "viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(name, "viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(name, recordsFlags && animated ? "viewDidAppear(animated)" : "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(name, recordsFlags && animated ? "viewWillDisappear(animated)" : "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(name, recordsFlags && animated ? "viewDidDisappear(animated)" : "viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { record(name, "viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { record(name, "viewDidLayoutSubviews") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(name, parent == nil ? "willMoveFromParent" : "willMoveToParent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(name, parent == nil ? "didMoveFromParent" : "didMoveToParent")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    record(name, "viewWillTransition")
  }
}
