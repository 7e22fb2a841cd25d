// TV106 complete-after-animation

func judgeRunningAnimations(_ transition: ModalTransition) {
  guard let animator = transition.animator else { return }
  check(
    !hasRunningAnimation(of: animator), .TV106, "the transition is completed while its animation still runs",
    at: here(), about: animator)
}
