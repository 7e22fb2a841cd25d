/// What may be symmetric in a model, from how its slots are used: guesses that a proof has to confirm.
///
/// Slots between which values flow, or that are compared, hold values of one sort. A sort is indexing where arrays are
/// read or written at places that it says; it is ordered, and no candidate, where it is computed with.
struct SymmetryCandidates {
  /// What is exchanged together.
  struct Unit: Hashable {
    var arrays: [ElementArray]
    /// Slots that hold elements.
    var references: [Int]

    var count: Int { arrays.map(\.elements.count).max() ?? 0 }
  }

  /// Arrays, each alone or with others that one sort indexes, and the slots of that sort.
  private(set) var units: [Unit] = []
  /// The slots of each sort that indexes nothing.
  private(set) var sorts: [[Int]] = []

  private let slots: Int
  /// Union-find over slots, then arrays.
  private var parents: [Int]
  private var isOrdered: [Bool]
  private var arrays: [ElementArray]
  private var isIndexed: Set<Int> = []
  private var known: [Term: Set<Int>] = [:]

  init(_ model: FlatModel, _ terms: TermModel) {
    slots = model.slots.count
    arrays = Self.arrays(named: model.slots.map(\.name))
    parents = Array(0..<slots + arrays.count)
    isOrdered = Array(repeating: false, count: slots + arrays.count)
    let order = { (access: TermModel.Access) in (access.base, access.stride, access.count, access.index) }
    for access in terms.accesses.sorted(by: { order($0) < order($1) }) { add(access, terms) }
    for term in 0..<terms.pool.count { read(term, terms) }
    for step in terms.steps { for write in step.writes { unify(sources(of: write.value, terms).union([write.slot])) } }
    collect()
  }

  // MARK: Sorts

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  private static let computed = -1

  /// Puts nodes into one sort; with something computed among them it is ordered.
  private mutating func unify(_ nodes: Set<Int>) {
    guard let first = nodes.filter({ $0 != Self.computed }).min() else { return }
    let top = root(first)
    for node in nodes {
      if node == Self.computed {
        isOrdered[top] = true
      } else {
        let other = root(node)
        if other == top { continue }
        parents[other] = top
        isOrdered[top] = isOrdered[top] || isOrdered[other]
      }
    }
  }

  /// The slots that a value may come from; `computed` for what is no copy.
  private mutating func sources(of term: Term, _ terms: TermModel) -> Set<Int> {
    if let known = known[term] { return known }
    var found: Set<Int> = []
    switch terms.pool[term] {
    case .constant: break
    case .slot(let slot): found = [slot]
    case .select(_, let first, let second): found = sources(of: [first, second], terms)
    case .cases(_, let entries): found = sources(of: entries, terms)
    case .choice, .many, .binary, .not: found = [Self.computed]
    }
    known[term] = found
    return found
  }

  private mutating func sources(of list: [Term], _ terms: TermModel) -> Set<Int> {
    list.reduce(into: []) { $0.formUnion(sources(of: $1, terms)) }
  }

  private mutating func read(_ term: Term, _ terms: TermModel) {
    switch terms.pool[term] {
    case .binary(.equal, let left, let right): unify(sources(of: [left, right], terms))
    case .binary(let operation, let left, let right):
      // Whether both or neither of two elements lie below a bound is for the proof to say.
      if operation == .less, terms.pool.known(left) != nil || terms.pool.known(right) != nil { break }
      for side in [left, right] { unify(sources(of: side, terms).union([Self.computed])) }
    case .many(let operation, let parts) where !operation.isTest:
      for part in parts { unify(sources(of: part, terms).union([Self.computed])) }
    case .cases(_, let entries): unify(sources(of: entries, terms))
    case .constant, .slot, .choice, .many, .not, .select: break
    }
  }

  // MARK: Arrays

  /// Slots whose names differ in one index: `name[k]rest`.
  private static func arrays(named names: [String]) -> [ElementArray] {
    var prefixes: [String] = []
    var elements: [String: [Int: [Int]]] = [:]
    for (slot, name) in names.enumerated() {
      guard let open = name.firstIndex(of: "["), let close = name[open...].firstIndex(of: "]"),
        let index = Int(name[name.index(after: open)..<close])
      else { continue }
      let prefix = String(name[..<open])
      if elements[prefix] == nil { prefixes.append(prefix) }
      elements[prefix, default: [:]][index, default: []].append(slot)
    }
    return prefixes.compactMap { prefix in
      let slots = elements[prefix] ?? [:]
      let groups = (0..<slots.count).compactMap { slots[$0] }
      guard groups.count > 1, groups.count == slots.count, Set(groups.map(\.count)).count == 1 else { return nil }
      return ElementArray(elements: groups)
    }
  }

  /// What an index comes from is of the array's sort.
  private mutating func add(_ access: TermModel.Access, _ terms: TermModel) {
    let places = (0..<access.count).map { access.base + $0 * access.stride }
    let known = arrays.firstIndex { array in
      array.elements.count == places.count && zip(array.elements, places).allSatisfy { $0.contains($1) }
    }
    let array = known ?? arrays.count
    if known == nil {
      arrays.append(ElementArray(elements: places.map { [$0] }))
      parents.append(slots + array)
      isOrdered.append(false)
    }
    isIndexed.insert(array)
    unify(sources(of: access.index, terms).union([slots + array]))
  }

  private mutating func collect() {
    var members: [Int: (arrays: [ElementArray], slots: [Int])] = [:]
    for slot in 0..<slots { members[root(slot), default: ([], [])].slots.append(slot) }
    for array in arrays.indices {
      let place = isIndexed.contains(array) ? root(slots + array) : slots + array
      members[place, default: ([], [])].arrays.append(arrays[array])
    }
    for (place, group) in members.sorted(by: { $0.key < $1.key }) where !isOrdered[root(place)] {
      if group.arrays.isEmpty {
        sorts.append(group.slots)
      } else {
        units.append(Unit(arrays: group.arrays, references: group.slots))
      }
    }
  }
}
