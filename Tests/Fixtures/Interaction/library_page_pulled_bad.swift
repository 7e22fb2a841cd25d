import UIKit

/// A page of a library: clients present it as it is. Pulled down, it tells them nothing.
public final class TipsPage: UIViewController {
  public var onDismissal: (() -> Void)?

  @IBAction func goOn(_ sender: Any) {
    dismiss(animated: true, completion: onDismissal)  // expect: TV1102
  }
}

public protocol PickerPageDelegate: AnyObject {
  func pickerDidCancel(_ picker: PickerPage)
}

public final class PickerPage: UIViewController {
  public weak var delegate: PickerPageDelegate?

  @objc func cancel() {
    delegate?.pickerDidCancel(self)  // expect: TV1102
  }
}
