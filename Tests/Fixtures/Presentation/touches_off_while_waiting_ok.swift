// expect: holds
import BookingKit
import UIKit

/// While it books the page takes no touches.
final class BookingPage: UIViewController {
  private let rooms = Rooms()
  private var isBooking = false {
    didSet { view.isUserInteractionEnabled = !isBooking }
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
    present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
