import Testing

@testable import Machine

/// The canonical form is the same for equal heaps, different for others, and the slow twin agrees.
@Suite struct CanonicalizerTests {
  @Test func agreesWithTheReferenceOnRandomHeaps() {
    let bench = CanonicalizerBench()
    var random = SplitMix(seed: 1)
    for size in 0..<400 {
      let heap = RandomHeap(objects: size % 23, random: &random)
      let words = heap.words(order: Array(0..<heap.objects.count))
      let form = bench.canonical(words)
      #expect(bench.decoded(form) == bench.reference(words))
      #expect(form == bench.canonical(bench.decoded(form)), "idempotent")
      var order = Array(0..<heap.objects.count)
      random.shuffle(&order)
      #expect(form == bench.canonical(heap.words(order: order)), "independent of allocation order")
    }
  }

  @Test func tellsDifferentHeapsApart() {
    let bench = CanonicalizerBench()
    var random = SplitMix(seed: 7)
    var forms: [[UInt64]: [UInt64]] = [:]
    for _ in 0..<300 {
      let heap = RandomHeap(objects: 4, random: &random)
      let words = heap.words(order: Array(0..<heap.objects.count))
      let form = bench.canonical(words)
      let twin = bench.reference(words)
      if let other = forms[form] { #expect(other == twin) }
      forms[form] = twin
    }
    #expect(Set(forms.values).count == forms.count)
  }

  /// Objects that come before others in the state do not show in how these are written.
  @Test func referencesDoNotSayWhereThingsAre() {
    let bench = CanonicalizerBench()
    var random = SplitMix(seed: 11)
    for size in 1..<200 {
      let heap = RandomHeap(objects: size % 19, random: &random)
      var longer = heap
      longer.objects.append((TypeInfo.Builtin.array.rawValue, (0..<5).map { .value(Word(small: $0)) }, false))
      var shorter = longer
      longer.globals[0] = .strong(heap.objects.count)
      shorter.globals[0] = .strong(heap.objects.count)
      shorter.objects[heap.objects.count].slots.removeLast(3)
      let order = Array(0...heap.objects.count)
      let (long, short) = (bench.canonical(longer.words(order: order)), bench.canonical(shorter.words(order: order)))
      // The array comes first; what follows it is the same, but for references of globals beyond it.
      let rest = CanonicalizerBench.globals + 1
      #expect(long.dropFirst(rest + 5) == short.dropFirst(rest + 2))
    }
  }

  @Test func statesHaveABound() {
    var limits = MachineLimits()
    limits.stateWords = 20
    let bench = CanonicalizerBench(limits: limits)
    var words = [Word(reference: 3).bits, Word.nil.bits, Word.nil.bits]
    words.append(Header.make(type: TypeInfo.Builtin.array.rawValue, count: 30))
    words += Array(repeating: Word(true).bits, count: 30)
    #expect(bench.canonical(words) == [])
    #expect(bench.workspace.core.pointee.exhaustion == .stateSize)
  }
}

/// A program without functions, for its types: class `Node` with three slots, struct `Pair` with two.
struct CanonicalizerBench {
  let workspace: Workspace
  static let node = Int32(TypeInfo.Builtin.allCases.count)
  static let pair = node + 1
  static let globals = 3

  init(limits: MachineLimits = MachineLimits()) {
    var program = CompiledProgram()
    program.names = ["a", "b", "c"]
    program.types = TypeInfo.Builtin.allCases.map { TypeInfo(name: "\($0)", kind: .builtin) }
    program.types.append(
      TypeInfo(name: "Node", kind: .class, slots: (0..<3).map { TypeInfo.Slot(name: $0, isWeak: false) }))
    program.types.append(
      TypeInfo(name: "Pair", kind: .struct, slots: (0..<2).map { TypeInfo.Slot(name: $0, isWeak: false) }))
    // Nothing has a member.
    program.members = BlockTable(rows: 2 * program.types.count, columns: program.names.count)
    program.dispatch = BlockTable(rows: 2 * program.types.count)
    program.globals = (0..<CanonicalizerBench.globals).map { Global(name: "g\($0)", initializer: -1) }
    workspace = Workspace(ProgramImage(sound: program), limits: limits, fixed: [:], properties: PropertyTable())
  }

  func canonical(_ words: [UInt64]) -> [UInt64] {
    words.withUnsafeBufferPointer { workspace.load($0) }
    return workspace.finish().map(Array.init) ?? []
  }

  /// A canonical form with the indices of headers as references.
  func decoded(_ form: [UInt64]) -> [UInt64] {
    RelativeReferences.decoded(form, globals: CanonicalizerBench.globals)
  }

  func reference(_ words: [UInt64]) -> [UInt64] {
    let tables = workspace.image.tables
    return ReferenceCanonicalizer(words: words, globalCount: CanonicalizerBench.globals) {
      tables.types[Int($0)].isIdentity
    }.canonicalForm()
  }
}

/// Nodes, cells and immutable boxes that refer to each other at random; boxes only to nodes and earlier boxes.
struct RandomHeap {
  enum Slot {
    case value(Word)
    case strong(Int)
    case weak(Int)
  }

  var globals: [Slot] = []
  var objects: [(type: Int32, slots: [Slot], isHeld: Bool)] = []

  init(objects count: Int, random: inout SplitMix) {
    let types = (0..<count).map { _ in random.next(4) }
    let identities = types.indices.filter { types[$0] < 2 }
    for index in 0..<count {
      let boxes = types.indices.filter { $0 < index && types[$0] >= 2 }
      let slots: Int
      switch types[index] {
      case 0: slots = 3
      case 1: slots = 1
      case 2: slots = 2
      default: slots = random.next(4)
      }
      let type = [
        CanonicalizerBench.node, TypeInfo.Builtin.cell.rawValue, CanonicalizerBench.pair,
        TypeInfo.Builtin.array.rawValue,
      ][types[index]]
      let isHeld = types[index] == 0 && random.next(20) == 0
      objects.append((type, (0..<slots).map { _ in RandomHeap.slot(identities, boxes, &random) }, isHeld))
    }
    let boxes = types.indices.filter { types[$0] >= 2 }
    globals = (0..<CanonicalizerBench.globals).map { _ in RandomHeap.slot(identities, boxes, &random) }
  }

  private static func slot(_ identities: [Int], _ boxes: [Int], _ random: inout SplitMix) -> Slot {
    switch random.next(6) {
    case 0, 1: if !identities.isEmpty { return .strong(identities[random.next(identities.count)]) }
    case 2: if !identities.isEmpty { return .weak(identities[random.next(identities.count)]) }
    case 3: if !boxes.isEmpty { return .strong(boxes[random.next(boxes.count)]) }
    default: break
    }
    return .value([.nil, .true, .uninitialized, Word(small: 3), Word(2.5), Word(opaque: 3)][random.next(6)])
  }

  /// The arena with the objects in an order.
  func words(order: [Int]) -> [UInt64] {
    var places: [Int: Int] = [:]
    var end = globals.count
    for index in order {
      places[index] = end
      end += 1 + objects[index].slots.count
    }
    func word(_ slot: Slot) -> UInt64 {
      switch slot {
      case .value(let word): word.bits
      case .strong(let index): Word(reference: places[index] ?? 0).bits
      case .weak(let index): Word(weak: places[index] ?? 0).bits
      }
    }
    var words = globals.map(word)
    for index in order {
      let object = objects[index]
      words.append(Header.make(type: object.type, count: object.slots.count) | (object.isHeld ? Header.heldByLeak : 0))
      words += object.slots.map(word)
    }
    return words
  }
}

/// A small random number generator with a seed.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func shuffle(_ array: inout [Int]) {
    for index in stride(from: array.count - 1, to: 0, by: -1) { array.swapAt(index, next(index + 1)) }
  }
}
