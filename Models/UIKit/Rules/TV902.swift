// TV902 no-retention

/// Ghost: what a committed dismissal must have released. Weak, so it costs nothing where nothing leaks.
class Retired {
  weak var controller: UIViewController?
  weak var presentation: ModalTransition?
  weak var dismissal: ModalTransition?
}

let retired = Retired()

/// Called when the step that ended a committed dismissal is over.
func noteRetired(_ transition: ModalTransition) {
  if transition.presents {
    transition.presentation?.startedBy = transition
    return
  }
  if !transition.committed { return }
  check(true, .TV902, "something is retained")
  // Unknown code may call back later, but that it keeps what the closure has captured is no finding.
  forgetEscapedClosures()
  retired.dismissal = transition
  retired.presentation = transition.presentation?.startedBy
  if scenario?.keepsPresented == true { return }
  retired.controller = transition.presented
  if transition.presented?.presentedAt == nil { transition.presented?.presentedAt = transition.lastExit }
}

/// A settled state in which nothing is presented.
func judgeRetention() {
  if let context = retired.dismissal ?? retired.presentation {
    check(
      false, .TV902, "the transition context is still held after its transition", at: context.lastExit)
  } else if let controller = retired.controller {
    check(
      controller.modalPresenter != nil, .TV902, "the dismissed controller is still held after the dismissal",
      at: controller.presentedAt, about: controller)
  }
}
