import UIKit

/// Tells its client at each dismissal, also when only the question above it is closed.
public final class PopupPage: UIViewController {
  public var onEnd: (() -> Void)?

  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion ?? onEnd)  // expect: TV603
  }

  @objc func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "OK", style: .default))
    present(question, animated: true)
  }
}
