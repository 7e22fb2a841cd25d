// expect: holds
import UIKit

protocol CheckPageDelegate: AnyObject {
  func finished(success: Bool)
}

/// Tells its delegate when it has gone.
final class CheckPage: UIViewController {
  weak var delegate: CheckPageDelegate?
  private var succeeded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func close(_ sender: Any) {
    presentingViewController?.dismiss(animated: true) { self.delegate?.finished(success: self.succeeded) }
  }
}

final class ExplainerPage: UIViewController {}

final class ModePage: UIViewController, CheckPageDelegate {
  func finished(success: Bool) {
    if success || presentedViewController != nil || viewIfLoaded?.window == nil { return }
    present(ExplainerPage(), animated: true)
  }
}

protocol TonePageDelegate: AnyObject {
  func tonePage(_ page: TonePage, ended isChosen: Bool)
}

/// Tells in the same turn, and what it says leads to nothing that is presented.
final class TonePage: UIViewController {
  weak var delegate: TonePageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @IBAction func close(_ sender: Any) {
    delegate?.tonePage(self, ended: false)
    presentingViewController?.dismiss(animated: true)
  }
}

final class SongPage: UIViewController, TonePageDelegate {
  func tonePage(_ page: TonePage, ended isChosen: Bool) {
    guard isChosen else { return }
    present(ExplainerPage(), animated: true)
  }
}
