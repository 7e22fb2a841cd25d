// expect: holds
import UIKit

/// The list opens a new player for each row; the class notes the last one weakly, and none keeps itself.
final class ListPage: UIViewController {
  @IBAction func open() {
    if presentedViewController == nil, view.window != nil { present(PlayerPage(), animated: true) }
  }
}

final class PlayerPage: UIViewController {
  static weak var current: PlayerPage?
  private var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    PlayerPage.current = self
    onEnd = { [weak self] in self?.title = "Over" }
  }
}
