// expect: holds
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
    guard let root = owner?.window?.rootViewController, root.presentedViewController == nil else {
      completion?()
      return
    }
    root.present(page, animated: animated, completion: completion)
  }
}

/// Warns by somebody who presents on the root.
final class PriceWatch {
  private weak var stage: Stage?

  init(stage: Stage?) { self.stage = stage }

  func priceFell() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage?.present(alert, animated: true, completion: nil)
  }
}

final class Ticker {
  let watch: PriceWatch
  init(watch: PriceWatch) { self.watch = watch }
  func received(_ price: Int) { if price < 10 { watch.priceFell() } }
}
