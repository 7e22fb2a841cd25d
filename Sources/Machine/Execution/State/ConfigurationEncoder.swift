/// Writes down where a run stands, so that two runs that write the same continue the same way: everything that later
/// instructions can read, with objects numbered by first visit.
///
/// That is: globals; the active calls with the registers that are live; the objects that these reach, strongly or
/// weakly; the violations so far and the last site. Dead objects count only if a `deinit` or a weak reference may show
/// that they are there, then all of them do, in the order of the arena.
///
/// Invariants: `output` has room for `limit` words and one object more; each of the first `known` words of `forward` is no
/// more than `base`, or `base` and the new index plus 1 of an object with identity, which is at most `base + limit`; `known`
/// is at least the size of the arena. The words that are no values (functions, registers, counts) never look like references
/// because they are below 2⁴⁸.
final class ConfigurationEncoder {
  private let machine: Machine
  let output: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  /// What was written.
  var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: output, count: count) }
  /// Words that a configuration takes at most.
  let capacity: Int
  private let limit: Int
  private let decisions: ExecutionDecisions
  private let forward: UnsafeMutablePointer<UInt32>
  /// What the numbers in `forward` are above: those of earlier configurations are not, so nothing has to be cleared. It
  /// starts near its end: every run comes to the configuration after which it begins anew.
  private var base: UInt32
  private var known = 0
  private var weakPlaces: [Int] = []
  private var scanned = 0
  private var isTooLarge = false
  private var cache = RegisterCache()
  private let image: ProgramImage

  init(_ machine: Machine, limits: MachineLimits) {
    self.machine = machine
    image = machine.log.image
    limit = 2 * limits.stateWords
    decisions = limits.decisions
    capacity = limit + limits.arenaWords
    output = .allocate(capacity: capacity)
    forward = .allocate(capacity: limits.arenaWords)
    base = .max - 4 * UInt32(limit)
  }

  deinit {
    output.deallocate()
    forward.deallocate()
    cache.deallocate()
  }

  /// Fills `output[0..<count]`; false when the configuration is too large to be worth it.
  func encode() -> Bool {
    let globals = machine.core.pointee.tables.globalCount
    forgetNumbers()
    output.update(from: machine.arena, count: globals)
    count = globals
    isTooLarge = false
    weakPlaces.removeAll(keepingCapacity: true)
    writeRun()
    for index in 0..<machine.core.pointee.frameCount { writeFrame(index) }
    let roots = count
    scan(0, roots)
    scanned = roots
    scanObjects()
    let deinitializes = lookForDeinitializers()
    if deinitializes.dead || showsDeadObjects() { writeDeadObjects() }
    for place in weakPlaces where !isTooLarge {
      output[place] = Word(weak: visit(Word(bits: output[place]).index)).bits
    }
    if !isTooLarge && deinitializes.several { writeOrder() }
    return !isTooLarge
  }

  private func write(_ word: UInt64) {
    output[count] = word
    count += 1
  }

  private func writeRun() {
    let core = machine.core
    write(UInt64(core.pointee.frameCount))
    write(UInt64(truncatingIfNeeded: core.pointee.lastSite + 1))
    write(UInt64(core.pointee.offerCount))
    write(UInt64(core.pointee.offerMode == .execute ? 1 : 0))
    if decisions.comparesViolations {
      for violation in machine.log.violations { write(UInt64(violation) + 1) }
    }
    write(0)
  }

  private func writeFrame(_ index: Int) {
    let frame = machine.core.pointee.frames + index
    let isInnermost = index == machine.core.pointee.frameCount - 1
    // The callee knows whether the caller's result register is going to be written, and whether its instruction is still
    // to execute.
    let callee = machine.core.pointee.frames + (isInnermost ? index : index + 1)
    let isBefore = isInnermost || callee.pointee.kind == .initialValues || callee.pointee.kind == .firstUse
    let hasResult = !isBefore && callee.pointee.kind == .plain
    let registers = live(frame, isBefore: isBefore, result: hasResult ? callee.pointee.resultRegister : .max)
    guard count + registers.count + 4 < limit else {
      isTooLarge = true
      return
    }
    write(UInt64(UInt32(frame.pointee.function)) << 20 | UInt64(UInt32(frame.pointee.pc)))
    write(UInt64(UInt32(bitPattern: frame.pointee.target)) << 8 | UInt64(frame.pointee.kind.code))
    write(
      UInt64(frame.pointee.resultRegister) << 32 | UInt64(frame.pointee.receiverRegister) << 16
        | UInt64(frame.pointee.argumentRegister))
    write(frame.pointee.closure.bits)
    let base = machine.core.pointee.registers + Int(frame.pointee.base)
    if decisions.comparesRegisters {
      for register in registers { write(base[Int(register)].bits) }
    }
  }

  private func live(
    _ frame: UnsafeMutablePointer<Frame>, isBefore: Bool, result: UInt16
  ) -> UnsafeBufferPointer<UInt16> {
    let site = UInt64(UInt32(frame.pointee.function)) << 20 | UInt64(UInt32(frame.pointee.pc))
    let key = site << 17 | UInt64(result) << 1 | (isBefore ? 1 : 0)
    if let known = cache[key] { return known }
    let flow = image.liveness.of(frame.pointee.function, in: image.program)
    let pc = Int(frame.pointee.pc)
    let registers = isBefore ? flow.registers(before: pc) : flow.registers(afterCall: pc, result: result)
    return cache.insert(registers, key)
  }

  private func scan(_ start: Int, _ end: Int) {
    for place in start..<end {
      let word = Word(bits: output[place])
      if word.isReference {
        output[place] = Word(reference: visit(word.index)).bits
      } else if word.isWeak {
        weakPlaces.append(place)
      }
    }
  }

  private func scanObjects() {
    while scanned < count && !isTooLarge {
      let end = scanned + 1 + Header.count(output[scanned])
      scan(scanned + 1, end)
      scanned = end
    }
  }

  @inline(__always) private func isVisited(_ old: Int) -> Bool { forward[old] > base }

  /// Takes all objects for new.
  private func forgetNumbers() {
    let count = machine.core.pointee.arenaCount
    if count > known {
      (forward + known).initialize(repeating: 0, count: count - known)
      known = count
    }
    if !decisions.forgetsNumbers { return }
    if base <= .max - 2 * UInt32(limit) {
      base += UInt32(limit)
    } else {
      base = 0
      forward.update(repeating: 0, count: known)
    }
  }

  private func visit(_ old: Int) -> Int {
    if isVisited(old) { return Int(forward[old] - base) - 1 }
    let header = machine.arena[old]
    let words = Header.count(header) + 1
    let new = count
    guard new + words < limit else {
      isTooLarge = true
      return 0
    }
    if machine.core.pointee.tables.identities[Int(Header.type(header))] {
      forward[old] = base + UInt32(truncatingIfNeeded: new + 1)
    }
    (output + new).update(from: machine.arena + old, count: words)
    count = new + words
    return new
  }

  /// Whether two or more `deinit`s may run, so that their order can matter, and whether one of a dead object may.
  private func lookForDeinitializers() -> (several: Bool, dead: Bool) {
    let tables = machine.core.pointee.tables
    guard tables.hasDeinitializers else { return (false, false) }
    var (found, dead) = (0, false)
    var index = tables.globalCount
    let end = machine.core.pointee.arenaCount
    while index < end && !(found > 1 && dead) {
      if machine.mayDeinitialize(index) {
        found += 1
        dead = dead || !isVisited(index)
      }
      index += 1 + Header.count(machine.arena[index])
    }
    return (found > 1, dead)
  }

  /// Whether a weak reference refers to an object that nothing else reaches.
  private func showsDeadObjects() -> Bool { weakPlaces.contains { !isVisited(Word(bits: output[$0]).index) } }

  /// Weak references of what is written may show further dead objects.
  private func writeDeadObjects() {
    var isGrowing = true
    while isGrowing && !isTooLarge {
      let noticed = noticedObjects()
      for index in noticed.sorted() where !isVisited(index) && !isTooLarge { _ = visit(index) }
      scanObjects()
      isGrowing = showsDeadObjects()
    }
  }

  /// Dead objects whose death shows, by a `deinit` or a weak reference, and those that may keep them alive because they
  /// hold them, possibly in a cycle. What becomes of the others changes nothing.
  private func noticedObjects() -> Set<Int> {
    var noticed = Set(weakPlaces.map { Word(bits: output[$0]).index }.filter { !isVisited($0) })
    if machine.core.pointee.tables.hasDeinitializers {
      forEachDeadObject { if machine.mayDeinitialize($0) { noticed.insert($0) } }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      forEachDeadObject { index in
        guard !noticed.contains(index), holds(noticed, index) else { return }
        noticed.insert(index)
        isGrowing = true
      }
    }
    return noticed
  }

  /// Whether an object or a box holds one of the objects, directly or in boxes.
  private func holds(_ objects: Set<Int>, _ index: Int) -> Bool {
    for offset in 0..<machine.count(at: index) {
      let word = machine.load(index, offset)
      guard word.isReference else { continue }
      if machine.isIdentity(word) ? objects.contains(word.index) : holds(objects, word.index) { return true }
    }
    return false
  }

  /// The order of the arena, which the order of `deinit`s follows.
  private func writeOrder() {
    let tables = machine.core.pointee.tables
    var index = tables.globalCount
    while index < machine.core.pointee.arenaCount {
      if isVisited(index) {
        guard count < limit else {
          isTooLarge = true
          return
        }
        write(UInt64(forward[index] - base))
      }
      index += 1 + Header.count(machine.arena[index])
    }
  }

  private func forEachDeadObject(_ body: (Int) -> Void) {
    let tables = machine.core.pointee.tables
    var index = tables.globalCount
    while index < machine.core.pointee.arenaCount {
      let header = machine.arena[index]
      if !isVisited(index) && tables.identities[Int(Header.type(header))] { body(index) }
      index += 1 + Header.count(header)
    }
  }
}

extension Frame.Kind {
  fileprivate var code: UInt8 {
    switch self {
    case .plain: 0
    case .boundary: 1
    case .setter: 2
    case .initialValues: 3
    case .firstUse: 4
    }
  }
}
