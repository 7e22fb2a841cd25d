import UIKit

// DOC-131: selectedDetentIdentifier is nil by default, and what code has set it to.
// (developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier).
// Open: the machine does not know which detent is selected: it may be any, or none.
// sometimes: sheet.nil < sheet.large
// sometimes: sheet.a detent < sheet.another

private final class DefaultDetent: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let b = UIViewController()
    b.modalPresentationStyle = .pageSheet
    guard let sheet = b.sheetPresentationController else { return }
    sheet.detents = [.medium(), .large()]
    record("sheet", sheet.selectedDetentIdentifier == nil ? "nil" : "a detent")
    sheet.selectedDetentIdentifier = .large
    record("sheet", sheet.selectedDetentIdentifier == .large ? "large" : "another")
  }
}
