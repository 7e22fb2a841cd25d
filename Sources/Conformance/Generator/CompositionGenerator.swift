/// Says which compositions a log may come from: every combination of containers, stacks, presented controllers and
/// children that the controllers of the log suffice for, with what it mentions and nothing else.
struct CompositionGenerator {
  /// Stacks and chains of controllers are no longer than this.
  static let longest = 3
  /// Logs of more controllers are left to the scenarios that are written by hand.
  static let mostControllers = 6
  /// More are not tried.
  static let mostCompositions = 160
  /// Positions that are looked at in one composition, and in all of a log.
  static let mostPositions = (each: 300, inAll: 1500)

  /// From the simplest to those with the most parts.
  private(set) var compositions: [Composition] = []
  /// Why not all were tried; nil: all were.
  private(set) var bound: String?

  private let question: Question
  private let controllers: Int

  init(_ question: Question) {
    self.question = question
    controllers = question.objects.count
    // What records animators, gestures, sheets' delegates or messages is written by hand.
    if controllers == 0 || !mentionedOwners.isSubset(of: Self.owners) { return }
    if controllers > Self.mostControllers {
      bound = "the log has more than \(Self.mostControllers) controllers"
      return
    }
    let all = roots.flatMap(arrangements).sorted { $0.weight < $1.weight }
    compositions = Array(all.prefix(Self.mostCompositions))
    if all.count > compositions.count {
      bound = "\(all.count - compositions.count) combinations of containers were not tried"
    }
  }

  private static let owners: Set<Callback.Owner> = [
    .controller, .request, .navigationDelegate, .tabDelegate, .pageDelegate, .application,
  ]

  private var mentionedOwners: Set<Callback.Owner> {
    Set(question.recorded.filter { $0.order != .free }.map(\.owner))
  }

  private func mentions(_ names: String...) -> Bool { question.recorded.contains { names.contains($0.name) } }

  /// What may come beside the containers themselves.
  private struct Sorts: OptionSet {
    var rawValue: Int
    static let stack = Sorts(rawValue: 1)
    static let chain = Sorts(rawValue: 2)
    static let children = Sorts(rawValue: 4)
    var count: Int { rawValue.nonzeroBitCount }
    static let all = (0..<8).map(Sorts.init(rawValue:)).sorted { $0.count < $1.count }
  }

  /// Everything but what is there when the log begins. Each sort needs a controller of its own, beside the root.
  private var roots: [Composition] {
    let delegates = mentionedOwners.intersection([.navigationDelegate, .tabDelegate, .pageDelegate])
    let needsStack = delegates.contains(.navigationDelegate) || mentions("pushViewController", "popViewController")
    let needsChain = mentions("present", "dismiss", "presentCompletion", "dismissCompletion")
    var found: [Composition] = []
    for root in Composition.Kind.allCases {
      let holdsTwo = root != .plain && root != .navigation
      for sorts in Sorts.all where sorts.count <= controllers - (holdsTwo ? 2 : 1) {
        if needsStack && !sorts.contains(.stack) || needsChain && !sorts.contains(.chain) { continue }
        if delegates.contains(.tabDelegate) && root != .tabs || delegates.contains(.pageDelegate) && root != .pages {
          continue
        }
        found += stacks(root, sorts, holdsTwo).map { detailed($0, sorts, !delegates.isEmpty) }
      }
    }
    return found
  }

  /// The places where a stack may be.
  private func stacks(_ root: Composition.Kind, _ sorts: Sorts, _ holdsTwo: Bool) -> [Composition] {
    let plain = Composition(root: root)
    let presented = Composition(root: root, upper: .navigation)
    if !sorts.contains(.stack) { return root == .navigation ? [] : [plain] }
    let upper = sorts.contains(.chain) && root != .navigation ? [presented] : []
    if holdsTwo { return [Composition(root: root, inner: .navigation)] + upper }
    return root == .navigation ? [plain] : upper
  }

  private func detailed(_ base: Composition, _ sorts: Sorts, _ recordsDelegates: Bool) -> Composition {
    var composition = base
    let more = controllers - 1
    composition.parts = controllers
    composition.chain = sorts.contains(.chain) ? min(Self.longest, more) : 0
    composition.stack = sorts.contains(.stack) ? min(Self.longest, controllers) : 1
    composition.children = sorts.contains(.children) ? min(2, max(more, 1)) : 0
    composition.rotates = mentions("viewWillTransition")
    composition.leavesApp = mentions("applicationDidEnterBackground")
    composition.keeps = showsReturn
    composition.recordsBlocks = mentions("presentCompletion", "dismissCompletion")
    composition.recordsDelegates = recordsDelegates
    return composition
  }

  /// Whether a controller comes more than once; what is shown again must have been kept.
  private var showsReturn: Bool {
    let appearances = zip(question.entries, question.objectOfEntry).filter { $0.0.callback.name == "viewWillAppear" }
    return Set(appearances.map(\.1)).count < appearances.count && !mentions("deinit")
  }

  /// The ways to begin: with as many controllers on the screen or below it as the log has from before.
  private func arrangements(_ base: Composition) -> [Composition] {
    let hasStack = base.root == .navigation || base.inner == .navigation
    var found: [Composition] = []
    for stack in 1...(hasStack ? base.stack : 1) {
      for children in 0...base.children {
        for chain in 0...base.chain {
          let count = stack + children + chain
          var composition = base
          composition.stackBefore = stack
          composition.childrenBefore = children
          composition.chainBefore = chain
          if chain == 0 && shown == 0 && count <= controllers { found.append(composition) }
          composition.comes = false
          if count >= max(1, shown) && count <= max(1, former) { found.append(composition) }
        }
      }
    }
    return found
  }

  /// Controllers that are on the screen when the log begins: they disappear first of all.
  private var shown: Int {
    firstCallbacks.filter { $0.name == "viewWillDisappear" || $0.name == "viewDidDisappear" }.count
  }

  /// Controllers that may be there when the log begins: those whose view the log does not show being loaded.
  private var former: Int {
    if !mentions("viewDidLoad", "loadView") { return controllers }
    return firstCallbacks.filter { !["viewDidLoad", "loadView", "init"].contains($0.name) }.count
  }

  /// The first callback of each controller.
  private var firstCallbacks: [Callback] {
    question.objects.indices.compactMap { object in
      question.objectOfEntry.firstIndex(of: object).map { question.entries[$0].callback }
    }
  }
}
