import Program
import Subjects

/// The stores from which a page fetches what it shows whenever it appears, and of whose changes it does not hear otherwise.
struct FetchedStores {
  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let methods: OwnMethods

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.index = index
    self.type = type
    methods = OwnMethods(of: type, in: index)
  }

  /// Those that say by their names what they keep, and that the page shows it: others serve everybody.
  var all: Set<Int> {
    let fetching = fetching
    if fetching.isEmpty { return [] }
    let parts = index.lineage(of: type).filter(\.isSubject)
    let bodies = parts.flatMap(HelperMethods.bodies)
    if parts.contains(where: Self.hasResults) || bodies.contains(where: Self.hearsOfChanges) { return [] }
    var found: Set<Int> = []
    for method in fetching {
      let shown = Self.subjects(of: type.name).union(Self.subjects(of: method.name))
      let asked = AskedStores(index, in: method.body ?? [], of: method, type).stores(where: \.isQuestion)
      found.formUnion(asked.filter { !Self.subjects(of: index.entries[$0].name).isDisjoint(with: shown) })
    }
    return bodies.reduce(found) { $0.subtracting(AskedStores(index, in: $1, of: nil, type).told) }
  }

  private static let verbs = ["fetch", "load", "reload", "refresh", "request", "sync", "query", "get"]

  /// The methods of the page that a callback which a sheet does not bring always calls.
  private var fetching: [Function] {
    type.functions.filter { $0.name == "viewWillAppear" || $0.name == "viewDidAppear" }.flatMap { callback in
      (callback.body ?? []).compactMap { statement -> Function? in
        guard case .expression(let value) = statement.kind, case .call(let callee, let arguments) = value.kind,
          let method = methods.method(called: callee, arguments, isLoose: true),
          Self.verbs.contains(where: { SheetChange.begins(method.name, $0) })
        else { return nil }
        return method
      }
    }
  }

  /// What names of stores and pages have in common whatever they keep and show.
  private static let roles: Set<String> = [
    "data", "manager", "store", "service", "model", "view", "controller", "page", "app",
  ]

  /// What a name speaks of, in the singular.
  private static func subjects(of name: String) -> Set<String> {
    let words = CamelCase.words(of: name).subtracting(roles).filter { $0.count > 1 }
    return Set(words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  private static let hearing: Set<String> = [
    "observer", "observe", "observation", "listener", "listen", "publisher", "subscribe", "sink", "bind",
    "notifications",
  ]

  /// Whether code asks to be told of changes, wherever they are made.
  private static func hearsOfChanges(_ body: [Statement]) -> Bool {
    CallFinder.calledNames(in: body).contains { !CamelCase.words(of: $0).isDisjoint(with: hearing) }
  }

  /// Whether a class has Core Data tell it (developer.apple.com, `NSFetchedResultsController`).
  private static func hasResults(_ part: TypeIndex.Entry) -> Bool {
    part.inherited.contains("NSFetchedResultsControllerDelegate")
      || CallFinder.mentionedNames(in: part).contains("NSFetchedResultsController")
  }
}
