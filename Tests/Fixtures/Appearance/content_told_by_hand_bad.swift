import UIKit

final class Content {
  let viewController: UIViewController
  init(_ viewController: UIViewController) { self.viewController = viewController }
}

/// Tells the page beside it by hand what UIKit tells it as well.
final class DrawerFrame {
  private var contents: [String: Content] = [:]

  func open(_ side: String) {
    if let content = contents[side] {
      content.viewController.viewWillAppear(true)  // expect: TV503
    }
  }
}
