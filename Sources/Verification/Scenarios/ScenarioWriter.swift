import Diagnostics
import Program

/// Writes the scenario of each subject, as Swift text that `transverify scenarios` shows and users can copy.
struct ScenarioWriter {
  let index: TypeIndex
  /// The version that the machine behaves like; nil for the newest that it knows.
  private let iOSVersion: Double?

  init(program: Program, iOSVersion: Double? = nil) {
    index = TypeIndex(program)
    self.iOSVersion = iOSVersion
  }

  /// The subjects of the program with their scenarios, in the order of the files.
  func subjects() -> [SubjectDescription] {
    let candidates = SubjectFinder(index: index).candidates()
    return candidates.enumerated().map { number, candidate in
      SubjectDescription(
        kind: candidate.kind, name: candidate.entry.name, file: candidate.entry.file,
        span: candidate.entry.declaration.nameSpan, scenario: text(of: candidate, number: number),
        entry: "scenarioEntry\(number)")
    }
  }

  private func text(of candidate: SubjectFinder.Candidate, number: Int) -> String {
    let name = "Scenario\(number)"
    if candidate.kind == .scenario {
      return entry(number, making: call.text(for: candidate.entry))
    }
    let body =
      switch candidate.role {
      case .part: part(candidate)
      case .presented: presented(candidate.entry)
      case .sheetContent: sheetContent(candidate.entry)
      case .presenter(let triggers): presenter(candidate.entry, triggers: triggers)
      case .pusher(let triggers): pusher(candidate.entry, triggers: triggers)
      case .pushed: pushed(candidate.entry)
      case .container(let triggers): container(candidate.entry, triggers: triggers)
      case .target(let handler): target(candidate.entry, handler: handler)
      }
    return """
      /// \(candidate.kind.rawValue) \(candidate.entry.name)
      final class \(name): \(body.base) {
      \((body.members + unsavedChanges(seenFrom: candidate.entry.file)).map { "  " + $0 }.joined(separator: "\n"))
      }

      \(entry(number, making: name + "()"))
      """
  }

  private func entry(_ number: Int, making scenario: String) -> String {
    let version = iOSVersion.map { "iOSVersion = \(Int($0)); " } ?? ""
    return "func scenarioEntry\(number)() { \(version)begin(\(scenario)) }\n"
  }

  var call: InitialiserCall { InitialiserCall(index: index) }

  typealias Body = (base: String, members: [String])

  private func part(_ candidate: SubjectFinder.Candidate) -> Body {
    let entry = candidate.entry
    switch candidate.kind {
    case .presentationDelegate:
      return presentationDelegate(entry)
    case .navigationDelegate:
      return navigationDelegate(entry)
    case .navigationController:
      return navigationController(entry)
    case .tabBarDelegate:
      return tabBarDelegate(entry)
    case .tabBarController:
      return tabBarController(entry)
    case .pageViewController:
      return pageViewController(entry)
    case .animator:
      return ("AnimatorScenario", animator(entry))
    case .presentationController:
      let made = call.text(
        for: entry,
        known: [
          "presentedViewController": "presented", "presenting": "presenting", "presentingViewController": "presenting",
        ])
      return (
        "PresentationControllerScenario",
        [
          "override func makePresentationController(_ presented: UIViewController, _ presenting: UIViewController?)"
            + " -> UIPresentationController { \(made) }",
          "override var hasInteractionController: Bool { \(AnimatorPurpose(index: index).hasInteractionController) }",
        ]
      )
    case .interactionController:
      let known = [
        "UIPanGestureRecognizer": "gesture", "UIGestureRecognizer": "gesture", "UIViewController": "presented!",
        "UIScreenEdgePanGestureRecognizer": "gesture",
      ]
      return (
        "InteractionControllerScenario",
        [
          "override func makeInteractionController(_ gesture: UIPanGestureRecognizer)"
            + " -> UIViewControllerInteractiveTransitioning { \(call.text(for: entry, known: known)) }"
        ]
      )
    default:
      return (
        "DelegateScenario",
        ["override func makeDelegate() -> UIViewControllerTransitioningDelegate { \(call.text(for: entry)) }"]
      )
    }
  }

  /// A fresh animator for each transition, told its direction where it can be.
  private func animator(_ entry: TypeIndex.Entry) -> [String] {
    let direction = AnimatorDirection(index: index)
    let made = call.text(for: entry, known: direction.arguments(of: entry))
    let flags = direction.flags(of: entry).map { "animator.\($0) = presenting; " }.joined()
    let purpose = AnimatorPurpose(index: index)
    return [
      "override func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning {",
      flags.isEmpty ? "  \(made)" : "  let animator = \(made); \(flags)return animator",
      "}",
      "override var use: AnimatorUse { .\(purpose.use(of: entry).rawValue) }",
      "override var hasInteractionController: Bool { \(purpose.hasInteractionController) }",
    ]
  }

  private func presented(_ entry: TypeIndex.Entry) -> Body {
    (
      "ModalScenario",
      [
        "override func makePresented() -> UIViewController { \(call.text(for: entry)) }",
        "override var drivesInteractively: Bool { \(!vendsInteraction(entry)) }",
      ]
    )
  }

  private func presenter(_ entry: TypeIndex.Entry, triggers: [Function]) -> Body {
    var members = [
      "override func makePresenter() -> UIViewController { \(call.text(for: entry)) }",
      "override var presentsWithoutAnimation: Bool { false }",
      "override var drivesInteractively: Bool { \(!vendsInteraction(entry)) }",
      "override func present(animated: Bool) {",
      "  guard let subject = presenter as? \(entry.name) else { return }",
    ]
    members += triggers.prefix(1).map { "  subject.\(invocation(of: $0))" }
    members += ["  driveDelegate()", "}"]
    if triggers.count > 1 {
      members += ["override func offerEvents() {", "  super.offerEvents()"]
      members += [
        "  guard presented == nil, activeTransitions.isEmpty, let subject = presenter as? \(entry.name) else { return }"
      ]
      members += triggers.dropFirst().map { trigger in
        "  offer(\"the app calls \(trigger.fullName)\", by: .app) { performStep { subject.\(invocation(of: trigger)) } }"
      }
      members += ["}"]
    }
    return ("ModalScenario", members)
  }

  private func target(_ entry: TypeIndex.Entry, handler: Function) -> Body {
    let made = call.text(for: entry, known: ["UIViewController": "presented", "UIView": "presented.view"])
    return (
      "GestureTargetScenario",
      [
        "override func makeTarget(_ presented: UIViewController) -> AnyObject? { \(made) }",
        "override var action: Selector { Selector(\"\(handler.fullName)\") }",
      ]
    )
  }

  /// A call of a method with unknown arguments.
  func invocation(of function: Function) -> String {
    let arguments = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
      parameter.label.map { "\($0): unknown(.code)" } ?? "unknown(.code)"
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the class, or one that it mentions, answers the interaction queries itself.
  private func vendsInteraction(_ entry: TypeIndex.Entry) -> Bool {
    let others = index.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = [entry] + others.filter(\.isSubject)
    return ["interactionControllerForPresentation", "interactionControllerForDismissal"].contains {
      CallFinder.declares($0, in: vendors)
    }
  }
}
