// SH-01 to SH-06: the user ends a presentation: pulls a sheet, or taps outside a popover.

/// A dismissal that the user asks for, not the app.
class UserDismissal: ModalTransition {
  /// Ghost (TV1101): nil when the delegate has changed nothing.
  var tugEffects: [TugEffect]?
  /// Ghost (TV1103)
  var hadChanges = false

  /// A sheet follows the finger, a popover just goes.
  init(_ presenter: UIViewController, _ presented: UIViewController, isPulled: Bool) {
    super.init(presents: false, presenter: presenter, presented: presented, isAnimated: true)
    isInteractive = isPulled
    startedInteractively = isPulled
  }

  /// UIKit's own animation follows the finger: see `userCanDismiss`.
  override func ask() { source = nil }

  /// SH-01: the last of all.
  override func commit() {
    super.commit()
    guard let presentation = presentation else { return }
    tellDismissed(presentation)
    judgeLostChanges(presentation, hadChanges: hadChanges)
  }

  override func conclude() {
    judgeTug(self)
    super.conclude()
  }

  override func letGo() {
    super.letGo()
    tugEffects = nil
    hadChanges = false
  }
}

extension UIPresentationController {
  /// Who hears of the user's attempts: an adapted presentation tells the delegate of the one that the app made.
  var dismissalDelegate: UIAdaptivePresentationControllerDelegate? { delegate ?? original.delegate }

  /// Whether the user can try to dismiss it, and somebody would notice the difference to a call of `dismiss`.
  ///
  /// A delegate that vends an animator for the dismissal is left out: no source says whether a pull would drive it.
  var userCanDismiss: Bool {
    let style = presentationStyle
    if !(isSheet(style) && presentsSheets) && style != .popover { return false }
    if containerView?.window == nil { return false }
    let answerer = answering(presentedViewController.assignedDelegate)
    if listens(answerer, "animationController(forDismissed:)") { return false }
    return hearsPulls(dismissalDelegate) || hearsOldPopoverCalls(dismissalDelegate)
      || isHeardByFamily(presentedViewController)
  }
}

private func isHeardByFamily(_ controller: UIViewController) -> Bool {
  hearsAppearance(controller) || controller.children.contains { isHeardByFamily($0) }
}

/// The presentation on top, if fingers can reach it now.
func presentationOnTop() -> UIPresentationController? {
  if !activeTransitions.isEmpty || hasActiveGesture() || scenario?.isSwiping == true { return nil }
  guard var top = keyWindow?.rootViewController?.presentedChild else { return nil }
  while let next = top.presentedChild { top = next }
  return top.assignedPresentationController
}

/// The user pulls the sheet, or taps outside the popover. SH-02: each tug asks and tells again.
func tryToDismiss(_ presentation: UIPresentationController) {
  let presented = presentation.presentedViewController
  guard let presenter = presented.modalPresenter else { return }
  // SH-04: who is modal is not asked.
  if isModal(presented) {
    tellAttempt(presentation, isModal: true)
    return
  }
  var mayGo = true
  var effects = tugEffects(of: presentation, in: "presentationControllerShouldDismiss(_:)") {
    mayGo = asksShouldDismiss(presentation)
  }
  if !mayGo {
    tellAttempt(presentation, isModal: false)
    return
  }
  let hadChanges = hasUnsavedChanges(presentation)
  // SH-01: before any interaction or animation.
  effects += tugEffects(of: presentation, in: "presentationControllerWillDismiss(_:)") { tellWillDismiss(presentation) }
  // The app may have dismissed it by now.
  if presented.modalPresenter == nil || !activeTransitions.isEmpty { return }
  let dismissal = UserDismissal(presenter, presented, isPulled: isSheet(presentation.presentationStyle))
  dismissal.tugEffects = effects.isEmpty ? nil : effects
  dismissal.hadChanges = hadChanges
  forgetLeftovers()
  activeTransitions.append(dismissal)
  start(dismissal)
}

/// SH-04: the presentation that hosts the controller is modal, whichever controller in it says so.
func isModal(_ controller: UIViewController) -> Bool {
  controller.isModalInPresentation || controller.children.contains { isModal($0) }
}

/// What the user can do with the presentation on top, and with one that follows the finger.
func offerDismissals() {
  for transition in activeTransitions {
    guard transition is UserDismissal, transition.isInteractive, transition.phase == .inFlight else { continue }
    offer(.sheetFinished, by: .user) { performStep { transition.decide(.finish) } }
    offer(.sheetCancelled, by: .user) { performStep { transition.decide(.cancel) } }
  }
  if scenario?.pullsSheets != true { return }
  guard let presentation = presentationOnTop(), presentation.userCanDismiss else { return }
  let isSheet = isSheet(presentation.presentationStyle)
  let event: EventID = isSheet ? .userPullsSheet : .userTapsOutsidePopover
  offer(event, by: .user, disturbs: isInTransition()) {
    performStep { tryToDismiss(presentation) }
  }
}

/// The app goes to the background: the system takes the touches away.
func interruptPull() {
  for transition in activeTransitions where transition is UserDismissal && transition.isInteractive {
    transition.decide(.cancel)
  }
}
