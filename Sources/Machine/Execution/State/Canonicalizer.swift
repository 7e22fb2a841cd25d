/// Turns the arena after a run into the canonical form of its state.
///
/// A copying traversal from the globals, breadth first in field order: objects with identity are numbered by first
/// visit, boxes are copied at each reference. Then weak references are resolved: to objects that are there, to objects
/// that only a leaked cycle keeps alive (these are kept, see `DeadObjects.swift`), otherwise to nil.
///
/// References are written without saying where things are (`RelativeReferences`).
///
/// Two arenas have the same canonical form exactly when a bijection of their live objects maps one onto the other;
/// `ReferenceCanonicalizer` says the same in plain Swift.
///
/// Invariants: `output` has room for `outputLimit` words and one object more; `forward[0..<arenaCount]` is 0 for objects
/// not visited, `Canonicalizer.liveBox` for boxes visited, else the new index plus 1; `weakPlaces[0..<weakCount]` are
/// the places in `output` that hold weak words with old indices,
/// `weakHolders[…]` the headers of the objects that they are in.
final class Canonicalizer {
  let machine: Machine
  let output: UnsafeMutablePointer<UInt64>
  private(set) var outputCount = 0
  private let outputLimit: Int
  private let bounds: GrowthBounds?
  let forward: UnsafeMutablePointer<UInt32>
  private let weakPlaces: UnsafeMutablePointer<UInt32>
  private let weakHolders: UnsafeMutablePointer<UInt32>
  private var weakCount = 0
  private var scanned = 0
  /// Per arena index: strong references from other dead objects, see `DeadObjects.swift`.
  let degrees: UnsafeMutablePointer<UInt32>
  var work: [Int] = []
  var releaseStack: [(index: Int, next: Int)] = []
  /// Dead objects whose `deinit` is to run, in order.
  var dying: [Int] = []

  static let liveBox = UInt32.max
  /// A degree that says: released, or never counted.
  static let released = UInt32.max

  init(_ machine: Machine, limits: MachineLimits) {
    self.machine = machine
    outputLimit = limits.stateWords
    bounds = GrowthBounds(of: limits.growth, machine)
    let arenaLimit = max(limits.arenaWords, 2 * limits.stateWords)
    output = .allocate(capacity: limits.stateWords + arenaLimit)
    forward = .allocate(capacity: arenaLimit)
    degrees = .allocate(capacity: arenaLimit)
    weakPlaces = .allocate(capacity: limits.stateWords + 1)
    weakHolders = .allocate(capacity: limits.stateWords + 1)
  }

  deinit {
    output.deallocate()
    forward.deallocate()
    degrees.deallocate()
    weakPlaces.deallocate()
    weakHolders.deallocate()
  }

  /// The canonical state in `output[0..<outputCount]` after running all `deinit`s that are due. Nil when the run has
  /// stopped otherwise (a `deinit` crashed, a bound was met).
  func canonicalize() -> UnsafeBufferPointer<UInt64>? {
    for _ in 0..<64 {
      traceStrong()
      guard machine.isRunning else { return nil }
      let isAnalysed = needsAnalysis()
      if isAnalysed {
        findDying()
        if !dying.isEmpty {
          runDeinitializers()
          guard machine.isRunning else { return nil }
          continue
        }
      }
      resolveWeak(isAnalysed: isAnalysed)
      bounds?.end(output)
      return machine.isRunning ? UnsafeBufferPointer(start: output, count: outputCount) : nil
    }
    machine.exhaust(.fuel)
    return nil
  }

  /// Copies what the globals hold strongly.
  private func traceStrong() {
    let globals = machine.core.pointee.tables.globalCount
    forward.update(repeating: 0, count: machine.core.pointee.arenaCount)
    output.update(from: machine.arena, count: globals)
    bounds?.begin(output)
    outputCount = globals
    weakCount = 0
    scan(0, globals, holder: 0)
    scanned = globals
    scanObjects()
  }

  /// Visits the payloads of the objects in `output` from `scanned` on.
  private func scanObjects() {
    while scanned < outputCount && machine.isRunning {
      let end = scanned + 1 + Header.count(output[scanned])
      scan(scanned + 1, end, holder: scanned)
      scanned = end
    }
  }

  @inline(__always) private func scan(_ start: Int, _ end: Int, holder: Int) {
    var place = start
    while place < end {
      let word = Word(bits: output[place])
      if word.isAnyReference {
        if word.isReference {
          let end = outputCount
          let target = visit(word.index)
          output[place] =
            target == end
            ? RelativeReferences.nextWord
            : RelativeReferences.word(tag: Word.referenceTag, from: holder, to: target)
        } else {
          weakPlaces[weakCount] = UInt32(truncatingIfNeeded: place)
          weakHolders[weakCount] = UInt32(truncatingIfNeeded: holder)
          weakCount += 1
        }
      }
      place += 1
    }
  }

  /// The new index of an object, which is copied unless it has identity and is there already.
  @inline(__always) private func visit(_ old: Int) -> Int {
    let known = forward[old]
    if known != 0 && known != Canonicalizer.liveBox { return Int(known) - 1 }
    let header = machine.arena[old] & ~Header.deinitialized
    let count = Header.count(header)
    let new = outputCount
    guard new + count < outputLimit else {
      machine.exhaust(.stateSize)
      return 0
    }
    let isIdentity = machine.core.pointee.tables.identities[Int(Header.type(header))]
    forward[old] = isIdentity ? UInt32(truncatingIfNeeded: new + 1) : Canonicalizer.liveBox
    output[new] = header
    let source = machine.arena + old
    var offset = 1
    while offset <= count {
      output[new + offset] = source[offset]
      offset += 1
    }
    bounds?.visit(Header.type(header), output + (new + 1), count: count)
    outputCount = new + count + 1
    return new
  }

  /// Whether which objects are dead can matter: a `deinit` may be due or a weak reference sees one.
  private func needsAnalysis() -> Bool {
    for index in 0..<weakCount where forward[Word(bits: output[Int(weakPlaces[index])]).index] == 0 { return true }
    guard machine.core.pointee.tables.hasDeinitializers else { return false }
    var index = machine.core.pointee.tables.globalCount
    while index < machine.core.pointee.arenaCount {
      if forward[index] == 0 && machine.mayDeinitialize(index) { return true }
      index += 1 + machine.count(at: index)
    }
    return false
  }

  /// Weak references to what is there become weak references to its copy, those to leaked objects keep them.
  private func resolveWeak(isAnalysed: Bool) {
    let firstKept = outputCount
    var index = 0
    while index < weakCount && machine.isRunning {
      let place = Int(weakPlaces[index])
      let holder = Int(weakHolders[index])
      index += 1
      let old = Word(bits: output[place]).index
      let known = forward[old]
      if known != 0 && known != Canonicalizer.liveBox {
        output[place] = RelativeReferences.word(tag: Word.weakTag, from: holder, to: Int(known) - 1)
      } else if isAnalysed && degrees[old] != Canonicalizer.released {
        output[place] = RelativeReferences.word(tag: Word.weakTag, from: holder, to: visit(old))
        scanObjects()
      } else {
        output[place] = Word.nil.bits
      }
    }
    if outputCount > firstKept { markHeldByLeaks(firstKept) }
  }
}
