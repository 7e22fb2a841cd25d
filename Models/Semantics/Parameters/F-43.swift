import UIKit

// F-43: several coordinator completions run in the order of their registration, or in any other.
// [F43=0] only: TC.first < TC.second < TC.third
// only: TC.first < TC.second < TC.third
// only: TC.first < TC.third < TC.second
// only: TC.second < TC.first < TC.third
// only: TC.second < TC.third < TC.first
// only: TC.third < TC.first < TC.second
// only: TC.third < TC.second < TC.first

private final class ThreeCompletions: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) {
    a.present(UIViewController(), animated: true)
    let coordinator = a.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in record("TC", "first") }
    coordinator?.animate(alongsideTransition: nil) { _ in record("TC", "second") }
    coordinator?.animate(alongsideTransition: nil) { _ in record("TC", "third") }
  }
}
