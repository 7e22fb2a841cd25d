import UIKit

protocol WindowOwner: AnyObject { var window: UIWindow? { get } }

protocol Stage: AnyObject {
  func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?)
}

final class MarketDelegate: UIResponder, UIApplicationDelegate, WindowOwner {
  var window: UIWindow?
}

final class MarketStage: Stage {
  private weak var owner: WindowOwner?

  init(owner: WindowOwner) { self.owner = owner }

  func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let root = owner?.window?.rootViewController
    root?.present(page, animated: animated, completion: completion)  // expect: possible TV601
  }
}

/// Warns by somebody who presents on the root.
final class PriceWatch {
  private weak var stage: Stage?

  init(stage: Stage?) { self.stage = stage }

  func priceFell() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage?.present(alert, animated: true, completion: nil)  // expect: possible TV601
  }
}

final class Ticker {
  let watch: PriceWatch
  init(watch: PriceWatch) { self.watch = watch }
  func received(_ price: Int) { if price < 10 { watch.priceFell() } }
}
