import UIKit

struct Producer {
  func take(during lifetime: Int) -> Producer { self }
  func startWithValues(_ action: @escaping (Int) -> Void) {}
}

/// Ends when the page goes, which it keeps.
final class PricePage: UIViewController {
  private let price = Producer()
  private let lifetime = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    price.take(during: lifetime).startWithValues { value in  // expect: TV902
      self.title = "\(value)"
    }
  }
}
