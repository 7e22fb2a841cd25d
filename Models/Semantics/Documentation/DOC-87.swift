import UIKit

// DOC-87: Selecting a detent in code does not tell the sheet's delegate.
// (developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)).
// only: app.selects large < app.selected
// never: delegate.didChange

private final class Detents: NSObject, UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    record("delegate", "didChange")
  }
}

private final class DetentInCode: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()
  private let delegate = Detents()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .pageSheet
    b.sheetPresentationController?.detents = [.medium(), .large()]
    b.sheetPresentationController?.delegate = delegate
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(b, animated: true)
      return
    }
    record("app", "selects large")
    b.sheetPresentationController?.selectedDetentIdentifier = .large
    record("app", "selected")
  }
}
