// Scenarios around code under test that ends or adapts presentations.

/// The delegate of a presentation, alive as long as the app: a sheet, or a popover if the delegate says how a presentation
/// adapts.
class AdaptiveDelegateScenario: ModalScenario {
  var subject: UIAdaptivePresentationControllerDelegate?

  override var knowsClasses: Bool { false }

  func makeAdaptiveDelegate() -> UIAdaptivePresentationControllerDelegate? { nil }

  override func setUp() {
    super.setUp()
    subject = makeAdaptiveDelegate()
  }

  /// Popovers are what adapts.
  override var style: UIModalPresentationStyle? { isForPopovers ? .popover : .pageSheet }

  private var isForPopovers: Bool {
    hearsAdaptivity(subject)
      || listens(subject, "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
      || listens(subject, "prepareForPopoverPresentation(_:)")
  }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    presented.presentationController?.delegate = subject
    super.present(presented, from: presenter, animated: animated)
  }
}

/// A controller that is its presentation's own delegate, or says when it must not be pulled away.
class SheetContentScenario: ModalScenario {
  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    if let delegate = presented as? UIAdaptivePresentationControllerDelegate,
      let controller = presented.presentationController, controller.delegate == nil
    {
      controller.delegate = delegate
    }
    super.present(presented, from: presenter, animated: animated)
  }
}
