import UIKit

/// Nobody ever adds a page.
public final class GalleryController: UIViewController {
  private let pages: [UIView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc func close(_ pan: UIPanGestureRecognizer) {
    pages[0].alpha = 0.5  // expect: TV1205
    if pan.state == .ended { dismiss(animated: true) }
  }
}
