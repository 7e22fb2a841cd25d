import UIKit

// SEG-03: an unwind segue is prepared, then the action of the controller on the way back runs, then what lies above it goes.
// only: detail.prepare < list.back < detail.viewWillDisappear < detail.viewDidDisappear < app.only the list

private final class Unwind: Script {
  let list = UnwoundController("list")
  let detail = UnwindingController("detail")

  override var takesTouches: Bool { false }
  override func setUp() {
    showRoot(list)
    detail.modalPresentationStyle = .overFullScreen
    list.present(detail, animated: false)
  }

  override func perform(_ line: Int) {
    detail.isRecorded = true
    detail.unwindInterface(["back(_:)"], identifier: "back", sender: nil)
  }

  override func finish() { record("app", list.presentedViewController == nil ? "only the list" : "the detail is left") }
}

private final class UnwoundController: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func back(_ segue: UIStoryboardSegue) { record(name, "back") }
}

private final class UnwindingController: UIViewController {
  let name: String
  var isRecorded = false
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { record(name, "prepare") }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isRecorded { record(name, "viewWillDisappear") }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isRecorded { record(name, "viewDidDisappear") }
  }
}
