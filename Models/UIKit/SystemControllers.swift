// Controllers of the system that app code presents or inherits from: what they show is their own business.
import Foundation

class UIHostingController: UIViewController {}

class UIInputViewController: UIViewController {}

class AVPlayerViewController: UIViewController {}

class UIVideoEditorController: UINavigationController {}

class UIColorPickerViewController: UIViewController {}

class UIFontPickerViewController: UIViewController {
  convenience init(configuration: Any) { self.init(nibName: nil, bundle: nil) }
}

class UIDocumentBrowserViewController: UIViewController {}

class QLPreviewController: UIViewController {}

class CNContactPickerViewController: UIViewController {}

class CNContactViewController: UIViewController {
  convenience init(for contact: Any) { self.init(nibName: nil, bundle: nil) }
  convenience init(forNewContact contact: Any?) { self.init(nibName: nil, bundle: nil) }
  convenience init(forUnknownContact contact: Any) { self.init(nibName: nil, bundle: nil) }
}

class EKEventEditViewController: UINavigationController {}

class EKCalendarChooser: UIViewController {
  convenience init(selectionStyle: Any, displayStyle: Any, entityType: Any, eventStore: Any) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// What it shows when its bar is tapped is not part of the machine.
class UISearchController: UIViewController {
  convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
}
