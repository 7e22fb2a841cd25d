import UIKit

/// Tells the page that it appears by calling its callback.
final class Pager: UIViewController {
  private let page = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc func flip() {
    page.viewWillAppear(true)  // expect: TV503
    UIView.transition(with: view, duration: 0.3, options: .transitionFlipFromLeft, animations: nil)
  }
}

final class Book: UIViewController {
  @objc func open() {
    let pager = Pager()
    pager.modalPresentationStyle = .fullScreen
    present(pager, animated: true) { pager.flip() }
  }
}
