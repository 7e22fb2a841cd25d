// Controllers of the system that app code presents or inherits from: what they show is their own business.
import Foundation

class UIHostingController: UIViewController {}

class UIInputViewController: UIViewController {}

class UIImagePickerController: UINavigationController {
  enum SourceType { case photoLibrary, camera, savedPhotosAlbum }

  var sourceType: SourceType {
    get { unknown() }
    set {}
  }
  var allowsEditing: Bool {
    get { unknown() }
    set {}
  }

  static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { unknown() }
}

class SFSafariViewController: UIViewController {
  convenience init(url: Any) { self.init(nibName: nil, bundle: nil) }
}

class AVPlayerViewController: UIViewController {}

class MFMailComposeViewController: UINavigationController {
  static func canSendMail() -> Bool { unknown() }
}

class UIDocumentPickerViewController: UIViewController {}
