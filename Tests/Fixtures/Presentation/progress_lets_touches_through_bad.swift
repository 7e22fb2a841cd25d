import SVProgressHUD
import UIKit

final class Mixer {
  func export(_ completion: @escaping (URL) -> Void) {
    DispatchQueue.global().async { completion(URL(fileURLWithPath: "/tmp/song.m4a")) }
  }
}

/// The progress blocks nothing: the settings can be opened meanwhile, and the song is never shown.
final class MixPage: UIViewController {
  private let mixer = Mixer()

  @IBAction func settings(_ sender: UIButton) { present(UITableViewController(), animated: true) }

  @IBAction func export(_ sender: UIButton) {
    SVProgressHUD.show()
    mixer.export { _ in
      SVProgressHUD.dismiss()
      self.present(UIViewController(), animated: true)  // expect: likely TV601
    }
  }
}
