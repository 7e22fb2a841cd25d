// TV206 update-in-flight

/// A message that scrubs: to a percent-driven controller, or to the context itself. What comes after the end is
/// TV107's. A gesture that moves while the request waits for the run loop does no harm (F-39): handlers need not
/// know.
func judgeUpdate(_ transition: Transition?, by receiver: AnyObject) {
  if lateInteractor === receiver || transition?.phase == .over { return }
  if transition == nil && currentGesture?.state == .changed { return }
  check(
    transition?.isInteractive == true, .TV206,
    transition == nil
      ? "the interaction is updated before its transition has started"
      : "the interaction is updated although its outcome is decided",
    as: transition == nil ? .updatedEarly : .updatedLate, at: here(), about: receiver)
}
