import UIKit

public protocol StripSource: AnyObject {
  func pages(for strip: StripViewController) -> [UIViewController]
}

/// Shows the pages of its source; a client inherits from it, says which, and is the source.
open class StripViewController: UIViewController {
  public weak var source: StripSource?
  private var pages: [UIViewController] = []

  open func pages(for strip: StripViewController) -> [UIViewController] {
    assertionFailure("a subclass says which pages there are")
    return []
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    load()
    show()
  }

  public func reload() {
    for page in pages {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    load()
    show()
  }

  private func load() {
    guard let source = source else { fatalError("there is no source") }
    pages = source.pages(for: self)
    if pages.isEmpty { fatalError("there is no page") }
  }

  private func show() {
    for page in pages {
      addChild(page)
      view.addSubview(page.view)
      page.beginAppearanceTransition(true, animated: false)  // expect: TV502
      page.didMove(toParent: self)
      page.endAppearanceTransition()
    }
  }
}
