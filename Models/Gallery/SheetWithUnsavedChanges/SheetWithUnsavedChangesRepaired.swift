import UIKit

// expect: holds

/// A list of messages; knows while one is being written.
private final class MailboxController: UIViewController {
  private var isComposing = false

  func compose() {
    if isComposing { return }
    isComposing = true
    let controller = DraftController()
    controller.onEnd = { [weak self] in self?.isComposing = false }
    controller.presentationController?.delegate = controller
    present(controller, animated: true)
  }
}

/// A message that is being written: sent, kept or thrown away.
private final class DraftController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?
  private(set) var hasChanges = false {
    didSet { isModalInPresentation = hasChanges }
  }
  private var isEditingText = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: .zero)
    field.addTarget(self, action: Selector("edit"), for: .editingChanged)
    view.addSubview(field)
    let button = UIButton(type: .close)
    button.addTarget(self, action: Selector("cancel"), for: .touchUpInside)
    view.addSubview(button)
  }

  /// All ways lead here: a pull, the button, a dismissal from below.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isEditingText = false
    if isBeingDismissed { onEnd?() }
  }

  func edit() {
    if isBeingDismissed { return }
    isEditingText = true
    hasChanges = true
  }

  func cancel() {
    if hasChanges { confirm() } else { dismiss(animated: true) }
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    confirm()
  }

  /// A second tap comes too late: the question is there, or the message is on its way out.
  private func confirm() {
    if isBeingDismissed || presentedViewController != nil { return }
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    question.addAction(UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.close() })
    question.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.close() })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.sourceView = view
    present(question, animated: true)
  }

  private func close() {
    hasChanges = false
    dismiss(animated: true)
  }
}

/// Messages are written one after the other; each is closed by its own buttons or by a pull.
private final class MailScenario: ModalScenario {
  override func makePresenter() -> UIViewController { MailboxController() }
  override func present(animated: Bool) { (presenter as? MailboxController)?.compose() }
  override var presentsWithoutAnimation: Bool { false }
  override func offerEvents() {
    if presented == nil && activeTransitions.isEmpty { offerPresentations() }
  }
  override func hasUnsavedChanges(_ controller: UIViewController) -> Bool {
    (controller as? DraftController)?.hasChanges == true
  }
}
