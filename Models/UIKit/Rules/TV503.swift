// TV503 no-manual-callback

/// UIKit's own implementation of an appearance callback runs, and UIKit has not called it (APP-06).
func judgeManualCallback(_ controller: UIViewController, _ callback: String) {
  check(
    false, .TV503, "an appearance callback is called by hand", at: callSite(of: callback), about: controller)
}

/// The clean case: the app tells a child of its appearance as it should.
func noteForwarding() {
  check(true, .TV503, "an appearance callback is called by hand")
}
