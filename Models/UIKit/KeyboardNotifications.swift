// The keyboard tells that it comes, goes or changes its size (developer.apple.com, `UIResponder.keyboardWillHideNotification`
// and its siblings). It goes when what is edited leaves the screen, which is while a dismissal is on its way.
import Foundation

extension UIResponder {
  static var keyboardWillShowNotification: NotificationName { NotificationName("UIKeyboardWillShowNotification") }
  static var keyboardDidShowNotification: NotificationName { NotificationName("UIKeyboardDidShowNotification") }
  static var keyboardWillHideNotification: NotificationName { NotificationName("UIKeyboardWillHideNotification") }
  static var keyboardDidHideNotification: NotificationName { NotificationName("UIKeyboardDidHideNotification") }
  static var keyboardWillChangeFrameNotification: NotificationName {
    NotificationName("UIKeyboardWillChangeFrameNotification")
  }
  static var keyboardDidChangeFrameNotification: NotificationName {
    NotificationName("UIKeyboardDidChangeFrameNotification")
  }
}

/// Their names before Swift 4.2.
extension NotificationName {
  static var UIKeyboardWillShow: NotificationName { UIResponder.keyboardWillShowNotification }
  static var UIKeyboardDidShow: NotificationName { UIResponder.keyboardDidShowNotification }
  static var UIKeyboardWillHide: NotificationName { UIResponder.keyboardWillHideNotification }
  static var UIKeyboardDidHide: NotificationName { UIResponder.keyboardDidHideNotification }
  static var UIKeyboardWillChangeFrame: NotificationName { UIResponder.keyboardWillChangeFrameNotification }
  static var UIKeyboardDidChangeFrame: NotificationName { UIResponder.keyboardDidChangeFrameNotification }
}

/// Whether a name is what the keyboard tells when it goes. The first test keeps the machine from branching on an unknown
/// name.
func isOfGoingKeyboard(_ name: Any?) -> Bool {
  if isUnknown(name) { return false }
  guard let known = name as? NotificationName, !isUnknown(known.rawValue) else { return false }
  return known.rawValue == "UIKeyboardWillHideNotification" || known.rawValue == "UIKeyboardDidHideNotification"
    || known.rawValue == "UIKeyboardWillChangeFrameNotification"
    || known.rawValue == "UIKeyboardDidChangeFrameNotification"
}
