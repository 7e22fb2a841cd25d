// expect: holds
import UIKit

/// Something else than the first frame is in charge of each view.
final class StoryPage: UIViewController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let scroll = UIScrollView()
  private let label = UILabel()
  private var gradient: CAGradientLayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    blur.frame = view.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(blur)
    scroll.frame = view.bounds
    view.addSubview(scroll)
    label.frame = view.bounds
    view.addSubview(label)
    NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    view.layer.insertSublayer(layer, at: 0)
    gradient = layer
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient?.frame = view.bounds
    place()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.place() })
  }

  private func place() { scroll.frame = view.bounds }
}

/// Does not turn, and shows a flash that goes at once.
public final class ScanPage: UIViewController {
  private let preview = UIView()

  override public var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override public func viewDidLoad() {
    super.viewDidLoad()
    preview.frame = view.bounds
    view.addSubview(preview)
  }
}

public final class FlashPage: UIViewController {
  func flash() {
    let white = UIView(frame: view.bounds)
    view.addSubview(white)
    UIView.animate(withDuration: 0.2, animations: { white.alpha = 0 }, completion: { _ in white.removeFromSuperview() })
  }

  private func makeHeader() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 40))
    return header
  }
}

/// Nothing says that this page of an app ever turns.
final class PlainPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cover = UIView(frame: view.bounds)
    view.addSubview(cover)
  }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(StoryPage(), animated: true) }
}
