// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class CallManager {
  var callObserver: ((Bool) -> Void)?

  func end() { callObserver?(true) }
}

/// Looks at what it presents, and closes both.
final class CallPage: UIViewController {
  var callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    callManager.callObserver = { [weak self] hasEnded in
      guard let self, hasEnded else { return }
      if self.presentedViewController == nil {
        self.dismiss(animated: true)
      } else {
        self.presentingViewController?.dismiss(animated: true)
      }
    }
  }

  @IBAction func chooseDevice(_ sender: UIButton) {
    if presentedViewController != nil || view.window == nil { return }
    let list = UIAlertController(title: "Devices", message: nil, preferredStyle: .alert)
    list.addAction(UIAlertAction(title: "Speaker", style: .default))
    present(list, animated: true)
  }
}

/// Presents nothing of its own.
final class WaitingPage: UIViewController {
  var callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    callManager.callObserver = { [weak self] _ in self?.dismiss(animated: true) }
  }
}

protocol ChoiceViewDelegate: AnyObject {
  func choiceViewDidChoose(_ view: ChoiceView)
}

final class ChoiceView: UIView {
  weak var delegate: ChoiceViewDelegate?

  @objc func choose() { delegate?.choiceViewDidChoose(self) }
}

/// Told by a view: the user has chosen, so nothing is above the page.
final class ChoicePage: UIViewController, ChoiceViewDelegate {
  func choiceViewDidChoose(_ view: ChoiceView) {
    if presentedViewController != nil { return }
    dismiss(animated: true)
  }

  @IBAction func explain(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIAlertController(title: "Choose", message: nil, preferredStyle: .alert), animated: true)
  }
}

/// What it has shown is over: it closes that first.
final class MoviePage: UIViewController {
  private let movie = UIViewController()
  var callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    callManager.callObserver = { [weak self] _ in
      self?.movie.dismiss(animated: false)
      self?.dismiss(animated: true)
    }
  }

  @IBAction func play(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(movie, animated: true)
  }
}

/// The service means the page that this one has shown.
final class ListPage: UIViewController {
  private let signIn = UIViewController()
  var callManager = CallManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    callManager.callObserver = { [weak self] _ in self?.dismiss(animated: true) }
  }

  @IBAction func enter(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(signIn, animated: true)
  }
}
