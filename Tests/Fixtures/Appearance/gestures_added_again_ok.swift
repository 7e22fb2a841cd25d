import UIKit

/// Adds one and the same tap, and takes its drag off as soon as it may leave.
// expect: holds
final class TapScreen: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(next))
  private var drag: UIPanGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addGestureRecognizer(tap)
    let drag = UIPanGestureRecognizer(target: self, action: #selector(dragged))
    view.addGestureRecognizer(drag)
    self.drag = drag
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let drag { view.removeGestureRecognizer(drag) }
    drag = nil
  }

  @objc private func next() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(TapScreen(), animated: true)
  }

  @objc private func dragged() {}
}
