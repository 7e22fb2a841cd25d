// expect: holds
import UIKit

/// What a client of the picker does with the result.
public protocol ColourPickerDelegate: AnyObject {
  func colourPicker(_ picker: ColourPicker, didPick colour: UIColor)
  func colourPicker(_ picker: ColourPicker, mayPick colour: UIColor) -> Bool
  func colourPicker(_ picker: ColourPicker, didLeaveWith colour: UIColor)
  func colourPicker(_ picker: ColourPicker, didTap button: UIButton)
  func colourPicker(_ picker: ColourPicker, wasCancelledWith colour: UIColor)
}

/// Hands over the result when it has gone, or where it stays.
open class ColourPicker: UIViewController {
  public weak var delegate: ColourPickerDelegate?
  private var colour = UIColor.red

  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func done() {
    let colour = colour
    dismiss(animated: true) { self.delegate?.colourPicker(self, didPick: colour) }
  }

  /// Gives notice, and tells once more when it has gone.
  @objc func noted() {
    delegate?.colourPicker(self, didPick: colour)
    dismiss(animated: true) { self.delegate?.colourPicker(self, didLeaveWith: .red) }
  }

  /// Closes its own question alone.
  @objc func asked() {
    if presentedViewController != nil { dismiss(animated: true) }
    delegate?.colourPicker(self, didPick: colour)
  }

  /// Only says what was touched.
  @objc func tapped(_ sender: UIButton) {
    delegate?.colourPicker(self, didTap: sender)
    dismiss(animated: true)
  }

  @objc func gaveUp() {
    dismiss(animated: true)
    delegate?.colourPicker(self, wasCancelledWith: colour)
  }

  @objc func tried(_ sender: UIButton) {
    if sender.tag == 0 {
      delegate?.colourPicker(self, didPick: colour)
    } else {
      dismiss(animated: true)
    }
  }
}

public protocol PalettePageDelegate: AnyObject {
  func palettePage(_ page: PalettePage, didPick colour: UIColor)
}

/// Tells another page of the library.
public final class PalettePage: UIViewController {
  weak var delegate: PalettePageDelegate?

  public override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func chosen() {
    dismiss(animated: true)
    delegate?.palettePage(self, didPick: .red)
  }
}

extension ColourPicker: PalettePageDelegate {
  public func palettePage(_ page: PalettePage, didPick colour: UIColor) { view.backgroundColor = colour }
}

final class ColourPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
