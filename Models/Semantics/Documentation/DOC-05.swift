import UIKit

// DOC-05: A controller that presents has what it presents in presentedViewController, and that has the presenter in
// presentingViewController; both are nil without a presentation.
// (developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller).
// only: A.presents nothing < B.is presented by nobody < A.presents B < B.is presented by A < A.presents nothing < B.is presented by nobody

private final class Relations: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    tell()
    if line == 0 { a.present(b, animated: true) } else { a.dismiss(animated: true) }
  }

  override func finish() { tell() }

  private func tell() {
    record("A", a.presentedViewController === b ? "presents B" : "presents nothing")
    record("B", b.presentingViewController === a ? "is presented by A" : "is presented by nobody")
  }
}
