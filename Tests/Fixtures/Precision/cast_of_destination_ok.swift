import UIKit

// expect: holds
/// The storyboard says where the segue leads.
final class GardenController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as! UINavigationController
    stack.modalPresentationStyle = .fullScreen
  }
}
