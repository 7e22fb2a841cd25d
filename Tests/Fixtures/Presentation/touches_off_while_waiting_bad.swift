import BookingKit
import UIKit

/// The page stays as it is while it books: the user may ask for help.
final class BookingPage: UIViewController {
  private let rooms = Rooms()
  private var isBooking = false {
    didSet { view.isUserInteractionEnabled = true }
  }

  @objc private func book() {
    isBooking = true
    rooms.book { [weak self] isBooked in
      self?.isBooking = false
      if isBooked { return }
      self?.tell()
    }
  }

  private func tell() {
    present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)  // expect: TV601
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
