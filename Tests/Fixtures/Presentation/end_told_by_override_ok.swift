// expect: holds
import UIKit

public final class PopupPage: UIViewController {
  public var onEnd: (() -> Void)?

  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    super.dismiss(animated: flag, completion: completion ?? onEnd)
  }

  @objc func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default))
    present(question, animated: true)
  }
}

/// Presents nothing: what is dismissed is the page.
public final class NoticePage: UIViewController {
  public var onEnd: (() -> Void)?

  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion ?? onEnd)
  }
}

protocol ReportDelegate: AnyObject {
  func sendReport()
}

/// What it tells is no end.
final class ReportPage: UIViewController {
  weak var delegate: ReportDelegate?

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    delegate?.sendReport()
    super.dismiss(animated: flag, completion: completion)
  }

  @objc func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default))
    present(question, animated: true)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
