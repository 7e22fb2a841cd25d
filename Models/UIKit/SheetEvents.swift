// What may happen to a presentation from outside: see `SheetPull.swift` and `SizeClass.swift`.

func offerPresentationEvents() {
  offerDismissals()
  offerDetents()
  offerWidths()
}

/// The user drags a sheet from one detent to another.
private func offerDetents() {
  if scenario?.pullsSheets != true || mainRunLoop.isCrowded { return }
  guard let sheet = presentationOnTop() as? UISheetPresentationController else { return }
  let callback = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
  if !listens(sheet.delegate, callback) { return }
  offer(.userDragsSheetToDetent, by: .user, disturbs: isInTransition()) {
    performStep {
      asOwner(nil) {
        (sheet.delegate as? UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
      }
    }
  }
}

/// The width changes only while somebody can notice.
private func offerWidths() {
  guard let current = scenario, current.changesWidth, compactWidth != nil, !mainRunLoop.isCrowded else { return }
  if showsSplit(keyWindow?.rootViewController) { return }
  var presented = keyWindow?.rootViewController?.presentedChild
  while let controller = presented {
    if controller.assignedPresentationController?.dependsOnWidth == true {
      let event: EventID = widthIsCompact() ? .windowWidens : .windowNarrows
      offer(event, by: .environment, disturbs: true) {
        performStep { changeWidth() }
      }
      return
    }
    presented = controller.presentedChild
  }
}
