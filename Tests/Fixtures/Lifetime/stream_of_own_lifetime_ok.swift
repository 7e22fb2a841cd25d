// expect: holds
import UIKit

struct Producer {
  func take(during lifetime: Int) -> Producer { self }
  func startWithValues(_ action: @escaping (Int) -> Void) {}
}

final class PricePage: UIViewController {
  private let price = Producer()
  private let lifetime = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    price.take(during: lifetime).startWithValues { [weak self] value in
      self?.title = "\(value)"
    }
  }

  @objc func open() { present(UIViewController(), animated: true) }
}

struct Api {
  func user() -> Producer { Producer() }
}

/// What it asks for ends when it is answered.
final class UserPage: UIViewController {
  private let api = Api()
  private let lifetime = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    api.user().take(during: lifetime).startWithValues { value in
      self.title = "\(value)"
    }
  }
}
