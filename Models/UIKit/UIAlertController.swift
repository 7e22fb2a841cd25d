import Foundation

/// An alert or an action sheet: presented as any other controller, over its presenter, and ended by its actions.
class UIAlertController: UIViewController {
  enum Style { case actionSheet, alert }

  var actions: [UIAlertAction] = []
  /// Nil when there are none.
  var textFields: [UITextField]?
  /// Known to be one.
  var isActionSheet = false
  var preferredAction: UIAlertAction? {
    get { unknown() }
    set {}
  }
  var message: String? {
    get { unknown() }
    set {}
  }

  convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    // A.3: it lies over its presenter, which hears nothing.
    modalPresentationStyle = .overFullScreen
    isActionSheet = !isUnknown(preferredStyle) && preferredStyle == .actionSheet
  }

  var preferredStyle: Style { unknown() }

  func addAction(_ action: UIAlertAction) { actions.append(action) }

  func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: unknown())
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  override func loadView() {
    super.loadView()
    for action in actions { view.addSubview(UIAlertButton(action, of: self)) }
  }
}

class UIAlertAction: NSObject {
  enum Style { case `default`, cancel, destructive }

  var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  let style: Style

  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.style = style
    self.handler = handler
  }

  var title: String? { unknown(.code) }
}

/// What the user taps: the alert goes, and then the handler runs, so that it may present again.
private final class UIAlertButton: UIControl {
  let alertAction: UIAlertAction
  weak var alert: UIViewController?

  init(_ action: UIAlertAction, of alert: UIViewController) {
    alertAction = action
    self.alert = alert
    super.init(frame: unknown())
    addTarget(self, action: Selector("choose"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func choose() {
    if !isUnknown(alertAction.isEnabled) && !alertAction.isEnabled { return }
    let action = alertAction
    // A second tap finds the alert on its way out.
    guard let controller = alert, !controller.isBeingDismissed else { return }
    requestDismissal(from: controller, true) { action.handler?(action) }
  }
}
