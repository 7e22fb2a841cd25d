import UIKit

/// A list of messages; knows while one is being written.
private final class MailboxController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isComposing = false

  func compose() {
    let controller = DraftController()
    controller.onPull = { [weak self] in self?.isComposing = false }
    isComposing = true
    controller.presentationController?.delegate = controller
    present(controller, animated: true)
  }
}

/// A message that is being written: sent, kept or thrown away.
private final class DraftController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onPull: (() -> Void)?
  private(set) var hasChanges = false
  private var isEditingText = false

  override func viewDidLoad() {  // expect: TV1103
    super.viewDidLoad()
    let field = UITextField(frame: .zero)
    field.addTarget(self, action: Selector("edit"), for: .editingChanged)
    view.addSubview(field)
    let button = UIButton(type: .close)
    button.addTarget(self, action: Selector("cancel"), for: .touchUpInside)
    view.addSubview(button)
  }

  func edit() {
    isEditingText = true
    hasChanges = true
  }

  func cancel() { dismiss(animated: true) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    isEditingText = false
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {  // expect: TV1102
    onPull?()
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
