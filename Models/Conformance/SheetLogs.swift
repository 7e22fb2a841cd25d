import UIKit

/// A presents B as a sheet, and the user pulls it
final class SheetLogs: ConformanceScenario {
  var delegate: RecordedSheetDelegate?
  var isModal = false

  override func setUp() {
    recordsBlocks = assumes("the log records blocks")
    if assumes("the log records the delegate of the sheet") { delegate = RecordedSheetDelegate() }
    isModal = assumes("the sheet is modal")
    if delegate != nil && !isModal { delegate?.shouldDismiss = !assumes("the delegate refuses") }
    let presenter = PlayingController("A")
    let isPresented = assumes("B is presented before the log begins")
    beforeTheLog {
      self.showRoot(presenter)
      if isPresented { requestPresentation(of: self.makeSheet(), from: presenter, false, nil) }
    }
    beginLog([presenter] + [presenter.presentedChild].compactMap { $0 })
  }

  private func makeSheet() -> UIViewController {
    let sheet = PlayingController("B")
    sheet.modalPresentationStyle = .pageSheet
    sheet.isModalInPresentation = isModal
    sheet.presentationController?.delegate = delegate
    return sheet
  }

  override var pullsSheets: Bool { true }

  override func offerEvents() {
    if !isSettled() { return }
    if root.presentedChild != nil {
      offer("B is dismissed", by: .app) {
        performStep { requestDismissal(from: self.root, true, self.block("dismissCompletion")) }
      }
      return
    }
    offer("A presents B", by: .app) {
      performStep { requestPresentation(of: self.makeSheet(), from: self.root, true, self.block("presentCompletion")) }
    }
  }
}
