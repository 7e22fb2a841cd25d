import UIKit

// PRES-07: who takes the status bar is asked what it shows: full screen, and where it says so; a sheet is not.
// always: A.full screen < B.prefersStatusBarHidden < B.preferredStatusBarStyle < B.viewDidAppear
// always: A.taking sheet < C.prefersStatusBarHidden < C.preferredStatusBarStyle < C.viewDidAppear
// never: D.prefersStatusBarHidden

private final class BarController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var prefersStatusBarHidden: Bool {
    record(name, "prefersStatusBarHidden")
    return true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    record(name, "preferredStatusBarStyle")
    return .lightContent
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(name, "viewDidAppear")
  }
}

private final class BarIsHandedOver: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }
  override var lines: Int { 5 }

  override func perform(_ line: Int) {
    if line == 1 || line == 3 {
      a.dismiss(animated: true)
      return
    }
    record("A", line == 0 ? "full screen" : line == 2 ? "taking sheet" : "sheet")
    let page = BarController(line == 0 ? "B" : line == 2 ? "C" : "D")
    page.modalPresentationStyle = line == 0 ? .fullScreen : .pageSheet
    page.modalPresentationCapturesStatusBarAppearance = line == 2
    a.present(page, animated: true)
  }
}
