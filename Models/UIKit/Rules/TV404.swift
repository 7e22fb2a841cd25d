// TV404 custom-style-for-custom-controller

/// A presentation gets its presentation controller: one that the delegate would vend must be asked for.
func judgeStyle(of presented: UIViewController, _ source: UIViewController, wasMeantCustom: Bool) {
  guard let site = presented.delegateAssignedAt, let delegate = livingDelegate(of: presented) else { return }
  if !listens(answering(delegate), "presentationController(forPresented:presenting:source:)") { return }
  // F-31: whether a style still counts that the controller sets as its view is loaded is open.
  if wasMeantCustom || effectiveStyle(presented.modalPresentationStyle) == .custom {
    check(true, .TV404, "the presentation controller is never asked for")
    return
  }
  let vends = wouldHold {
    delegate.presentationController(forPresented: presented, presenting: expectedPresenter, source: source) != nil
  }
  check(
    vends != true, .TV404,
    "the delegate returns a presentation controller, but the style is not custom: it is not asked",
    at: site, about: presented)
}
