// expect: holds
import UIKit

/// What a page of the strip does, told by the strip: no controller, though its methods have the same names.
protocol StripItem: AnyObject {
  func viewWillAppear(_ animated: Bool)
}

/// Scrolls through pages that it is given; UIKit tells them, and the strip its items.
final class PageStrip: UIViewController {
  private let pages: [UIViewController]
  private let items: [StripItem]
  private let scroller = UIScrollView()

  init(pages: [UIViewController], items: [StripItem]) {
    self.pages = pages
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    for item in items { item.viewWillAppear(true) }
    for page in pages {
      addChild(page)
      scroller.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }
}
