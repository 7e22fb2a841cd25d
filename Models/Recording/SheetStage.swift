import UIKit

/// A shows B as a sheet or a popover, with a delegate that hears what the user does.
class SheetStage {
  let a = RecordedController("A")
  let delegate = RecordedSheetDelegate("delegate")

  func present(_ style: UIModalPresentationStyle) {
    let b = RecordedController("B")
    b.modalPresentationStyle = style
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
  }

  /// The user pulls the sheet, or taps outside the popover, if there is one.
  func pull() {
    if let presentation = presentationOnTop() { tryToDismiss(presentation) }
  }

  func recordEnd() { record("A", a.presentedViewController == nil ? "presents nothing" : "presents B") }
}

/// A shows B as a popover, with a delegate that says how it adapts.
class PopoverStage {
  let a = RecordedController("A")
  let delegate: RecordedAdaptiveDelegate

  init(compact: UIModalPresentationStyle, replacement: UIViewController? = nil) {
    delegate = RecordedAdaptiveDelegate("delegate", compact: compact, regular: .none)
    delegate.replacement = replacement
  }

  func present() {
    let b = RecordedController("B")
    b.modalPresentationStyle = .popover
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
  }
}
