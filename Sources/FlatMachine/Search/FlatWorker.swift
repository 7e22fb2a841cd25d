/// Expands packed states on one thread: the interpreter of compiled code and what it works on.
///
/// The hot path of flat models. It allocates nothing per state; every pointer belongs to this object and lives as long.
/// Its slow twin is `FlatReferenceSystem`.
final class FlatWorker<Key: PackedKey>: @unchecked Sendable {
  /// A successor on its way to its shard.
  struct Entry {
    var key: Key
    var parent: UInt32
  }

  let compiled: CompiledModel
  private let steps: Int
  private let inspection: Int
  private let settling: Int
  private let settledLocal: Int
  let code: UnsafeMutablePointer<Instruction>
  let registers: UnsafeMutablePointer<Int>
  /// The slots of the state that is being expanded.
  private let parent: UnsafeMutablePointer<Int>
  /// `nil` where nothing is reduced; then `successor` is of no use.
  let normaliser: StateNormaliser?
  let isReduced: Bool
  /// The slots of a successor while it is normalised.
  private let successor: UnsafeMutablePointer<Int>
  private var tables: PackingTables
  private var parts: UnsafeMutablePointer<PackingTables.Part>
  private var partCount = 0
  private var writes: UnsafeMutablePointer<PackingTables.Write>
  private var starts: UnsafeMutablePointer<Int32>
  /// Successors found in this round, by shard.
  var buffers: [EntryBuffer<Entry>]
  var notes = ExpansionNotes()
  var choices = ChoiceCounter()
  /// How often each event was possible in this round.
  let fired: UnsafeMutablePointer<Int>

  /// Set while one successor is looked for, and none is stored: which, and the event that leads to it.
  var isLooking = false
  var isWanted: (Key) -> Bool = { _ in false }
  var foundEvent: Int?

  init(_ compiled: CompiledModel, _ layout: Layout, _ plan: ReductionPlan) {
    self.compiled = compiled
    normaliser = plan.isEmpty ? nil : StateNormaliser(plan, compiled.model)
    isReduced = !plan.isEmpty
    (steps, inspection, settling) = (compiled.steps, compiled.inspection, compiled.settling)
    settledLocal = compiled.model.settledLocal
    tables = PackingTables(layout, compiled.writes)
    (parts, writes, starts) = tables.pointers
    code = .allocate(capacity: compiled.instructions.count)
    code.initialize(from: compiled.instructions, count: compiled.instructions.count)
    registers = .allocate(capacity: compiled.registers)
    registers.initialize(repeating: 0, count: compiled.registers)
    for (index, value) in compiled.tail.enumerated() { registers[compiled.model.registers + index] = value }
    parent = .allocate(capacity: max(1, compiled.model.slots.count))
    parent.initialize(repeating: 0, count: max(1, compiled.model.slots.count))
    successor = .allocate(capacity: max(1, compiled.model.slots.count))
    fired = .allocate(capacity: max(1, compiled.model.events.count))
    fired.initialize(repeating: 0, count: max(1, compiled.model.events.count))
    buffers = (0..<StateID.shards).map { _ in EntryBuffer() }
    use(layout)
  }

  deinit {
    code.deallocate()
    registers.deallocate()
    parent.deallocate()
    successor.deallocate()
    fired.deallocate()
    for buffer in buffers { buffer.free() }
  }

  /// Packs by another layout from now on.
  func use(_ layout: Layout) {
    tables = PackingTables(layout, compiled.writes)
    (parts, writes, starts) = tables.pointers
    partCount = tables.parts.count
    normaliser?.use(layout)
    for slot in tables.fixed {
      registers[slot.register] = slot.value
      parent[slot.register] = slot.value
    }
  }

  func beginRound() {
    notes = ExpansionNotes()
    fired.update(repeating: 0, count: max(1, compiled.model.events.count))
    for index in buffers.indices { buffers[index].count = 0 }
  }

  /// The values of a packed state's slots.
  func values(of key: Key) -> [Int] {
    unpack(key)
    return (0..<compiled.model.slots.count).map { registers[$0] }
  }

  /// A state packed; `nil`, noted, when a value does not fit.
  func pack(_ values: [Int]) -> Key? {
    for (slot, value) in values.enumerated() { registers[slot] = value }
    var key = Key()
    return pack(0..<tables.slots, from: registers, into: &key) ? key : nil
  }

  @inline(__always)
  private func unpack(_ key: Key) {
    for index in 0..<partCount {
      let part = parts[index]
      let code = Int(truncatingIfNeeded: (key[Int(part.word)] &>> UInt64(part.shift) & part.mask) &<< UInt64(part.from))
      let register = Int(part.register)
      let value = part.isFirst ? part.low &+ code : registers[register] &+ code
      registers[register] = value
      parent[register] = value
    }
  }

  /// Puts the registers of some slots into a key; values that do not fit are noted.
  @inline(__always)
  private func pack(
    _ range: Range<Int>, from registers: UnsafeMutablePointer<Int>, into key: inout Key
  ) -> Bool {
    var fits = true
    for position in range {
      let write = writes[position]
      let value = registers[Int(write.register)]
      let code = UInt(bitPattern: value &- write.low)
      if code >= write.size {
        note(misfit: value, in: Int(write.register))
        fits = false
        continue
      }
      for index in Int(write.firstPart)..<Int(write.firstPart &+ write.parts) {
        let part = parts[index]
        let bits = UInt64(code) &>> UInt64(part.from) & part.mask
        let word = Int(part.word)
        key[word] = key[word] & ~(part.mask &<< UInt64(part.shift)) | bits &<< UInt64(part.shift)
      }
    }
    return fits
  }

  @inline(never)
  private func note(misfit value: Int, in slot: Int) { notes.misfits.append((slot, value)) }

  @inline(__always)
  func pack(event: Int, into key: inout Key) -> Bool {
    pack(Int(starts[event])..<Int(starts[event + 1]), from: registers, into: &key)
  }

  /// Packs the state that stands for the one in the registers, which stay as they are.
  @inline(__always)
  func packNormalised(into key: inout Key) -> Bool {
    successor.update(from: registers, count: tables.slots)
    normaliser?.normalise(successor)
    return pack(0..<tables.slots, from: successor, into: &key)
  }

  /// Gives the slots that an event writes their values before it.
  @inline(__always)
  func undo(event: Int) {
    for index in Int(starts[event])..<Int(starts[event + 1]) {
      let register = Int(writes[index].register)
      registers[register] = parent[register]
    }
  }

  /// Judges a state and finds its successors. Answers whether it is settled, or may lead anywhere because a step was
  /// cut short.
  func expand(_ key: Key, id: UInt32) -> Bool {
    unpack(key)
    notes.state = id
    notes.event = -1
    let cutShort = notes.endless
    run(from: inspection, key, id)
    run(from: settling, key, id)
    let isSettled = registers[settledLocal] != 0
    if isSettled { notes.settled += 1 }
    run(from: steps, key, id)
    return isSettled || notes.endless != cutShort
  }

  /// The first event that leads from one state to another.
  func event(from source: Key, to target: Key) -> Int? {
    firstEvent(from: source) { $0 == target }
  }

  /// The first event that leads from a state to one that is looked for.
  func firstEvent(from source: Key, to isWanted: @escaping (Key) -> Bool) -> Int? {
    unpack(source)
    (self.isWanted, foundEvent, isLooking) = (isWanted, nil, true)
    run(from: steps, source, 0)
    isLooking = false
    notes = ExpansionNotes()
    return foundEvent
  }
}
