/// What keeps an object in memory.
extension StateReader {
  /// A strong reference on the way to an object; arrays, optionals and other values on the way are passed over.
  package enum Link: Sendable, Hashable {
    case global(String)
    /// A stored property of an object of a type, by number.
    case property(type: Int, name: String)
    /// What a closure has captured, by the number of its function.
    case closure(function: Int)
  }

  /// The shortest way of strong references to an object: from a global, or, where none leads to it, from the object round to itself.
  /// Empty where nothing holds it. O(state).
  package func holders(of value: Value) -> [Link] {
    guard let target = value.object else { return [] }
    let references = References(self)
    return references.way(from: references.roots, to: target) ?? references.way(from: [target], to: target) ?? []
  }
}

/// Who refers to whom, strongly.
private struct References {
  private struct Reference {
    var target: Int
    var slot: Int
  }

  private static let root = -1
  private let state: StateReader
  /// By the place of an object, in order.
  private var byObject: [Int: [Reference]] = [:]

  /// Globals are the references of one.
  let roots = [Self.root]

  init(_ state: StateReader) {
    self.state = state
    var all: [Int: [Reference]] = [:]
    state.forEachField { type, slot, place in
      let word = Word(bits: state.words[place])
      guard word.isReference else { return }
      all[type < 0 ? Self.root : place - 1 - slot, default: []].append(Reference(target: word.index, slot: slot))
    }
    byObject = all
  }

  /// Breadth first; `nil` where there is none.
  func way(from sources: [Int], to target: Int) -> [StateReader.Link]? {
    var origin: [Int: (object: Int, slot: Int)] = [:]
    var queue = sources
    var next = 0
    while next < queue.count {
      let object = queue[next]
      next += 1
      for reference in byObject[object] ?? [] where origin[reference.target] == nil {
        origin[reference.target] = (object, reference.slot)
        if reference.target == target { return links(to: target, by: origin, from: Set(sources)) }
        queue.append(reference.target)
      }
    }
    return nil
  }

  private func links(
    to target: Int, by origin: [Int: (object: Int, slot: Int)], from sources: Set<Int>
  ) -> [StateReader.Link] {
    var links: [StateReader.Link] = []
    var current = target
    repeat {
      guard let (object, slot) = origin[current] else { break }
      if let link = link(object, slot) { links.append(link) }
      current = object
    } while !sources.contains(current)
    return links.reversed()
  }

  private func link(_ object: Int, _ slot: Int) -> StateReader.Link? {
    let program = state.image.program
    if object == Self.root { return .global(program.globals[slot].name) }
    let number = Header.type(state.words[object])
    if TypeInfo.Builtin(rawValue: number) == .function {
      let function = Word(bits: state.words[object + 1])
      return function.isPlainFunction ? .closure(function: Int(function.typePayload)) : nil
    }
    let type = program.types[Int(number)]
    guard type.kind == .class, type.slots.indices.contains(slot) else { return nil }
    return .property(type: Int(number), name: program.names[Int(type.slots[slot].name)])
  }
}
