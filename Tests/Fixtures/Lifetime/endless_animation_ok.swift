// expect: holds
import UIKit

/// Ends when the animation was cut off: the view has left its window.
final class BusyView: UIView {
  func spin(by angle: CGFloat) {
    UIView.animate(withDuration: 0.8, animations: { self.alpha = angle }) { finished in
      if finished { self.spin(by: angle + .pi / 2) }
    }
  }
}

/// Does not keep the view.
final class WavingView: UIView {
  func wave() {
    UIView.animate(withDuration: 1, animations: { self.alpha = 1 - self.alpha }) { [weak self] _ in self?.wave() }
  }
}

/// Two turns, and no third one.
final class BlinkingPage: UIViewController {
  private let lamp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lamp)
    blink()
  }

  private func blink() {
    UIView.animate(withDuration: 1, animations: { self.lamp.alpha = 1 }) { _ in self.dim() }
  }

  private func dim() {
    UIView.animate(withDuration: 1, animations: { self.lamp.alpha = 0 }) { _ in self.title = "done" }
  }
}

/// Says itself when it is over.
final class PulsingPage: UIViewController {
  private var isPulsing = true

  private func pulse() {
    guard isPulsing else { return }
    UIView.animate(withDuration: 1, animations: { self.view.alpha = 1 }) { _ in self.pulse() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pulse()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPulsing = false
  }
}

final class HomePage: UIViewController {
  @IBAction func blink(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(BlinkingPage(), animated: true)
  }
}
