import Identifiers
import RunReport

/// What a test asserts of a rule, and what it can only ask to look at.
struct ReproducerChecks {
  /// Names of the world's assertions.
  var assertions: [String]
  /// What a person has to look at; `nil` where the assertions say it.
  var look: String?
  /// The run stops the process where the rule is broken.
  var stops = false

  init(_ rule: RuleID) {
    let known = Self.table.first { $0.rules.contains(rule) }
    assertions = known?.assertions ?? ["AtRest", "TopVisible"]
    look = Self.looks[rule]
    stops = [.TV801, .TV1205].contains(rule)
  }

  private static let table: [(rules: Set<RuleID>, assertions: [String])] = [
    ([.TV101, .TV202], ["CompletedOnce", "AtRest"]),
    ([.TV104, .TV105, .TV203, .TV207, .TV903, .TV904], ["CompletionAgrees", "AtRest", "TopVisible"]),
    (
      [
        .TV102, .TV103, .TV106, .TV107, .TV108, .TV109, .TV201, .TV204, .TV205, .TV206, .TV208, .TV209,
        .TV1202, .TV1204,
      ], ["AtRest"]
    ),
    ([.TV304, .TV305, .TV308, .TV402, .TV403, .TV1101], ["AtRest", "NoViewsLeft"]),
    ([.TV501, .TV502, .TV503, .TV504, .TV506, .TV507, .TV1105], ["AtRest", "AppearanceAgrees"]),
    ([.TV1203], ["AtRest", "Touchable"]),
    ([.TV605, .TV901, .TV902], ["AtRest", "NoViewsLeft"]),
  ]

  private static let looks: [RuleID: String] = [
    .TV106: "whether the last frame of the animation is seen before the screens change",
    .TV107: "uses of the context after completeTransition(_:): set a breakpoint there",
    .TV109: "the time that the animation takes beside transitionDuration(using:)",
    .TV206: "updates before the transition starts: nothing shows them but a breakpoint",
    .TV208: "whether interruptibleAnimator(using:) answers the same object each time",
    .TV304: "while it is presented: views beside the presented one in Xcode's view debugger",
    .TV305: "while something is presented: views beside the presented one in Xcode's view debugger",
    .TV307: "the properties that the animator changes: compare them with those before",
    .TV308: "views beside the container of the transition: Xcode's view debugger shows them",
    .TV404: "whether the delegate's presentation controller is asked for at all",
    .TV504: "what the superclass would have done",
    .TV505: "what the WILL callback changed: compare it with the state before",
    .TV506: "what the WILL callback does twice",
    .TV601: "the console: UIKit says there that it refuses to present",
    .TV602: "what the completion block would go on with",
    .TV603: "which controllers are still presented",
    .TV604: "which controllers are still presented",
    .TV605: "the memory graph: nothing of the dismissed chain may be in it",
    .TV701: "the console: UIKit warns there of nested pushes and unbalanced appearance",
    .TV702: "the title in the bar beside the controller on the screen",
    .TV703: "the console, and whether the push animates from layout to layout",
    .TV802: "what the alongside block changed: compare it with the state before",
    .TV803: "what the alongside block would have done",
    .TV804: "whether the view outside of the container follows a finger",
    .TV901: "whether the dismissal is animated as the presentation was: without a delegate it is not",
    .TV902: "the memory graph: the dismissed controller may not be in it",
    .TV905: "whether UIKit calls the method: set a breakpoint in it",
    .TV906: "whether UIKit asks the delegate: set a breakpoint in it",
    .TV1001: "the frame of the view beside finalFrame(for:)",
    .TV1002: "frames after the change of size", .TV1003: "frames that were set under a transform",
    .TV1004: "frames after the rotation", .TV1005: "whether the view jumps when layout comes",
    .TV1101: "what the pull changed: it has to be as before", .TV1102: "whether the cleanup has run",
    .TV1103: "whether the unsaved changes are still there", .TV1104: "what the query did besides answering",
    .TV1201: "what is different from the same run with animation",
  ]
}
