// SnapKit: the closures of its constraints run at once. The constraints themselves are not followed.

struct ConstraintViewDSL {
  let view: UIView

  func makeConstraints(_ closure: (ConstraintMaker) -> Void) { constrain(closure) }
  func remakeConstraints(_ closure: (ConstraintMaker) -> Void) { constrain(closure) }
  func updateConstraints(_ closure: (ConstraintMaker) -> Void) { constrain(closure) }

  private func constrain(_ closure: (ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    closure(unknown())
  }
}

/// What the closures get: every part of it is unknown.
protocol ConstraintMaker {}

extension UIView {
  var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
