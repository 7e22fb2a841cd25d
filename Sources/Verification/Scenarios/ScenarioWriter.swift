import Diagnostics
import Program

/// Writes the scenario of each subject, as Swift text that `transverify scenarios` shows and users can copy.
struct ScenarioWriter {
  let index: TypeIndex
  /// The classes that the sources put into navigation controllers as their roots.
  private let wrapped: Set<Int>
  let unsaved: [Unsaved]
  let interaction: FreeInteraction
  /// By what a class is made that leaves methods to its subclasses.
  private var derived: [Int: String] = [:]
  /// The version that the machine behaves like; nil for the newest that it knows.
  private let iOSVersion: Double?

  init(program: Program, sources: SourceMap? = nil, iOSVersion: Double? = nil) {
    self.init(index: TypeIndex(program, sources: sources), iOSVersion: iOSVersion)
  }

  init(index: TypeIndex, iOSVersion: Double? = nil) {
    self.index = index
    wrapped = CallFinder.roots(in: index)
    unsaved = Self.unsaved(in: index)
    interaction = FreeInteraction(index)
    self.iOSVersion = iOSVersion
  }

  /// The subjects of the program with their scenarios, in the order of the files; with fallbacks, those come after them.
  func subjects(withFallbacks: Bool = false) -> [SubjectDescription] {
    let candidates = SubjectFinder(index: index).candidates().filter { withFallbacks || !$0.isVended }
    return candidates.enumerated().map { number, candidate in
      var subject = SubjectDescription(
        kind: candidate.kind, name: candidate.entry.name, file: candidate.entry.file,
        span: candidate.entry.declaration.nameSpan, scenario: text(of: candidate, number: number),
        entry: "scenarioEntry\(number)", closure: closure(of: candidate, number: number))
      if candidate.isVended { subject.fallback = TransitionDuties(index: index).fallback(for: candidate) }
      return subject
    }
  }

  /// With the class that stands for what its clients inherit from it, if it leaves something to them.
  private func text(of candidate: SubjectFinder.Candidate, number: Int) -> String {
    guard candidate.kind != .scenario, let subclass = LazySubclass(of: candidate.entry, number: number, index: index)
    else {
      return ownText(of: candidate, number: number)
    }
    var writer = self
    writer.derived = [candidate.entry.id: subclass.name]
    return writer.ownText(of: candidate, number: number) + subclass.text
  }

  private func ownText(of candidate: SubjectFinder.Candidate, number: Int) -> String {
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
      case .container(let triggers, let adding):
        container(candidate.entry, triggers: triggers, adding: adding)
      case .target(let handler): target(candidate.entry, handler: handler)
      case .delegatingPresenter: delegatingPresenter(candidate.entry)
      case .segueSource: segueSource(candidate.entry)
      case .tab: tab(candidate.entry)
      case .presentingObject(let triggers): presentingObject(candidate.entry, triggers: triggers)
      case .presentingExtension(let receiver, let trigger):
        presentingExtension(candidate.entry, receiver: receiver, trigger: trigger, number: number)
      case .controllerExtension(let trigger): controllerExtension(trigger)
      case .appearanceCaller: appearanceCaller(candidate.entry)
      case .animation(let animation): self.animation(animation, of: candidate.entry, number: number)
      }
    return """
      /// \(candidate.kind.rawValue) \(candidate.entry.name)
      final class \(name): \(body.base) {
      \((body.members + unsavedChanges(seenFrom: candidate.entry.file)).map { "  " + $0 }.joined(separator: "\n"))
      }
      \(stand(for: candidate, number: number))\(wrapperStand(for: candidate, number: number))
      \(entry(number, making: name + "()"))
      """
  }

  private func entry(_ number: Int, making scenario: String) -> String {
    let version = iOSVersion.map { "iOSVersion = \(Int($0)); " } ?? ""
    return "func scenarioEntry\(number)() { \(version)begin(\(scenario)) }\n"
  }

  var call: InitialiserCall { InitialiserCall(index: index, derived: derived) }

  typealias Body = (base: String, members: [String])

  private func part(_ candidate: SubjectFinder.Candidate) -> Body {
    let entry = candidate.entry
    switch candidate.kind {
    case .segue:
      return segue(entry)
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
      return animator(entry, isBesidePresentation: candidate.isBesidePresentation)
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
          "override var hasInteractionController: Bool { \(interaction.exists) }",
          "override var interactionOnlyDismisses: Bool { \(interaction.onlyDismisses) }",
        ]
      )
    case .interactionController:
      return interactionController(entry)
    default:
      return delegate(entry)
    }
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
    // Where the app puts it into a navigation controller, that one presents.
    let isWrapped = wrapped.contains(entry.id)
    let made = call.text(for: entry)
    let presenter = isWrapped ? "presenter.children.first" : "presenter"
    var members = [
      "override func makePresenter() -> UIViewController {",
      isWrapped ? "  UINavigationController(rootViewController: \(made))" : "  \(made)", "}",
      "override var presentsWithoutAnimation: Bool { false }",
      "override var drivesInteractively: Bool { \(!vendsInteraction(entry)) }",
      "override func present(animated: Bool) {",
      "  guard let subject = \(presenter) as? \(entry.name) else { return }",
    ]
    members += triggers.prefix(1).map { "  subject.\(invocation(of: $0))" }
    members += ["  driveDelegate()", "}"]
    if triggers.count > 1 {
      members += ["override func offerEvents() {", "  super.offerEvents()"]
      members += [
        "  guard presented == nil, activeTransitions.isEmpty, let subject = \(presenter) as? \(entry.name) else { return }"
      ]
      members += triggers.dropFirst().map { trigger in
        "  offer(.appCalls(\"\(trigger.fullName)\"), by: .app) { performStep { subject.\(invocation(of: trigger)) } }"
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

  /// A call of a method: with unknown arguments where nothing better is known.
  func invocation(of function: Function, _ known: (Parameter) -> String? = { _ in nil }) -> String {
    let arguments = function.parameters.compactMap { parameter -> String? in
      if parameter.isVariadic { return nil }
      let value = known(parameter)
      if value == nil && parameter.defaultValue != nil { return nil }
      let text = value ?? "unknown(.code)"
      return parameter.label.map { "\($0): \(text)" } ?? text
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the class, or one that it mentions, answers the interaction queries itself.
  func vendsInteraction(_ entry: TypeIndex.Entry) -> Bool {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = [entry] + others.filter(\.isSubject)
    return ["interactionControllerForPresentation", "interactionControllerForDismissal"].contains {
      CallFinder.declares($0, in: vendors)
    }
  }
}
