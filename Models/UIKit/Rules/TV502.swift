// TV502 appearance-legal

/// A callback is about to be delivered.
func judgeEdge(_ controller: UIViewController, _ isLegal: Bool) {
  check(
    isLegal, .TV502, "an appearance callback reaches a controller that is in the wrong state for it", at: here(),
    about: controller)
}
