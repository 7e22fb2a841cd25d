import UIKit

protocol SideTrayDelegate: AnyObject {
  func sideTrayDidOpen()
  func sideTrayDidClose()
}

/// Opened and closed again within the animation, both ends find it closed.
final class SideTray: NSObject {
  weak var delegate: SideTrayDelegate?
  private let tray = UIView()
  private(set) var isOpen = false

  func toggle(open: Bool) {
    isOpen = open
    UIView.animate(
      withDuration: 0.4, animations: { self.tray.frame.origin.x = open ? 0 : -300 },
      completion: { [weak self] _ in
        guard let self else { return }
        if self.isOpen {  // expect: TV604
          self.delegate?.sideTrayDidOpen()
        } else {
          self.delegate?.sideTrayDidClose()
        }
      })
  }
}

/// That it is not as it shall be keeps out nothing: within the animation it is opened, and closed.
final class BottomTray: NSObject {
  var onOpen: (() -> Void)?
  var onClose: (() -> Void)?
  private let tray = UIView()
  private var isOpen = false

  func toggle(open: Bool) {
    if isOpen == open { return }
    isOpen = open
    UIView.animate(
      withDuration: 0.4, animations: { self.tray.alpha = open ? 1 : 0 },
      completion: { _ in
        if self.isOpen {  // expect: TV604
          self.onOpen?()
        } else {
          self.onClose?()
        }
      })
  }
}
