/// Consequences of findings whose clause goes the other way round than the rule's usual one.
enum ConsequenceVariants {
  /// - Returns: `nil` where what the rule says is right.
  static func consequence(of cause: RootCause) -> String? {
    switch cause.rule {
    case .TV104 where cause.message.hasPrefix("completeTransition(false)"):
      """
      The animation plays to its end, and then UIKit takes it back: the user is where they were before, or sees a screen \
      that the app believes to be gone.
      """
    case .TV507 where cause.message.hasPrefix("the presenter is covered"):
      """
      The user begins to close the card and lets it go back: the screen below stays covered, but believes that it is \
      visible. It refreshes, plays and listens behind the card.
      """
    default: nil
    }
  }
}
