// Controllers of the system that the user chooses in, writes in, or closes: their delegates hear of it. Some of them leave it
// to the delegate to dismiss them, others have gone by then.
import Foundation

protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Its delegate dismisses it (developer.apple.com, `imagePickerController(_:didFinishPickingMediaWithInfo:)`).
class UIImagePickerController: UINavigationController {
  enum SourceType { case photoLibrary, camera, savedPhotosAlbum }

  struct InfoKey: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static var originalImage: InfoKey { InfoKey(rawValue: "originalImage") }
    static var editedImage: InfoKey { InfoKey(rawValue: "editedImage") }
    static var mediaType: InfoKey { InfoKey(rawValue: "mediaType") }
    static var mediaURL: InfoKey { InfoKey(rawValue: "mediaURL") }
    static var imageURL: InfoKey { InfoKey(rawValue: "imageURL") }
    static var phAsset: InfoKey { InfoKey(rawValue: "phAsset") }
  }

  var sourceType: SourceType {
    get { unknown() }
    set {}
  }
  var allowsEditing: Bool {
    get { unknown() }
    set {}
  }

  var mediaTypes: [String] {
    get { unknown() }
    set {}
  }

  static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { unknown() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let listener = delegate as? UIImagePickerControllerDelegate
    if listens(listener, "imagePickerController(_:didFinishPickingMediaWithInfo:)") {
      addButton(Selector("choose"), in: self)
    }
    if listens(listener, "imagePickerControllerDidCancel(_:)") { addButton(Selector("cancelChoice"), in: self) }
  }

  func choose() {
    if isBeingDismissed { return }
    (delegate as? UIImagePickerControllerDelegate)?.imagePickerController(
      self, didFinishPickingMediaWithInfo: unknown())
  }

  func cancelChoice() {
    if isBeingDismissed { return }
    (delegate as? UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
  }
}

protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [Any])
}

/// Its delegate dismisses it (developer.apple.com, `picker(_:didFinishPicking:)`).
class PHPickerViewController: UIViewController {
  weak var delegate: PHPickerViewControllerDelegate?

  convenience init(configuration: Any) { self.init(nibName: nil, bundle: nil) }

  override func viewDidLoad() {
    super.viewDidLoad()
    if delegate != nil { addButton(Selector("choose"), in: self) }
  }

  func choose() {
    if isBeingDismissed { return }
    delegate?.picker(self, didFinishPicking: unknown())
  }
}

protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: Any, error: Error?)
}

extension MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: Any, error: Error?
  ) {}
}

/// Its delegate dismisses it (developer.apple.com, `MFMailComposeViewController`).
class MFMailComposeViewController: UINavigationController {
  weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?

  static func canSendMail() -> Bool { unknown() }

  override func viewDidLoad() {
    super.viewDidLoad()
    if mailComposeDelegate != nil { addButton(Selector("send"), in: self) }
  }

  func send() {
    if isBeingDismissed { return }
    mailComposeDelegate?.mailComposeController(self, didFinishWith: unknown(), error: nil)
  }
}

protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// It dismisses itself (developer.apple.com, `UIDocumentPickerViewController`); the delegate hears of the choice then.
class UIDocumentPickerViewController: UIViewController {
  weak var delegate: UIDocumentPickerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    if listens(delegate, "documentPicker(_:didPickDocumentsAt:)") { addButton(Selector("choose"), in: self) }
  }

  func choose() {
    if isBeingDismissed { return }
    let listener = delegate
    requestDismissal(from: self, true) { listener?.documentPicker(self, didPickDocumentsAt: unknown()) }
  }
}

protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// It dismisses itself; the delegate hears of the button (developer.apple.com, `safariViewControllerDidFinish(_:)`).
class SFSafariViewController: UIViewController {
  weak var delegate: SFSafariViewControllerDelegate?

  convenience init(url: Any) { self.init(nibName: nil, bundle: nil) }

  override func viewDidLoad() {
    super.viewDidLoad()
    if listens(delegate, "safariViewControllerDidFinish(_:)") { addButton(Selector("finish"), in: self) }
  }

  func finish() {
    if isBeingDismissed { return }
    delegate?.safariViewControllerDidFinish(self)
    if modalPresenter != nil && !isBeingDismissed { requestDismissal(from: self, true, nil) }
  }
}

/// Something in the controller's view that the user taps.
private func addButton(_ action: Selector, in controller: UIViewController) {
  let button = UIControl(frame: unknown())
  button.addTarget(controller, action: action, for: .touchUpInside)
  controller.view.addSubview(button)
}
