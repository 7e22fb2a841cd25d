import UIKit

// Both public functions go through one private helper, and that tells the drawer that it appears when it goes, too.
final class DrawerViewController: UIViewController {  // expect: TV501
  private let content: UIViewController
  private let drawer: UIViewController

  init(content: UIViewController, drawer: UIViewController) {
    self.content = content
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, drawer] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  func openDrawer() { show(true) }

  func closeDrawer() { show(false) }

  private func show(_ isOpen: Bool) {
    drawer.beginAppearanceTransition(true, animated: false)  // expect: TV502
    if isOpen { view.addSubview(drawer.view) } else { drawer.view.removeFromSuperview() }  // expect: TV501
    drawer.endAppearanceTransition()
  }
}
