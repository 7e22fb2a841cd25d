// TV502 appearance-legal

/// A callback is about to be delivered.
func judgeEdge(_ controller: UIViewController, _ isLegal: Bool, _ callback: String) {
  check(
    isLegal, .TV502, "\(callback) reaches a controller that is in the wrong state for it", at: here(),
    about: controller)
}
