import UIKit

// expect: holds

/// The block of a tap runs in the next turn, before there is another tap.
final class ParcelController: UIViewController {
  func openMap() {
    DispatchQueue.main.async {
      let map = UIViewController()
      map.modalPresentationStyle = .fullScreen
      self.present(map, animated: true)
    }
  }
}
