import Diagnostics
import Identifiers
import Program
import Subjects

/// Writes the scenario of each subject, as Swift text that `transverify scenarios` shows and users can copy.
struct ScenarioWriter {
  let index: TypeIndex
  /// The classes that the sources put into navigation controllers as their roots, those that rely on one, and those of pages
  /// of theirs that present before their own view is in the window.
  let wrapped: Set<Int>
  let unsaved: [Unsaved]
  let interaction: FreeInteraction
  let onlyStyle: OnlyStyle
  var given: GivenProperties
  let swipe: SwipeSource
  let animated: AnimatedRequests
  let makers: Makers
  let windowRoots: WindowRoots
  let stackClass: StackClass
  let windowCovers: WindowCovers
  let directions: GivenDirection
  let givenFamilies: GivenFamily
  let alerts: WaitingAlerts
  let sent: SentMethods
  let finder: SubjectFinder
  let families: DeviceFamilies
  let unnamed: UnnamedParts
  private let targets: DeploymentTargets
  /// The oldest system that all of the sources run on; nil where nobody knows it.
  let oldestSystem: Int?
  private let sources: SourceMap?
  /// By what a class is made that leaves methods to its subclasses.
  private var derived: [Int: String] = [:]
  private var fills: [Int: [String]] = [:]
  /// The version that the machine behaves like; nil for the newest that it knows.
  private let iOSVersion: Double?

  init(program: Program, sources: SourceMap? = nil, iOSVersion: Double? = nil) {
    self.init(index: TypeIndex(program, sources: sources), iOSVersion: iOSVersion, sources: sources)
  }

  /// - Parameter others: what lies beside the sources, if it has been looked for already.
  init(index: TypeIndex, iOSVersion: Double? = nil, sources: SourceMap? = nil, others: OtherTexts? = nil) {
    self.index = index
    let relying = index.entries.filter { $0.isSubject && CallFinder.unwrapsOwnStack($0) }
    let stacks = StackedPages(index)
    let early = index.entries.filter { $0.isSubject && stacks.matter(to: $0) }
    wrapped = CallFinder.roots(in: index).union((relying + early).map(\.id))
    unsaved = Self.unsaved(in: index)
    interaction = FreeInteraction(index)
    onlyStyle = OnlyStyle(index)
    given = GivenProperties(index)
    swipe = SwipeSource(index)
    animated = AnimatedRequests(index)
    makers = Makers(index)
    let beside = others ?? OtherTexts(beside: index.subjectFiles.compactMap { sources?.files[$0].path })
    windowRoots = WindowRoots(index, others: beside)
    windowCovers = WindowCovers(index)
    stackClass = StackClass(index)
    directions = GivenDirection(index)
    givenFamilies = GivenFamily(index)
    alerts = WaitingAlerts(index)
    unnamed = UnnamedParts(index: index, sources: sources, others: beside)
    finder = SubjectFinder(index: index, others: sources == nil ? nil : beside)
    sent = SentMethods(index, uses: finder.helpers.uses)
    let projects = NearestProjects(paths: sources?.files.map(\.path) ?? [])
    families = DeviceFamilies(projects)
    targets = DeploymentTargets(projects)
    oldestSystem = targets.lowest(ofFiles: Array(index.subjectFiles))
    self.sources = sources
    self.iOSVersion = iOSVersion
  }

  /// The subjects of the program with their scenarios, in the order of the files; with fallbacks, those come after them.
  func subjects(withFallbacks: Bool = false) -> [SubjectDescription] {
    let handlers = SentHandlers(finder)
    let candidates = finder.candidates().filter { withFallbacks || !$0.isVended }
    return candidates.enumerated().map { number, candidate in
      let scenario = scenario(of: candidate, number: number)
      var subject = SubjectDescription(
        kind: candidate.kind, name: candidate.entry.name, file: candidate.entry.file,
        span: candidate.entry.declaration.nameSpan, scenario: scenario.text, setUp: scenario.setUp,
        entry: "scenarioEntry\(number)", closure: closure(of: candidate, number: number))
      subject.setting = SubjectSetting(of: candidate.role)
      subject.isNamedNowhere = swipe.isApp && unnamed.contains(candidate)
      if case .appFlow = candidate.role {
        subject.judged = AppFlow.rules
        subject.mostStates = AppFlow.mostStates
        subject.budgetShare = AppFlow.budgetShare
      }
      subject.isThereToPresent = candidate.isThereToPresent
      if case .presentingObject = candidate.role { subject.isMadeForEach = makers.makeForEach(candidate.entry) }
      subject.handlers = handlers.all(of: candidate.entry)
      if case .ownWindow = candidate.role { subject.mostStates = OwnWindow.mostStates }
      if case .presenter = candidate.role { subject.isShownByOthers = makers.showPresented(candidate.entry) }
      if candidate.isVended { subject.fallback = TransitionDuties(index: index).fallback(for: candidate) }
      return subject
    }
  }

  private typealias Scenario = (text: String, setUp: ScenarioClass?)

  /// With the class that stands for what its clients inherit from it, if it leaves something to them.
  private func scenario(of candidate: SubjectFinder.Candidate, number: Int) -> Scenario {
    guard candidate.kind != .scenario, let subclass = LazySubclass(of: candidate.entry, number: number, index: index)
    else {
      return ownScenario(of: candidate, number: number)
    }
    var writer = self
    writer.derived = [candidate.entry.id: subclass.name]
    writer.fills = [candidate.entry.id: subclass.fills]
    let own = writer.ownScenario(of: candidate, number: number)
    return (own.text + subclass.text, own.setUp)
  }

  private func ownScenario(of candidate: SubjectFinder.Candidate, number: Int) -> Scenario {
    let name = "Scenario\(number)"
    if candidate.kind == .scenario {
      return (entry(number, of: candidate, making: call.text(for: candidate.entry)), nil)
    }
    var writer = self
    if candidate.isVended { writer.given = given.byMakers() }
    var setUp = writer.setUp(of: candidate, number: number)
    let always = swipe.isUsed(candidate.entry) ? animated.override(for: candidate.entry, in: setUp) : []
    setUp.overrides += always.filter { override in
      !setUp.overrides.contains { $0.declares(override) }
    }
    let isDriven = setUp.overrides.contains(.init("var drivesInteractively: Bool", "true"))
    if isDriven { setUp.overrides.append(.init("var trustsDelegates: Bool", "true")) }
    setUp.overrides += keptByClients(candidate, in: setUp)
    setUp.overrides += unsavedChanges(seenFrom: candidate.entry.file) + waitingAlerts(of: candidate)
    let text = """
      /// \(candidate.kind.rawValue) \(candidate.entry.name)
      \(setUp.text(named: name))
      \(stand(for: candidate, number: number))\(wrapperStand(for: candidate, number: number))\
      \(screenStand(for: candidate, number: number))
      \(entry(number, of: candidate, making: name + "()"))
      """
    return (text, setUp)
  }

  private func setUp(of candidate: SubjectFinder.Candidate, number: Int) -> ScenarioClass {
    switch candidate.role {
    case .part: part(candidate, number: number)
    case .presented: presented(candidate.entry)
    case .sheetContent: sheetContent(candidate.entry)
    case .presenter(let triggers): presenter(candidate.entry, triggers: triggers)
    case .pusher(let triggers): pusher(candidate.entry, triggers: triggers)
    case .pushed: pushed(candidate.entry)
    case .container(let triggers, let adding):
      container(candidate.entry, triggers: triggers, adding: adding)
    case .embedder(let triggers, let adding): embedder(candidate.entry, triggers: triggers, adding: adding)
    case .target(let handler): target(candidate.entry, handler: handler)
    case .delegatingPresenter: delegatingPresenter(candidate.entry)
    case .segueSource(let destination): segueSource(candidate.entry, destination)
    case .segueShower(let destination): segueShower(candidate.entry, destination)
    case .tab: tab(candidate.entry)
    case .presentingObject(let triggers): presentingObject(candidate.entry, triggers: triggers)
    case .appFlow(let flow): appFlow(candidate.entry, flow)
    case .ownWindow(let window): ownWindow(candidate.entry, window)
    case .presentingExtension(let receiver, let trigger):
      presentingExtension(candidate.entry, receiver: receiver, trigger: trigger, number: number)
    case .controllerExtension(let trigger): controllerExtension(trigger)
    case .appearanceCaller: appearanceCaller(candidate.entry)
    case .animation(let animation): self.animation(animation, of: candidate.entry, number: number)
    }
  }

  private func entry(_ number: Int, of candidate: SubjectFinder.Candidate, making scenario: String) -> String {
    let version = iOSVersion.map { "iOSVersion = \(Int($0)); " } ?? oldest(candidate.entry.file)
    let family = families.isForPhones(file: candidate.entry.file) ? "isForPhones = true; " : ""
    return "func scenarioEntry\(number)() { \(version)\(family)begin(\(scenario)) }\n"
  }

  /// The deployment target of a file: older systems do not exist for it. Where all sources ask for a newer system than the
  /// machine's, the machine behaves like that.
  private func oldest(_ file: Int) -> String {
    let version = RunOptions.version(forOldest: oldestSystem)
    let newer = version > RunOptions.assumedVersion ? "iOSVersion = \(version); " : ""
    return newer + (targets.target(ofFile: file).map { "oldestSystem = \($0); " } ?? "")
  }

  /// Whether somebody may cover what is the root of the app's window.
  func isCovered(_ root: TypeIndex.Entry) -> Bool {
    if windowRoots.isBeside(root) { return false }
    let oldest = iOSVersion.map { Int($0) } ?? targets.target(ofFile: root.file) ?? WindowCovers.systemOfSheets
    return !swipe.isApp || windowCovers.exist || oldest < WindowCovers.systemOfSheets
  }

  var call: InitialiserCall {
    let mentions = finder.mentions
    return InitialiserCall(
      index: index, derived: derived, fills: fills, given: given, isMade: { mentions.isMade($0) })
  }

  private func part(_ candidate: SubjectFinder.Candidate, number: Int) -> ScenarioClass {
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
      return animator(candidate)
    case .presentationController:
      return presentationController(candidate, number: number)
    case .interactionController:
      return interactionController(entry, number: number)
    default:
      return delegate(entry, number: number)
    }
  }

  private func presentationController(_ candidate: SubjectFinder.Candidate, number: Int) -> ScenarioClass {
    let entry = candidate.entry
    var known = [
      "presentedViewController": "presented", "presenting": "presenting", "presentingViewController": "presenting",
      "UIViewController": "presented", TransitionSide.presenter.key("UIViewController"): "presenting",
    ]
    known.merge(ScreenProtocols(index: index).argumentsToMake(entry, Self.screen(number))) { $1 }
    let head = "func makePresentationController(_ presented: UIViewController, _ presenting: UIViewController?)"
    return ScenarioClass(
      "PresentationControllerScenario",
      [
        .init(head + " -> UIPresentationController", call.text(for: entry, known: known)),
        .init("var hasInteractionController: Bool", "\(interaction.exists)"),
        .init("var interactionOnlyDismisses: Bool", "\(interaction.onlyDismisses)"),
      ] + swipeOfClients(of: entry, isVended: candidate.isVended) + covers(ofPagesOf: entry)
        + screensAsked(toMake: entry, number: number))
  }

  /// An event of the app: it calls a method of the subject.
  func offer(_ trigger: Function) -> String { offer(trigger, calling: invocation(of: trigger)) }

  /// The same of a method that hears of a controller, while that is there.
  func answer(_ trigger: Function, _ methods: AnswerMethods, by subject: String) -> String {
    let asker = methods.asker(of: trigger) ?? "UIViewController"
    let first = trigger.parameters.first?.name
    let call = invocation(of: trigger) { $0.name == first ? "asker" : nil }
    return "if activeTransitions.isEmpty, let subject = \(subject), "
      + "let asker = shown(in: root, { $0 is \(asker) }) as? \(asker) { \(offer(trigger, calling: call)) }"
  }

  /// See `offerCall` in the machine.
  func offer(_ trigger: Function, calling call: String) -> String {
    "offerCall(\"\(trigger.fullName)\") { subject.\(call) }"
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
}
