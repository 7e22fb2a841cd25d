import Program

/// How the sources show the controllers that they make.
package struct Makers {
  private var presented: Set<Int> = []
  private var pushed: Set<Int> = []
  private var made: Set<Int> = []
  /// Those that are made where an object or a page sets itself up, and for a property.
  private var lasting: Set<Int> = []

  /// Walks the code of every type once.
  package init(_ index: TypeIndex) {
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        let names = Self.madeNames(in: body)
        if names.isEmpty { continue }
        let types = names.compactMap { index.entry(mentioned: $0, in: user) }
          .filter { $0.isSubject && $0.id != user.id }.map(\.id)
        made.formUnion(types)
        if CallFinder.calls("present", labelled: "animated", in: body) { presented.formUnion(types) }
        if CallFinder.calls("pushViewController", labelled: "animated", in: body) { pushed.formUnion(types) }
      }
      for body in Self.settingUp(user) {
        lasting.formUnion(Self.madeNames(in: body).compactMap { index.entry(mentioned: $0, in: user)?.id })
      }
    }
  }

  /// What runs once for an object, and what answers one that it has made.
  private static func settingUp(_ user: TypeIndex.Entry) -> [[Statement]] {
    let functions = user.functions.filter { function in
      guard case .function = function.kind else { return true }
      return function.result != nil || once.contains(where: function.fullName.hasPrefix)
    }
    return functions.compactMap(\.body) + user.variables.map(HelperMethods.code)
  }

  private static let once = [
    "viewDidLoad(", "loadView(", "awakeFromNib(", "application(_:didFinishLaunching", "scene(_:willConnectTo",
  ]

  /// Whether each object of the class is made in a method that may run again, and answers nothing: one for each time.
  package func makeForEach(_ entry: TypeIndex.Entry) -> Bool {
    made.contains(entry.id) && !lasting.contains(entry.id)
  }

  /// Whether all code that makes the class presents it; of a public one that no code makes a client may.
  package func showPresented(_ entry: TypeIndex.Entry) -> Bool {
    if !made.contains(entry.id) { return [.public, .open].contains(entry.declaration.attributes.access) }
    return presented.contains(entry.id) && !pushed.contains(entry.id)
  }

  /// The names of the types that code makes objects of.
  package static func madeNames(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      if let name = madeName(by: expression) { names.insert(name) }
    }
    return names
  }

  /// The name of the type that the expression itself makes an object of.
  package static func madeName(by expression: Expression) -> String? {
    switch expression.kind {
    case .call(let callee, _):
      guard let name = CallFinder.baseName(of: callee), name.first?.isUppercase == true else { return nil }
      return name
    case .cast(let value, .named(let name, _), _) where isInstantiated(value): return name
    default: return nil
    }
  }

  /// What a storyboard makes (developer.apple.com, `UIStoryboard.instantiateViewController(withIdentifier:)`: cast to its class).
  package static func isInstantiated(_ value: Expression) -> Bool {
    switch value.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isInstantiated(inner)
    case .call(let callee, _): return CallFinder.baseName(of: callee)?.hasPrefix("instantiate") == true
    default: return false
    }
  }
}
