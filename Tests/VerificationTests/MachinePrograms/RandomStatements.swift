import Fuzzing

/// The bodies of the methods of a random program.
struct RandomStatements {
  let prefix: String
  var random: SeededRandom

  /// Callbacks of appearance that do something, with the call of super or without.
  mutating func callbacks() -> String {
    var text = ""
    for name in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] where random.below(4) == 0
    {
      let callsSuper = random.below(5) > 0 ? "    super.\(name)(animated)\n" : ""
      text += "  override func \(name)(_ animated: Bool) {\n\(callsSuper)\(inController(1))  }\n"
    }
    return text
  }

  /// Something that a controller does.
  private mutating func inController(_ depth: Int) -> String {
    let inner = depth < 3
    switch random.below(inner ? 12 : 6) {
    case 0: return "    if presentedViewController == nil { present(UIViewController(), animated: \(flag())) }\n"
    case 1: return "    dismiss(animated: \(flag()))\n"
    case 2: return "    view.addSubview(UIView())\n"
    case 3: return "    count = (count + 1) % 2\n"
    case 4: return "    UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }\n"
    case 5:
      return "    var isWanted = false\n    if \(unknown()) { isWanted = true }\n    if \(unknown()) { count = 0 }\n"
        + "    if isWanted { view.addSubview(UIView()) }\n"
    case 6, 7: return "    if \(unknown()) {\n\(inController(depth + 1))    }\n"
    case 8: return "    DispatchQueue.main.async {\n\(inController(depth + 1))    }\n"
    case 9: return "    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {\n\(inController(depth + 1))    }\n"
    case 10: return "    if count == 1 {\n\(inController(depth + 1))    } else {\n\(inController(depth + 1))    }\n"
    default:
      return "    UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 1 }) { _ in\n"
        + "\(inController(depth + 1))    }\n"
    }
  }

  private mutating func flag() -> String { random.below(3) > 0 ? "true" : "false" }

  /// A value that nobody knows; of a few of them, so that one is asked for at several places.
  private mutating func unknown() -> String { "\(prefix)Settings.shared.option\(random.below(3))" }

  mutating func animator() -> String {
    """
    final class \(prefix)Animator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        let wasFinished = true
    \(arrival())\(early())\(animation())  }
    }
    """
  }

  private mutating func arrival() -> String {
    switch random.below(8) {
    case 0: return ""
    case 1: return "    if \(unknown()), let to { context.containerView.addSubview(to) }\n"
    case 2:
      return "    context.containerView.addSubview(UIView())\n    if let to { context.containerView.addSubview(to) }\n"
    default: return "    if let to { context.containerView.addSubview(to) }\n"
    }
  }

  private mutating func early() -> String {
    switch random.below(8) {
    case 0: return "    if \(unknown()) { return }\n"
    case 1: return "    if \(unknown()) {\n\(completion())      return\n    }\n"
    case 2: return "    from?.alpha = 0\n"
    default: return ""
    }
  }

  private mutating func animation() -> String {
    switch random.below(8) {
    case 0: return completion()
    case 1: return "    DispatchQueue.main.async {\n\(completion())    }\n"
    case 2: return "    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {\n\(completion())    }\n"
    case 3:
      return "    UIView.animate(withDuration: 0.3) { to?.alpha = 1 }\n"
        + "    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {\n\(completion())    }\n"
    default:
      return "    UIView.animate(withDuration: 0.3, animations: { to?.alpha = 1 }) { finished in\n"
        + "      let wasFinished = finished\n      from?.alpha = 1\n\(completion())    }\n"
    }
  }

  /// Mostly right.
  private mutating func completion() -> String {
    let right = "context.completeTransition(!context.transitionWasCancelled)"
    let removal = random.below(3) > 0 ? "      if context.transitionWasCancelled { to?.removeFromSuperview() }\n" : ""
    switch random.below(11) {
    case 0: return removal + "      context.completeTransition(true)\n"
    case 1: return removal + "      if \(unknown()) { \(right) }\n"
    case 2: return removal + "      \(right)\n      if \(unknown()) { \(right) }\n"
    case 3: return removal + "      DispatchQueue.main.async { \(right) }\n"
    case 4: return "      if \(unknown()) { from?.removeFromSuperview() }\n" + removal + "      \(right)\n"
    case 5:
      return removal + "      if \(unknown()) { context.completeTransition(wasFinished) } else { \(right) }\n"
        + "      if \(unknown()) { from?.alpha = 1 }\n"
    case 6: return removal + "      context.completeTransition(wasFinished)\n"
    default: return removal + "      \(right)\n"
    }
  }
}
