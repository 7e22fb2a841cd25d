/// A log, and what of the world it records.
package struct Question: Sendable {
  package let entries: [LogEntry]
  /// The callbacks that the log would show if they happened.
  package let recorded: Set<Callback>
  /// The log may end in the middle of things.
  package let isCut: Bool
  /// The names of the controllers, in order; "" stands for the one that has no name.
  let objects: [String]
  /// For each entry its controller by place among `objects`, nil for entries of other objects.
  let objectOfEntry: [Int?]

  /// - Parameters:
  ///   - callbacks: What the log records, by name; nil: what occurs in it, each WILL with its DID.
  ///   - controllers: Only entries of these controllers count; nil: all.
  package init(_ log: RecordedLog, callbacks: Set<String>? = nil, controllers: Set<String>? = nil, isCut: Bool = false)
  {
    let wanted = callbacks ?? log.declared
    entries = log.entries.filter { entry in
      if let wanted, !wanted.contains(entry.callback.name) { return false }
      guard let controllers, entry.callback.owner == .controller else { return true }
      return entry.object.map { controllers.contains($0) } ?? true
    }
    self.isCut = isCut
    recorded = wanted.map { Set($0.compactMap(Callback.named)) } ?? Self.inferred(from: entries)
    var objects: [String] = []
    objectOfEntry = entries.map { entry in
      guard entry.callback.owner == .controller else { return nil }
      let name = entry.object ?? ""
      if let known = objects.firstIndex(of: name) { return known }
      objects.append(name)
      return objects.count - 1
    }
    self.objects = objects
    severalLives = Self.severalLives(entries, objectOfEntry)
    let recorded = Set(entries.map(\.callback.name))
    wholePasses = Set(entries.map(\.callback).filter { $0.order == .layout && recorded.contains($0.partner ?? "") })
  }

  /// Whether the log shows that a name stands for one object after another. Where it records nothing that tells a new
  /// object from one that the app has kept, either prints the same.
  func hasSeveralLives(_ object: Int) -> Bool {
    !recorded.contains { Self.lifeCallbacks.contains($0.name) } || severalLives.contains(object)
  }
  private static let lifeCallbacks: Set<String> = ["init", "deinit", "loadView", "viewDidLoad"]
  private let severalLives: Set<Int>

  /// The callbacks of layout passes that are recorded from their beginning to their end; of others one half is recorded.
  let wholePasses: Set<Callback>

  /// The last line says that nothing happens any more.
  var endsFrozen: Bool { entries.last?.callback.name == "frozen" }

  /// Whoever records a WILL records its DID; whoever records both of an appearance records disappearances, and the other
  /// way round; whoever shows one message of the console shows all. From a DID alone nothing follows: many logs show
  /// `viewDidAppear` and nothing else.
  private static func inferred(from entries: [LogEntry]) -> Set<Callback> {
    var recorded = Set(entries.map(\.callback))
    // A log of one callback of controllers records that alone.
    let isOfOne = entries.allSatisfy { $0.callback.owner == .controller } && recorded.count == 1 && entries.count > 1
    for callback in recorded where !isOfOne && callback.name.lowercased().contains("will") {
      if let partner = callback.partner.flatMap(Callback.named) { recorded.insert(partner) }
    }
    let names = Set(recorded.map(\.name))
    let pairs = [["viewWillAppear", "viewDidAppear"], ["viewWillDisappear", "viewDidDisappear"]]
    if pairs.contains(where: names.isSuperset) { recorded.formUnion(pairs.joined().compactMap(Callback.named)) }
    if leavesAppearancesOut(entries) { recorded = recorded.filter { $0.name != "viewDidAppear" } }
    if recorded.contains(where: { $0.owner == .console }) {
      recorded.formUnion(Callback.all.filter { $0.owner == .console })
    }
    return recorded
  }

  /// An `init` or `deinit` shows it, and a view that is loaded once more: since iOS 6 no view is unloaded
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/viewdidunload()), so that another instance loads it.
  private static func severalLives(_ entries: [LogEntry], _ objects: [Int?]) -> Set<Int> {
    var lives: Set<Int> = []
    var loaded: Set<Int> = []
    for (entry, object) in zip(entries, objects) {
      guard let object else { continue }
      switch entry.callback.name {
      case "init", "deinit": lives.insert(object)
      case "viewDidLoad": if !loaded.insert(object).inserted { lives.insert(object) }
      default: break
      }
    }
    return lives
  }

  /// Whether the log never mentions `viewDidAppear` although several controllers come, and tells both halves of how they
  /// go. It must have them come from the start: a cancelled transition looks the same to whoever was there before.
  private static func leavesAppearancesOut(_ entries: [LogEntry]) -> Bool {
    let names = Set(entries.map(\.callback.name))
    guard names.isSuperset(of: ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]),
      !names.contains("viewDidAppear")
    else { return false }
    let appearances = entries.filter { $0.callback.name.hasSuffix("ppear") }
    let objects = Set(appearances.map { $0.object ?? "" })
    return objects.count > 1
      && objects.allSatisfy { object in
        appearances.first { ($0.object ?? "") == object }?.callback.name == "viewWillAppear"
      }
  }

  /// Callbacks that are taken as recorded although none of them occurs.
  var supposed: [String] {
    let present = Set(entries.map(\.callback))
    return recorded.filter { !present.contains($0) && $0.owner != .console }.map(\.name).sorted()
  }
}
