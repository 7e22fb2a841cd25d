// expect: holds
import UIKit

protocol RulerDelegate: AnyObject {
  func rulerMoved()
}

final class Ruler: UIView {
  weak var delegate: RulerDelegate?
}

final class RatioBar: UIView {
  var onRatio: ((CGFloat) -> Void)?
}

/// Refers back weakly both ways.
final class CropPage: UIViewController, RulerDelegate {
  private var ruler: Ruler?
  private let bar = RatioBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ruler = Ruler()
    ruler.delegate = self
    view.addSubview(ruler)
    self.ruler = ruler
    bar.onRatio = { [weak self] in self?.view.alpha = $0 }
  }

  func rulerMoved() { title = "moved" }
}

/// Kept by nobody that it keeps: what is made in a method goes with it.
final class Scale {
  var owner: RulerDelegate?
}

final class ScalePage: UIViewController, RulerDelegate {
  func measure() {
    let scale = Scale()
    scale.owner = self
  }

  func rulerMoved() {}
}

/// Lets go of whom it told.
final class Level: UIView {
  var delegate: RulerDelegate?

  func end() {
    delegate?.rulerMoved()
    delegate = nil
  }
}

final class LevelPage: UIViewController, RulerDelegate {
  private let level = Level()

  override func viewDidLoad() {
    super.viewDidLoad()
    level.delegate = self
    view.addSubview(level)
  }

  func rulerMoved() { title = "level" }
}

final class HomePage: UIViewController {
  @IBAction func crop(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(CropPage(), animated: true)
  }
}
