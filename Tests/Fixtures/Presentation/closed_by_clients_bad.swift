import UIKit

/// A page of a library that clients close. With its question above it only that goes.
public final class ReaderPage: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public func closeReader() {
    dismiss(animated: true)  // expect: TV603
  }

  @IBAction func ask(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let question = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(question, animated: true)
  }
}
