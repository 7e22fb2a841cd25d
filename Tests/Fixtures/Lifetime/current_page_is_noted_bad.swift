import UIKit

/// The list opens a new player for each row, and the class notes the last one: those before stay, since each keeps itself.
final class ListPage: UIViewController {
  @IBAction func open() {
    if presentedViewController == nil, view.window != nil { present(PlayerPage(), animated: true) }
  }
}

final class PlayerPage: UIViewController {
  static var current: PlayerPage?
  private var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    PlayerPage.current = self
    onEnd = { self.title = "Over" }  // expect: TV902
  }
}
