import UIKit

/// Everything keeps the size that the page had when it was loaded.
final class StoryPage: UIViewController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let scroll = UIScrollView()
  private var gradient: CAGradientLayer?
  private let cover = UIView(frame: UIScreen.main.bounds)  // expect: TV1004

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cover)
    blur.frame = view.bounds  // expect: TV1004
    view.addSubview(blur)
    let width = view.bounds.width
    scroll.frame = CGRect(x: 0, y: 40, width: width, height: 300)  // expect: TV1004
    view.addSubview(scroll)
    let layer = CAGradientLayer()
    layer.frame = view.bounds  // expect: TV1004
    view.layer.insertSublayer(layer, at: 0)
    gradient = layer
  }
}
