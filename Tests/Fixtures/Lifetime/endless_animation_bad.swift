import UIKit

/// Each turn begins the next one.
final class BusyView: UIView {
  func spin(by angle: CGFloat) {
    UIView.animate(  // expect: TV902
      withDuration: 0.8, delay: 0.5, options: [.beginFromCurrentState],
      animations: { self.transform = CGAffineTransform(rotationAngle: angle) },
      completion: { _ in self.spin(by: angle + .pi / 2) })
  }
}

/// Two turns that take each other over.
final class LampView: UIView {
  func brighten() {
    UIView.animate(withDuration: 1, animations: { self.alpha = 1 }) { _ in  // expect: TV902
      self.dim()
    }
  }

  private func dim() {
    UIView.animate(withDuration: 1, animations: { self.alpha = 0 }) { _ in  // expect: TV902
      self.brighten()
    }
  }
}

final class LampPage: UIViewController {
  private let lamp = LampView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lamp)
  }
}

final class HomePage: UIViewController {
  @IBAction func light(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(LampPage(), animated: true)
  }
}
