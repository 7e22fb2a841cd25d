import UIKit

protocol ZoomState {
  func zoom()
}

struct IdleState: ZoomState {
  let owner: ZoomPage  // expect: TV902

  func zoom() { owner.enlarge() }
}

final class ZoomPage: UIViewController {
  private lazy var state: ZoomState = IdleState(owner: self)

  func zoom() { state.zoom() }
  func enlarge() { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
}

final class OpeningPage: UIViewController {
  @objc func open() { present(ZoomPage(), animated: true) }
}
