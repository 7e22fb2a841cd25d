import UIKit

/// What a client of the picker does with the result.
public protocol ColourPickerDelegate: AnyObject {
  func colourPicker(_ picker: ColourPicker, didPick colour: UIColor)
  func colourPicker(_ picker: ColourPicker, didPaintCloset colour: UIColor)
  func colourPickerDidCancel(_ picker: ColourPicker)
}

/// Begins its own end and hands over the result in the same turn.
open class ColourPicker: UIViewController {
  public weak var delegate: ColourPickerDelegate?
  private var colour = UIColor.red

  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func done() {
    navigationController?.dismiss(animated: true)
    delegate?.colourPicker(self, didPick: colour)  // expect: TV601
  }

  @objc func chosen(_ sender: UIButton) {
    colour = sender.backgroundColor ?? .red
    delegate?.colourPicker(self, didPick: colour)  // expect: TV601
    leave()
  }

  @objc func painted() {
    delegate?.colourPicker(self, didPaintCloset: colour)  // expect: TV601
    dismiss(animated: true)
  }

  @objc func cancelled() {
    dismiss(animated: true)
    delegate?.colourPickerDidCancel(self)
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true, completion: nil)
  }
}
