import Combine
import UIKit

/// Refers to its page weakly, and then keeps it by what it subscribes to.
final class Overlay: NSObject {
  private weak var page: PlayerPage?
  private var bag = Set<AnyCancellable>()
  private var observation: NSKeyValueObservation?
  private var onTap: (() -> Void)?
  private let clock = Clock()

  init(page: PlayerPage) {
    self.page = page
    super.init()
    follow()
  }

  private func follow() {
    guard let page else { return }
    clock.$minute
      .receive(on: DispatchQueue.main)
      .sink { minute in  // expect: TV902
        page.title = "\(minute)"
      }
      .store(in: &bag)
    if let owner = self.page {
      onTap = { owner.view.alpha = 1 }  // expect: TV902
    }
  }
}

final class Clock {
  @Published var minute = 0
}

final class PlayerPage: UIViewController {
  private var overlay: Overlay?

  override func viewDidLoad() {
    super.viewDidLoad()
    overlay = Overlay(page: self)
  }
}

final class HomePage: UIViewController {
  @IBAction func play(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(PlayerPage(), animated: true)
  }
}
