/// The configurations in which the runs of one step have made choices.
///
/// A run that comes to a configuration in which an earlier run has chosen is given up: it would only repeat what the
/// runs from there on lead to. So branches whose sides differ in nothing that matters later are not explored twice.
/// Comparison is exact: hashes only find candidates. Where only so many unusual answers are allowed (`RunPass`), the
/// earlier run must have had no more of them: whatever this one may still do, that one may.
///
/// Most configurations of a step differ in where the run stands already (`Machine.sketch`). Of a run that is repeated
/// instead of executed, only the checkpoint is noted (`postpone`) until another run comes to an equal sketch.
///
/// Of the configurations with one sketch the first is kept whole, the others by what tells them from it.
///
/// Invariants: the words of an entry lie in `pile`; the words of a base are whole; `slots` is an open hash table of the last
/// entries with a sketch, plus 1, whose size is a power of two and more than the number of entries.
final class JoinTable {
  /// See `Core.joinNesting`, for the runs of an offer that has been remembered.
  static let nesting = 1

  private struct Entry {
    var sketch: UInt64
    /// The entry before with the same hash of its words, plus 1.
    var before: Int32 = 0
    /// A checkpoint that has been postponed; -1: the words tell.
    var checkpoint: Int32 = -1
    var hash: UInt64 = 0
    /// Unusual answers of the runs that have come here: the least number.
    var answers = 0
    /// Its words, or what tells them from those of its base.
    var words: UnsafePointer<UInt64>?
    /// How many words there are at `words`.
    var kept = 0
    /// The entry with the same sketch whose words are its base (`WordDifferences`); -1: its words are whole.
    var base: Int32 = -1
    /// Where the objects on the path to its checkpoint are.
    var start = 0
    /// How many there are of either; no words equal a negative number of them.
    var count = -1
  }

  /// Words that may be written for a step: 128 MB.
  private static let mostWritten = 1 << 24

  private let machine: Machine
  private let encoder: ConfigurationEncoder
  private var pile = WordPile()
  /// Room for the differences of a configuration.
  private let differences: UnsafeMutablePointer<UInt64>
  private var objects: [Int] = []
  private var entries: [Entry] = []
  private var slots: [Int32]
  /// By the hash of their words: the last entry, plus 1. A loop comes to one sketch again and again.
  private var lastWritten: [UInt64: Int32] = [:]
  private let comparesAnswers: Bool
  private let capacity: Int
  private let arenaWords: Int
  /// Words that may still be taken.
  private var room: Int
  private var postponed = 0

  init(_ machine: Machine, limits: MachineLimits) {
    self.machine = machine
    encoder = ConfigurationEncoder(machine, limits: limits)
    differences = .allocate(capacity: WordDifferences.room(encoder.capacity))
    comparesAnswers = limits.decisions.comparesAnswers
    capacity = limits.joinWords
    arenaWords = limits.arenaWords
    room = capacity
    slots = [Int32](repeating: 0, count: 64)
  }

  deinit { differences.deallocate() }

  /// Whether configurations are noted that have not been written down.
  var hasPostponed: Bool { postponed > 0 }

  /// Forgets everything: a new step begins.
  func clear() {
    if entries.isEmpty { return }
    for index in slots.indices { slots[index] = 0 }
    lastWritten.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    pile.clear()
    objects.removeAll(keepingCapacity: true)
    room = capacity
    postponed = 0
  }

  /// Whether an earlier run of the step was where the machine is now, after no more unusual answers; remembers the place
  /// if not, while there is room. Nothing with its sketch is postponed.
  func isRepeated(after answers: Int) -> Bool {
    countWork(registers: machine.registersInUse)
    let sketch = machine.sketch()
    let isWritten = encoder.encode()
    let hash = isWritten ? self.hash() : 0
    var next = isWritten ? lastWritten[hash] ?? 0 : 0
    while next > 0 {
      let index = Int(next) - 1
      if equals(entries[index], hash) {
        if entries[index].answers <= answers || !comparesAnswers { return true }
        entries[index].answers = answers
        return false
      }
      next = entries[index].before
    }
    guard takeRoom() else { return false }
    guard isWritten else {
      add(Entry(sketch: sketch), at: slot(of: sketch))
      return false
    }
    let slot = slot(of: sketch)
    add(written(sketch, hash, answers: answers, base: base(at: slot)), at: slot)
    lastWritten[hash] = Int32(truncatingIfNeeded: entries.count)
    return false
  }

  /// The entry of the configuration that the encoder has written.
  private func written(_ sketch: UInt64, _ hash: UInt64, answers: Int, base: Int32) -> Entry {
    var entry = Entry(
      sketch: sketch, before: lastWritten[hash] ?? 0, hash: hash, answers: answers, count: encoder.count)
    var words = encoder.words
    if base >= 0 {
      let count = WordDifferences.write(words, against: whole(entries[Int(base)]), into: differences)
      if count < words.count {
        words = UnsafeBufferPointer(start: differences, count: count)
        entry.base = base
      }
    }
    entry.words = pile.append(words)
    entry.kept = words.count
    return entry
  }

  /// What the words of another entry with the sketch of a slot are written against.
  private func base(at slot: Int) -> Int32 {
    guard slots[slot] > 0 else { return -1 }
    let last = entries[Int(slots[slot]) - 1]
    if last.base >= 0 { return last.base }
    return last.words == nil ? -1 : slots[slot] - 1
  }

  private func whole(_ entry: Entry) -> UnsafeBufferPointer<UInt64> {
    UnsafeBufferPointer(start: entry.words, count: entry.kept)
  }

  /// Notes a place of a run that no other run can come to: it is the only one of the step up to there, and those that
  /// begin later begin behind it. False where it has been there before, in a loop: then it is compared.
  func passes(_ sketch: UInt64) -> Bool {
    let slot = slot(of: sketch)
    if slots[slot] > 0 { return false }
    add(Entry(sketch: sketch), at: slot)
    return true
  }

  /// Whether an earlier run of the step was where only the sketch is the same.
  func hasMet(_ sketch: UInt64) -> Bool { slots[slot(of: sketch)] > 0 }

  /// Notes a configuration that no earlier run has the sketch of, while there is room: a checkpoint, and the objects on the
  /// path to it. `registers` are those of the active calls there.
  func postpone(
    _ checkpoint: Int, sketch: UInt64, after answers: Int, registers: Int, objects path: UnsafeBufferPointer<Int>
  ) {
    countWork(registers: registers)
    guard takeRoom() else { return }
    add(
      Entry(
        sketch: sketch, before: 0, checkpoint: Int32(truncatingIfNeeded: checkpoint), answers: answers,
        start: objects.count, count: path.count), at: slot(of: sketch))
    objects.append(contentsOf: path)
    postponed += 1
  }

  /// Writes down what has been postponed, of one sketch or all. `repeatRun` puts the machine at a checkpoint; false when
  /// there is no room for it.
  func settle(_ sketch: UInt64?, _ repeatRun: (Int, UnsafePointer<Int>) -> Bool) {
    if let sketch {
      // Only the first with a sketch is postponed, and the second settles it.
      settle(Int(slots[slot(of: sketch)]) - 1, repeatRun)
    } else {
      for index in entries.indices { settle(index, repeatRun) }
    }
  }

  private func settle(_ index: Int, _ repeatRun: (Int, UnsafePointer<Int>) -> Bool) {
    guard index >= 0, entries[index].checkpoint >= 0 else { return }
    let entry = entries[index]
    let isThere = objects.withUnsafeBufferPointer { objects in
      objects.baseAddress.map { repeatRun(Int(entry.checkpoint), $0 + entry.start) } ?? false
    }
    let isWritten = isThere && encoder.encode()
    let hash = isWritten ? hash() : 0
    // It is the first with its sketch, so it is whole.
    entries[index] =
      isWritten
      ? written(entry.sketch, hash, answers: entry.answers, base: -1)
      : Entry(sketch: entry.sketch, answers: entry.answers)
    if isWritten { lastWritten[hash] = Int32(truncatingIfNeeded: index + 1) }
    postponed -= 1
  }

  /// To compare is work, the more the larger memory is and the deeper calls nest, and counts as much whether the run is
  /// executed or repeated.
  private func countWork(registers: Int) { machine.core.pointee.work += (neededWords + registers) >> 4 }

  /// As many words as the memory that the run started from would have had, if it had been executed.
  private var neededWords: Int {
    machine.core.pointee.stateCount + arenaWords - machine.core.pointee.startLimit + 1
  }

  /// What an entry takes is the same whether it is written down or not, and whether the offers before were executed or
  /// repeated.
  ///
  /// A run that makes far more objects than it began with writes more than that: then what is written counts.
  private func takeRoom() -> Bool {
    let needed = neededWords
    if needed > room || pile.taken > Self.mostWritten { return false }
    room -= needed
    return true
  }

  private func equals(_ entry: Entry, _ hash: UInt64) -> Bool {
    guard entry.hash == hash, entry.count == encoder.count, let words = entry.words else { return false }
    if entry.base >= 0 {
      return WordDifferences.areEqual(encoder.words, whole(entry), against: whole(entries[Int(entry.base)]))
    }
    for index in 0..<encoder.count where words[index] != encoder.output[index] { return false }
    return true
  }

  private func hash() -> UInt64 {
    // Four sums side by side: a processor multiplies the next word before it is done with this one.
    var (first, second) = (0x9E37_79B9_7F4A_7C15 as UInt64, 0xC2B2_AE3D_27D4_EB4F as UInt64)
    var (third, fourth) = (0x1656_67B1_9E37_79F9 as UInt64, 0x27D4_EB2F_1656_67C5 as UInt64)
    var index = 0
    while index + 4 <= encoder.count {
      first = Self.mixed(first, encoder.output[index])
      second = Self.mixed(second, encoder.output[index + 1])
      third = Self.mixed(third, encoder.output[index + 2])
      fourth = Self.mixed(fourth, encoder.output[index + 3])
      index += 4
    }
    while index < encoder.count {
      first = Self.mixed(first, encoder.output[index])
      index += 1
    }
    return Self.mixed(Self.mixed(Self.mixed(first, second), third), fourth)
  }

  @inline(__always) private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0xFF51_AFD7_ED55_8CCD
    return product ^ product >> 32
  }

  /// Where the last entry with a sketch is, or would be.
  private func slot(of sketch: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: sketch) & (slots.count - 1)
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].sketch != sketch { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func add(_ entry: Entry, at slot: Int) {
    entries.append(entry)
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    guard 2 * entries.count > slots.count else { return }
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for index in entries.indices { slots[self.slot(of: entries[index].sketch)] = Int32(truncatingIfNeeded: index + 1) }
  }
}
