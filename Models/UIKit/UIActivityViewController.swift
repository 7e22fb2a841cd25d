import Foundation

/// The share sheet: the user chooses something or nothing, it goes, and the handler hears of it.
class UIActivityViewController: UIViewController {
  typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void

  var completionWithItemsHandler: CompletionWithItemsHandler?
  var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { unknown() }
    set {}
  }

  convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    super.loadView()
    let button = UIControl(frame: unknown())
    button.addTarget(self, action: Selector("chooseActivity"), for: .touchUpInside)
    view.addSubview(button)
  }

  func chooseActivity() {
    if isBeingDismissed { return }
    let handler = completionWithItemsHandler
    requestDismissal(from: self, true) { handler?(unknown(), unknown(), nil, nil) }
  }
}

class UIActivity: NSObject {
  struct ActivityType: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
}
