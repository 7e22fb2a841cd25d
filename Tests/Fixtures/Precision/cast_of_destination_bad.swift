import UIKit

/// Whoever presents the garden is not always the map.
final class GardenController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as! UINavigationController
    stack.modalPresentationStyle = .fullScreen
    let other = segue.source as! UINavigationController  // expect: TV1205
    other.isNavigationBarHidden = true
  }
}
