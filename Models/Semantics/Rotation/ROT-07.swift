import UIKit

// ROT-07: a full-screen presentation can turn the window; a sheet cannot.
// sometimes: A.sheet < A.full screen < A.viewWillTransition < B.viewDidAppear
// sometimes: A.sheet < A.full screen < B.viewWillTransition < B.viewDidAppear
// never: A.viewWillTransition < A.full screen
// never: A.viewWillTransition < A.viewWillTransition

private final class LandscapeController: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("B", "viewDidAppear")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    record("B", "viewWillTransition")
  }
}

private final class Landscape: Script {
  let a = RecordedController("A")

  override func setUp() { showRoot(a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 1 {
      a.dismiss(animated: true)
      return
    }
    record("A", line == 0 ? "sheet" : "full screen")
    let b = LandscapeController()
    b.modalPresentationStyle = line == 0 ? .pageSheet : .fullScreen
    a.present(b, animated: true)
  }
}
