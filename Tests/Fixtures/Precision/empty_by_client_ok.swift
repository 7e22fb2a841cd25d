import UIKit

/// A client that shows a gallery of nothing is one that nobody has seen.
public final class GalleryController: UIViewController {
  private let pictures: [String]
  private var pages: [UIView] = []

  public init(pictures: [String]) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(close)))
    for _ in pictures { pages.append(UIView()) }
  }

  @objc func close(_ pan: UIPanGestureRecognizer) {
    pages[0].alpha = 0.5  // expect: precondition TV1205
    if pan.state == .ended { dismiss(animated: true) }
  }
}
