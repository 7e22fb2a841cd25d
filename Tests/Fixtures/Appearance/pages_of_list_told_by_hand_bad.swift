import UIKit

/// Scrolls through pages that it is given, and tells the first one by hand what UIKit tells it as well.
final class PageStrip: UIViewController {
  private let pages: [UIViewController]
  private let scroller = UIScrollView()

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    var isFirst = true
    for page in pages {
      if isFirst { page.viewWillAppear(true) }  // expect: TV503
      addChild(page)
      scroller.addSubview(page.view)
      page.didMove(toParent: self)
      isFirst = false
    }
  }

  func close() {
    let first = pages[0]
    first.viewDidDisappear(false)  // expect: TV503
  }
}
