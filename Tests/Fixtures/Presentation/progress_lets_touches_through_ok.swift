import SVProgressHUD
import UIKit

// expect: holds

final class Mixer {
  func export(_ completion: @escaping (URL) -> Void) {
    DispatchQueue.global().async { completion(URL(fileURLWithPath: "/tmp/song.m4a")) }
  }
}

/// The app sets a mask: the progress takes all touches.
final class MixPage: UIViewController {
  private let mixer = Mixer()

  override func viewDidLoad() {
    super.viewDidLoad()
    SVProgressHUD.setDefaultMaskType(.clear)
  }

  @IBAction func settings(_ sender: UIButton) { present(UITableViewController(), animated: true) }

  @IBAction func export(_ sender: UIButton) {
    SVProgressHUD.show()
    mixer.export { _ in
      SVProgressHUD.dismiss()
      self.present(UIViewController(), animated: true)  // expect: possible TV601 TV601
    }
  }
}
