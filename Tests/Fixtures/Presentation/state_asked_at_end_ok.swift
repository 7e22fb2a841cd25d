// expect: holds
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

protocol SideTrayDelegate: AnyObject {
  func sideTrayDidOpen()
  func sideTrayDidClose()
}

/// The end asks for what the call was given.
final class SideTray: NSObject {
  weak var delegate: SideTrayDelegate?
  private let tray = UIView()
  private(set) var isOpen = false

  func toggle(open: Bool) {
    isOpen = open
    UIView.animate(
      withDuration: 0.4, animations: { self.tray.frame.origin.x = open ? 0 : -300 },
      completion: { [weak self] _ in
        if open {
          self?.delegate?.sideTrayDidOpen()
        } else {
          self?.delegate?.sideTrayDidClose()
        }
      })
  }
}

/// While it moves, nothing begins.
final class BottomTray: NSObject {
  weak var delegate: SideTrayDelegate?
  private let tray = UIView()
  private var isOpen = false
  private var isMoving = false

  func toggle(open: Bool) {
    guard !isMoving else { return }
    isMoving = true
    isOpen = open
    UIView.animate(
      withDuration: 0.4, animations: { self.tray.alpha = open ? 1 : 0 },
      completion: { _ in
        self.isMoving = false
        if self.isOpen {
          self.delegate?.sideTrayDidOpen()
        } else {
          self.delegate?.sideTrayDidClose()
        }
      })
  }
}

/// A page that asks once.
final class PlainPage: UIViewController {
  @IBAction func ask(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Yes", style: .default))
    present(question, animated: true)
  }
}
