/// Keeps bounded what has been seen to grow without end, where the state after a step is written down.
///
/// A number beyond `most` and a longer collection of plain values are taken for unknown. Why `holds` stays true: what is
/// unknown stands for every value, so that each ordering of the app is one of the machine, too. A collection that leads to an
/// object or a function stays as it is: others may hold that, and see what is done to it.
///
/// What an item of a growing list holds of its own kind is taken for unknown, too: what is done to that item by way of the
/// list is not followed. Of other things there is a number beyond which nobody begins anything new. Both are bounds, and the
/// report says so.
/// Tests: `GrowthBoundsTests`.
final class GrowthBounds {
  /// Numbers up to here, and collections of so many elements, are told apart.
  private static let most = 3

  private let machine: Machine
  /// Of globals, and by type id.
  private let globals: [Int]
  private let slots: [[Int]]
  private let isList: [Bool]
  /// How many there may be: of a class by type id, of the function of function values, of the elements of a property.
  private let piles: [GrowingThing: Int]
  private let isCounted: [Bool]
  private var counts: [GrowingThing: Int] = [:]
  /// Where the machine says that nobody begins anything new, and what it says; nil in a program without the machine.
  private let full: (global: Int, value: Word)?

  init?(of growth: Growth, _ machine: Machine) {
    if growth.isEmpty { return nil }
    self.machine = machine
    let program = machine.log.image.program
    var slots: [[Int]] = Array(repeating: [], count: program.types.count)
    var globals: [Int] = []
    var isList = Array(repeating: false, count: program.types.count)
    var isCounted = isList
    for thing in growth.widened {
      switch thing {
      case .number(-1, let slot), .elements(-1, let slot): globals.append(slot)
      case .number(let type, let slot), .elements(let type, let slot): slots[Int(type)].append(slot)
      case .instances(let type): isList[Int(type)] = true
      case .closures: break
      }
    }
    for thing in growth.piles.keys {
      switch thing {
      case .instances(let type): isCounted[Int(type)] = true
      case .elements(let type, _) where type >= 0: isCounted[Int(type)] = true
      case .closures: isCounted[Int(TypeInfo.Builtin.function.rawValue)] = true
      case .elements, .number: break
      }
    }
    (self.slots, self.globals, self.isList, self.isCounted) = (slots, globals, isList, isCounted)
    piles = growth.piles
    full = Self.full(program, machine)
  }

  private static func full(_ program: CompiledProgram, _ machine: Machine) -> (Int, Word)? {
    guard let global = program.globals.firstIndex(where: { $0.name == "pile" }),
      let type = program.types.firstIndex(where: { $0.name == "Limit" && !$0.isSubject }),
      let name = machine.log.image.nameIDs["objects"]
    else { return nil }
    return (global, Word(symbol: name, type: Int32(type)))
  }

  /// Begins a state: its first words are the globals.
  func begin(_ words: UnsafeMutablePointer<UInt64>) {
    counts.removeAll(keepingCapacity: true)
    for global in globals { widen(&words[global]) }
    for case .elements(-1, let slot) in piles.keys {
      count(.elements(type: -1, slot: slot), machine.elementCount(of: Word(bits: words[slot])) ?? 0)
    }
  }

  /// An object or box of a type, as the run has left it.
  func visit(_ type: Int32, _ payload: UnsafeMutablePointer<UInt64>, count words: Int) {
    for slot in slots[Int(type)] { widen(&payload[slot]) }
    if isList[Int(type)] { shorten(type, payload, words) }
    if isCounted[Int(type)] { count(type, payload) }
  }

  /// Ends the state: where there is too much of something, it says that nobody begins anything new.
  func end(_ words: UnsafeMutablePointer<UInt64>) {
    guard let full, piles.contains(where: { counts[$0.key, default: 0] > $0.value }) else { return }
    words[full.global] = full.value.bits
    machine.mark(full.value.symbolName)
  }

  // MARK: Widening

  private func widen(_ bits: inout UInt64) {
    let word = Word(bits: bits)
    let isLarge =
      if word.isInteger {
        abs(word.integer) > Self.most
      } else if word.isDouble {
        abs(word.double) > Double(Self.most)
      } else {
        machine.elementCount(of: word) ?? 0 > Self.most
          && machine.isPlain(word, machine.core.pointee.tables.identities)
      }
    if isLarge { bits = Word(opaque: OpaqueTraits.notNil.rawValue).bits }
  }

  /// What an item of a list holds of its own kind.
  private func shorten(_ type: Int32, _ payload: UnsafeMutablePointer<UInt64>, _ count: Int) {
    for offset in 0..<count {
      let word = Word(bits: payload[offset])
      guard word.isAnyReference, machine.type(at: word.index) == type else { continue }
      payload[offset] = Word(opaque: 0).bits
    }
  }

  // MARK: Counting

  private func count(_ type: Int32, _ payload: UnsafeMutablePointer<UInt64>) {
    if type == TypeInfo.Builtin.function.id {
      let word = Word(bits: payload[0])
      if word.isPlainFunction { count(.closures(function: Int(word.typePayload)), nil) }
      return
    }
    count(.instances(type: type), nil)
    for case .elements(type, let slot) in piles.keys {
      count(.elements(type: type, slot: slot), machine.elementCount(of: Word(bits: payload[slot])) ?? 0)
    }
  }

  /// One more, or the largest so far.
  private func count(_ thing: GrowingThing, _ size: Int?) {
    let known = counts[thing, default: 0]
    counts[thing] = size.map { max(known, $0) } ?? known + 1
  }
}
