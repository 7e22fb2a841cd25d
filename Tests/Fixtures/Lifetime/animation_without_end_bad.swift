import UIKit

/// Pulses for ever, whether it is shown or not.
final class PulseView: UIView {
  func pulse(_ scale: CGFloat) {
    UIView.animate(  // expect: TV902
      withDuration: 1,
      animations: {
        self.transform = CGAffineTransform(scaleX: scale, y: scale)
      },
      completion: { _ in
        self.pulse(1 / scale)
      })
  }
}

final class PulsePage: UIViewController {
  private let pulse = PulseView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pulse)
    pulse.pulse(2)
  }
}
