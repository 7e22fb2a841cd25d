import UIKit

protocol RulerDelegate {
  func rulerMoved()
}

final class Ruler: UIView {
  var delegate: RulerDelegate?  // expect: TV902
}

final class RatioBar: UIView {
  var onRatio: ((CGFloat) -> Void)?
}

/// Two ways round: the closure of the bar, and the delegate of the ruler. Who mends one still has the other.
final class CropPage: UIViewController, RulerDelegate, ForeignScaleDelegate {
  private var ruler: Ruler?
  private let bar = RatioBar()
  private var scale: Scale!

  override func viewDidLoad() {
    super.viewDidLoad()
    let ruler = Ruler()
    ruler.delegate = self
    view.addSubview(ruler)
    self.ruler = ruler
    bar.onRatio = { self.view.alpha = $0 }  // expect: TV902
    scale = Scale()
    scale.listener = self
    scale.owner = self
  }

  func rulerMoved() { title = "moved" }
}

/// The first of its properties asks for a protocol that is declared elsewhere: the page stays what it is.
final class Scale: UIView {
  var listener: ForeignScaleDelegate?  // expect: TV902
  var owner: RulerDelegate?  // expect: TV902
}

final class HomePage: UIViewController {
  @IBAction func crop(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(CropPage(), animated: true)
  }
}
