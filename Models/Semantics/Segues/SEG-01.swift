import UIKit

// SEG-01: a segue is prepared before its destination is shown. Without a storyboard the destination and its kind are open.
// only: list.prepare < app.presents
// only: list.prepare < app.pushes

private final class PerformSegue: Script {
  let list = PreparingController("list")
  lazy var stack = UINavigationController(rootViewController: list)

  override var takesTouches: Bool { false }
  override func setUp() { showRoot(stack) }
  override func perform(_ line: Int) { list.performSegue(withIdentifier: "detail", sender: nil) }
  override func finish() { record("app", stack.presentedViewController == nil ? "pushes" : "presents") }
}

private final class PreparingController: RecordedController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { record(name, "prepare") }

  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
}
