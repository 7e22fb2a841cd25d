import Program
import Subjects

/// The properties that code sets to nil, and the lists that it takes something out of: what they keep may be let go.
///
/// Of what is set on an object of a known class only that class's property is meant: `form.delegate = nil` lets no delegate of
/// a picker go. Where the class is not known, it may be any that the code mentions.
struct ClearedProperties {
  private let index: TypeIndex
  /// By the id of the type that declares the properties: their names.
  private var owned: [Int: Set<String>] = [:]
  /// By the name of a property: the types whose code sets it on an object of which the class is not known.
  private var open: [String: [TypeIndex.Entry]] = [:]
  /// By the id of such a type: the names that its code mentions.
  private var mentioned: [Int: Set<String>] = [:]

  /// Walks the code of every type once; `deinit` does not count: an object that keeps itself never comes to it.
  init(_ index: TypeIndex) {
    self.index = index
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      for function in entry.functions {
        if case .deinitializer = function.kind { continue }
        read(function.body ?? [], function.parameters, of: entry)
      }
      for variable in entry.variables { read(HelperMethods.code(of: variable), [], of: entry) }
    }
  }

  /// Whether the property of that name may be let go by an object of a type.
  func contains(_ name: String, of entry: TypeIndex.Entry) -> Bool {
    let declaring = self.declaring(name, of: entry)
    if declaring.contains(where: { owned[$0.id]?.contains(name) == true }) { return true }
    guard let users = open[name] else { return false }
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let family = Set(lineage.map(\.id))
    let names = Set(lineage.flatMap { [$0.name, $0.declaration.name] + protocols(of: $0) })
    return users.contains { user in
      !family.isDisjoint(with: index.lineage(of: user).map(\.id))
        || mentioned[user.id]?.isDisjoint(with: names) == false
    }
  }

  /// Those that the sources declare.
  private func protocols(of entry: TypeIndex.Entry) -> [String] {
    entry.inherited.filter { index.entry(named: $0, from: entry.file)?.isSubject == true }
  }

  /// The types that declare the property of an object: of a protocol those that conform to it.
  private func declaring(_ name: String, of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    index.implementations(of: entry).compactMap { holder in
      index.lineage(of: holder).first { part in part.variables.contains { $0.name == name } }
    }
  }
}

extension ClearedProperties {
  /// What becomes nil or empty, or loses a part.
  private struct Place {
    let target: Expression
    var losesPart = false
  }

  private mutating func read(_ body: [Statement], _ parameters: [Parameter], of entry: TypeIndex.Entry) {
    let places = Self.places(in: body)
    if places.isEmpty { return }
    let classes = ValueClasses(index: index, type: entry, parameters: parameters, body: body)
    for place in places { note(place, classes, in: entry) }
  }

  private static func places(in body: [Statement]) -> [Place] {
    var found: [Place] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        let place = MethodUses.bare(target)
        if case .subscript_(let list, _) = place.kind, value.isNil {
          found.append(Place(target: MethodUses.bare(list), losesPart: true))
        } else if value.isNil || isEmpty(value) {
          found.append(Place(target: place))
        } else if isFiltered(value) {
          found.append(Place(target: place, losesPart: true))
        }
      case .call(let callee, _):
        guard case .member(let list, let method) = MethodUses.bare(callee).kind, removing.contains(method) else {
          return
        }
        found.append(Place(target: MethodUses.bare(list), losesPart: true))
      default: break
      }
    }
    return found
  }

  private static let removing: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst",
  ]

  /// `listeners.filter { $0 !== other }`
  private static func isFiltered(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind else { return false }
    return CallFinder.baseName(of: MethodUses.bare(callee)) == "filter"
  }

  /// `[]`, `[:]`
  private static func isEmpty(_ value: Expression) -> Bool {
    switch value.kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }

  private mutating func note(_ place: Place, _ classes: ValueClasses, in entry: TypeIndex.Entry) {
    switch place.target.kind {
    case .name(let name): note(place, name, of: entry, in: entry)
    case .member(let base, let name):
      let owner = classes.entry(of: base)
      // What a class of UIKit has is nobody else's.
      if let owner, !owner.isSubject { return }
      note(place, name, of: owner, in: entry)
    default: break
    }
  }

  private mutating func note(_ place: Place, _ name: String, of owner: TypeIndex.Entry?, in entry: TypeIndex.Entry) {
    let declaring = owner.map { self.declaring(name, of: $0) } ?? []
    for holder in declaring {
      let isMeant = !place.losesPart || holder.variables.contains { $0.name == name && $0.isList }
      if isMeant { owned[holder.id, default: []].insert(name) }
    }
    if declaring.isEmpty, !place.losesPart { leaveOpen(name, in: entry) }
  }

  private mutating func leaveOpen(_ name: String, in entry: TypeIndex.Entry) {
    open[name, default: []].append(entry)
    if mentioned[entry.id] != nil { return }
    let signatures = entry.functions.flatMap { [$0.result] + $0.parameters.map(\.type) }.compactMap(\.self)
    mentioned[entry.id] = CallFinder.mentionedNames(in: entry).union(signatures.flatMap(\.mentionedNames))
  }
}
