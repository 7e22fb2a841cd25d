import UIKit

final class CallManager {
  var callObserver: ((Bool) -> Void)?

  func end() { callObserver?(true) }
}

/// The other side hangs up while the list of devices is shown: only that goes.
final class CallPage: UIViewController {
  var callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    callManager.callObserver = { [weak self] hasEnded in
      if hasEnded { self?.leave() }
    }
  }

  private func leave() {
    dismiss(animated: true)  // expect: TV603
  }

  @IBAction func chooseDevice(_ sender: UIButton) {
    if presentedViewController != nil || view.window == nil { return }
    let list = UIAlertController(title: "Devices", message: nil, preferredStyle: .alert)
    list.addAction(UIAlertAction(title: "Speaker", style: .default))
    present(list, animated: true)
  }
}

protocol DownloadManagerDelegate: AnyObject {
  func downloadManagerDidFinish(_ manager: DownloadManager)
}

final class DownloadManager {
  weak var delegate: DownloadManagerDelegate?

  func finish() { delegate?.downloadManagerDidFinish(self) }
}

/// The download ends while the question is shown.
final class ProgressPage: UIViewController, DownloadManagerDelegate {
  let manager = DownloadManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.delegate = self
  }

  func downloadManagerDidFinish(_ manager: DownloadManager) {
    dismiss(animated: true)  // expect: TV603
  }

  @IBAction func stop(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let question = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Go on", style: .cancel))
    present(question, animated: true)
  }
}

/// An alert is shown on whatever page a helper is given.
enum Alerts {
  static func show(_ text: String, on page: UIViewController? = nil) {
    guard let root = UIApplication.shared.delegate?.window??.rootViewController else { return }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    (page ?? root).present(alert, animated: true)  // expect: possible TV601
  }
}

/// The caller hangs up while the alert is shown.
final class IncomingCallPage: UIViewController {
  let callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    callManager.callObserver = { [weak self] _ in
      self?.dismiss(animated: true)  // expect: TV603
    }
  }

  @IBAction func accept(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    Alerts.show("No microphone", on: self)
  }
}
