// TV1002 no-stale-geometry

/// A view's frame, bounds or center is about to be set.
func viewGeometryWillChange(_ view: UIView, _ value: Any?) {
  noteAlongsideChange(of: view)
  guard let owner = currentOwner, owner is UIViewControllerAnimatedTransitioning else { return }
  check(
    !isStale(value), .TV1002, "the animator uses geometry that was read before the size of the window changed",
    at: here(), about: view)
}
