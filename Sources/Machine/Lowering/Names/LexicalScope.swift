import Program

/// Where a name stands: what it can mean depends on the file, the types around it and local declarations.
struct LexicalScope {
  /// Index into `program.files`.
  var file: Int
  /// The innermost type, -1 at file level.
  var type = -1
  /// An extension stands at file level: what encloses the type that it extends is not around it.
  var isExtension = false
  /// Type parameters of the functions around.
  var generics: Set<String> = []
  /// Types declared in the functions around, innermost wins.
  var localTypes: [String: Int] = [:]
  /// How many aliases have led here: so that those that lead to themselves come to an end.
  fileprivate var aliases = 0

  init(file: Int, type: Int = -1) {
    self.file = file
    self.type = type
  }

  /// Where the name behind the name of a module is looked for.
  fileprivate var outermost: LexicalScope {
    var scope = LexicalScope(file: file)
    scope.aliases = aliases
    return scope
  }

  func adding(generics names: [String]) -> LexicalScope {
    guard !names.isEmpty else { return self }
    var scope = self
    scope.generics.formUnion(names)
    return scope
  }
}

extension LoweringContext {
  /// How near a declaration is to a file: the same file, the same folder, the same target, the same side, the formal
  /// machine; nil when it is hidden.
  func rank(of file: Int, access: Attributes.Access, from user: Int) -> Int? {
    let home = files[file]
    let place = files[user]
    if home.privateScope == place.privateScope { return home.seesSubjects == place.seesSubjects ? 0 : 1 }
    if access == .private || access == .fileprivate { return nil }
    if home.seesSubjects != place.seesSubjects { return home.seesSubjects ? nil : Int.max - 1 }
    return 2 + targets.distance(from: place.privateScope, to: home.privateScope)
  }

  /// The nearest of some declarations, the first one among equals.
  func nearest<Item>(_ items: [Item], from user: Int, _ place: (Item) -> (file: Int, access: Attributes.Access))
    -> Item?
  {
    var best: (rank: Int, item: Item)?
    for item in items {
      let (file, access) = place(item)
      guard let rank = rank(of: file, access: access, from: user) else { continue }
      if rank < best?.rank ?? Int.max { best = (rank, item) }
    }
    return best?.item
  }

  /// The type that a dotted path names, nil when no file declares it or it is a type parameter.
  func type(named path: String, in scope: LexicalScope) -> Int? {
    if case .type(let id)? = meaning(ofType: path, in: scope) { return id }
    return nil
  }

  /// What a dotted type name stands for.
  enum TypeMeaning {
    case type(Int)
    case alias(TypeReference, LexicalScope)
    case parameter
  }

  func meaning(ofType path: String, in scope: LexicalScope) -> TypeMeaning? {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return meaning(ofFirst: path, in: scope) }
    var names = path.split(separator: ".").map(String.init)
    var start = scope
    // `typealias Result = Swift.Result<Int, Error>`, in a type: what stands behind the module is not the alias itself.
    if names.count > 1, StandardTypes.modules.contains(names[0]), meaning(ofFirst: names[0], in: scope) == nil {
      names.removeFirst()
      start = scope.outermost
    }
    guard let first = names.first, var current = meaning(ofFirst: first, in: start) else { return nil }
    for name in names.dropFirst() {
      if case .parameter = current { return .parameter }
      guard case .type(let outer) = current else { return nil }
      guard let inner = member(type: name, of: outer, aliases: scope.aliases) else { return nil }
      current = inner
    }
    return current
  }

  /// Nobody writes longer chains of aliases.
  private static let mostAliases = 16

  private func meaning(ofFirst name: String, in scope: LexicalScope) -> TypeMeaning? {
    guard scope.aliases < Self.mostAliases else { return nil }
    if scope.generics.contains(name) { return .parameter }
    if let local = scope.localTypes[name] { return .type(local) }
    var outer = scope.type
    if name == "Self", outer >= 0 { return .type(outer) }
    while outer >= 0 {
      if types[outer].generics.contains(name) { return .parameter }
      let isAround = outer == scope.type || !scope.isExtension
      if isAround, let found = member(type: name, of: outer, aliases: scope.aliases) { return found }
      if types[outer].outer < 0, types[outer].name == name { return .type(outer) }
      outer = types[outer].outer
    }
    if let id = nearest(topTypes[name] ?? [], from: scope.file, { (types[$0].file, types[$0].access) }) {
      return .type(id)
    }
    if let alias = nearest(topAliases[name] ?? [], from: scope.file, { ($0.file, $0.access) }) {
      return resolve(alias, of: -1, aliases: scope.aliases)
    }
    return standardTypes[name].map { .type($0) }
  }

  /// A nested type or alias of a type, its superclasses and protocols.
  private func member(type name: String, of outer: Int, aliases: Int) -> TypeMeaning? {
    var current = outer
    while current >= 0 {
      let record = types[current]
      if let nested = record.nested[name] { return .type(nested) }
      if let alias = record.aliases[name] { return resolve(alias, of: current, aliases: aliases) }
      for id in record.protocols {
        if types[id].generics.contains(name) { return .parameter }
        if let nested = types[id].nested[name] { return .type(nested) }
        if let alias = types[id].aliases[name] { return resolve(alias, of: id, aliases: aliases) }
      }
      current = record.superclass
    }
    return nil
  }

  private func resolve(_ alias: AliasRecord, of type: Int, aliases: Int) -> TypeMeaning {
    var scope = LexicalScope(file: alias.file, type: type)
    scope.aliases = aliases + 1
    guard case .named(let path, let arguments) = alias.type, arguments.isEmpty else { return .alias(alias.type, scope) }
    return meaning(ofType: path, in: scope) ?? .alias(alias.type, scope)
  }
}
