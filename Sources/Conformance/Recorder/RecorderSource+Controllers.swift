extension RecorderSource {
  /// Base classes and the hook.
  static let controllers = #"""
    // MARK: - View controllers

    extension TransitionRecorder {
      /// What `RecordingViewController` records.
      static let controllerCallbacks = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
      ]
    }

    /// A base class that records; overrides have to call super, as UIKit wants it anyway (TV504).
    class RecordingViewController: UIViewController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        TransitionRecorder.declare(TransitionRecorder.controllerCallbacks)
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        TransitionRecorder.declare(TransitionRecorder.controllerCallbacks)
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        TransitionRecorder.record(self, "viewDidLoad")
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        TransitionRecorder.record(self, "viewWillAppear", animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TransitionRecorder.record(self, "viewDidAppear", animated)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        TransitionRecorder.record(self, "viewWillDisappear", animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        TransitionRecorder.record(self, "viewDidDisappear", animated)
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        TransitionRecorder.record(self, "viewWillLayoutSubviews")
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        TransitionRecorder.record(self, "viewDidLayoutSubviews")
      }
    }

    // MARK: - Presentation and interaction controllers

    /// A base class for presentation controllers.
    class RecordingPresentationController: UIPresentationController {
      override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        TransitionRecorder.declare([
          "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
          "dismissalTransitionDidEnd", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
        ])
      }

      override func presentationTransitionWillBegin() {
        TransitionRecorder.record(self, "presentationTransitionWillBegin")
        super.presentationTransitionWillBegin()
      }

      override func presentationTransitionDidEnd(_ completed: Bool) {
        TransitionRecorder.record(self, "presentationTransitionDidEnd", completed)
        super.presentationTransitionDidEnd(completed)
      }

      override func dismissalTransitionWillBegin() {
        TransitionRecorder.record(self, "dismissalTransitionWillBegin")
        super.dismissalTransitionWillBegin()
      }

      override func dismissalTransitionDidEnd(_ completed: Bool) {
        TransitionRecorder.record(self, "dismissalTransitionDidEnd", completed)
        super.dismissalTransitionDidEnd(completed)
      }

      override func containerViewWillLayoutSubviews() {
        TransitionRecorder.record(self, "containerViewWillLayoutSubviews")
        super.containerViewWillLayoutSubviews()
      }

      override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        TransitionRecorder.record(self, "containerViewDidLayoutSubviews")
      }
    }

    /// A base class for percent-driven interaction controllers: these cannot be wrapped, UIKit knows the class.
    class RecordingPercentDrivenTransition: UIPercentDrivenInteractiveTransition {
      override init() {
        super.init()
        TransitionRecorder.declare(["startInteractiveTransition", "update", "finish", "cancel"])
      }

      override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        TransitionRecorder.record(self, "startInteractiveTransition")
        super.startInteractiveTransition(transitionContext)
      }

      override func update(_ percentComplete: CGFloat) {
        TransitionRecorder.record(self, "update")
        super.update(percentComplete)
      }

      override func finish() {
        TransitionRecorder.record(self, "finish")
        super.finish()
      }

      override func cancel() {
        TransitionRecorder.record(self, "cancel")
        super.cancel()
      }
    }

    #if canImport(ObjectiveC)
    // MARK: - Without a base class

    extension TransitionRecorder {
      /// Lets every view controller record, by exchanging UIViewController's own methods: for apps whose controllers cannot
      /// derive from `RecordingViewController`. Call it once, at launch.
      static func hookViewControllers() {
        declare(["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        let pairs: [(Selector, Selector)] = [
          (#selector(UIViewController.viewDidLoad), #selector(UIViewController.recorded_viewDidLoad)),
          (#selector(UIViewController.viewWillAppear(_:)), #selector(UIViewController.recorded_viewWillAppear(_:))),
          (#selector(UIViewController.viewDidAppear(_:)), #selector(UIViewController.recorded_viewDidAppear(_:))),
          (#selector(UIViewController.viewWillDisappear(_:)), #selector(UIViewController.recorded_viewWillDisappear(_:))),
          (#selector(UIViewController.viewDidDisappear(_:)), #selector(UIViewController.recorded_viewDidDisappear(_:))),
        ]
        for (original, replacement) in pairs {
          guard let first = class_getInstanceMethod(UIViewController.self, original),
            let second = class_getInstanceMethod(UIViewController.self, replacement)
          else { continue }
          method_exchangeImplementations(first, second)
        }
      }
    }

    extension UIViewController {
      @objc fileprivate func recorded_viewDidLoad() {
        recorded_viewDidLoad()
        TransitionRecorder.record(self, "viewDidLoad")
      }

      @objc fileprivate func recorded_viewWillAppear(_ animated: Bool) {
        recorded_viewWillAppear(animated)
        TransitionRecorder.record(self, "viewWillAppear", animated)
      }

      @objc fileprivate func recorded_viewDidAppear(_ animated: Bool) {
        recorded_viewDidAppear(animated)
        TransitionRecorder.record(self, "viewDidAppear", animated)
      }

      @objc fileprivate func recorded_viewWillDisappear(_ animated: Bool) {
        recorded_viewWillDisappear(animated)
        TransitionRecorder.record(self, "viewWillDisappear", animated)
      }

      @objc fileprivate func recorded_viewDidDisappear(_ animated: Bool) {
        recorded_viewDidDisappear(animated)
        TransitionRecorder.record(self, "viewDidDisappear", animated)
      }
    }
    #endif
    """#
}
