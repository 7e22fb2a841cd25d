import Foundation

class UIResponder: NSObject {
  var next: UIResponder? { nil }
  var isFirstResponder: Bool { unknown() }
  var canBecomeFirstResponder: Bool { false }
  var inputView: UIView? { nil }
  var inputAccessoryView: UIView? { nil }

  @discardableResult func becomeFirstResponder() -> Bool { unknown() }
  @discardableResult func resignFirstResponder() -> Bool { unknown() }

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

class UIEvent: NSObject {}

class UITouch: NSObject {
  /// Nil: nobody knows.
  private let touched: UIView?
  var view: UIView? { touched ?? unknown() }

  init(on view: UIView?) {
    touched = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { unknown() }
}
