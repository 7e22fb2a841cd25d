import Program
import Testing

@testable import Machine

/// The interpreter checks no index: each kind of malformed code is refused before it runs.
@Suite struct BytecodeVerifierTests {
  /// Uses every kind of instruction that is written for it.
  private static let source = """
    enum Shade { case light, dark(Int) }
    struct Pair { var first = 1, second = 2 }
    final class Node {
      var next: Node?
      weak var owner: Node?
      var pair = Pair()
      var names: [String: Int] = [:]
      var values = [1, 2, 3]
      subscript(index: Int) -> Int { get { values[index] } set { values[index] = newValue } }
      func visit(_ body: (Int) -> Void) { for value in values { body(value) } }
      func fail() throws { throw Broken.first }
    }
    enum Broken: Error { case first }
    let shared = Node()
    func join(_ left: Int, _ right: Int = 2) -> Int { left + right }
    func entry() {
      let node = Node()
      var sum = 0
      node.visit { sum += $0 }
      node.pair.second = -join(1)
      node.names = ["a": sum]
      node[0] = node[1]
      node.next = shared
      if let next = node.next { next.owner = node } else { sum = 1 }
      let shade: Shade = sum > 3 && sum != 9 ? .light : .dark(sum)
      switch shade {
      case .light: sum = 1
      case .dark(let value): sum = value
      }
      switch sum { case 0...3: sum = 2; default: break }
      let other: Any = node
      if other is Node, let cast = other as? Node { sum = (other as! Node).values.count + cast.next!.values.count }
      let (left, right) = (1, 2)
      sum = left + right
      do { try node.fail() } catch { sum = 4 }
      result = sum
    }
    """

  private static let program: CompiledProgram = {
    let executed = Executed(subject: source)
    precondition(executed.diagnostics.isEmpty, executed.diagnostics.joined(separator: "\n"))
    return executed.image.program
  }()

  private func problem(_ change: (inout CompiledProgram) -> Void) -> String? {
    var program = Self.program
    change(&program)
    return BytecodeVerifier(program).firstProblem()
  }

  @Test func soundProgramsPass() { #expect(problem { _ in } == nil) }

  /// Operand `n` of every instruction that has a table, and every jump, one past its end.
  @Test(arguments: [Int32.max, -2])
  func operandsOutOfTheirTables(_ value: Int32) {
    var tried: Set<Opcode> = []
    for (number, function) in Self.program.functions.enumerated() {
      for (pc, instruction) in function.code.enumerated() where Self.hasIndex(instruction.op) {
        guard tried.insert(instruction.op).inserted else { continue }
        let found = problem { $0.functions[number].code[pc].n = value }
        // The highest slot of an object is known only when it runs.
        if value > 0, [.slot, .setSlot, .element].contains(instruction.op) { continue }
        if value > 0, instruction.op == .capture { continue }
        #expect(found != nil, "\(instruction.op)")
      }
    }
    #expect(tried.count >= 28, "\(tried.count)")
  }

  /// Registers a, b and c of every instruction that reads them.
  @Test func registersOutOfTheirFrames() {
    var tried: Set<Opcode> = []
    for (number, function) in Self.program.functions.enumerated() {
      for (pc, instruction) in function.code.enumerated() where tried.insert(instruction.op).inserted {
        #expect(problem { $0.functions[number].code[pc].a = .max } != nil, "\(instruction.op)")
        if Self.readsB(instruction.op) {
          #expect(problem { $0.functions[number].code[pc].b = .max } != nil, "\(instruction.op)")
        }
        if Self.readsC(instruction.op) {
          #expect(problem { $0.functions[number].code[pc].c = .max } != nil, "\(instruction.op)")
        }
      }
    }
    #expect(tried.count >= 36, "\(tried.count)")
  }

  @Test func tables() throws {
    #expect(problem { $0.members = BlockTable() } == "the member table has gaps")
    #expect(problem { $0.dispatch = BlockTable() } == "the dispatch table has gaps")
    #expect(problem { $0.members = Self.wrong($0.members) }?.contains("member entry") == true)
    #expect(problem { $0.dispatch = Self.wrong($0.dispatch) }?.contains("target") == true)
    #expect(problem { $0.operators = [.max] }?.contains("target") == true)
    #expect(problem { $0.targets[0].next = .max } == "target 0: next does not exist")
    #expect(problem { $0.targets[0].function = .max }?.hasPrefix("target 0: ") == true)
    #expect(problem { $0.memberEntries[0].getter = .max } == "member entry 0: accessor does not exist")
    #expect(problem { $0.globals[0].initializer = .max }?.hasPrefix("the initialiser of ") == true)
    let property = MemberEntry(kind: .global, index: .max)
    #expect(problem { $0.memberEntries[0] = property } == "member entry 0: global does not exist")
  }

  /// A table of the same size with an entry that leads nowhere.
  private static func wrong(_ table: BlockTable) -> BlockTable {
    var writer = BlockTable.Writer(rows: table.rowCount, columns: table.columnCount)
    writer.begin(row: 0)
    writer[0] = .max
    writer.finish()
    return writer.table
  }

  @Test func functions() throws {
    let number = try #require(Self.program.functions.firstIndex { $0.name == "entry()" || $0.name == "entry" })
    #expect(problem { $0.functions[number].code.removeAll() }?.hasSuffix("control falls off the end") == true)
    #expect(problem { $0.functions[number].code.append(Instruction(.constant)) }?.hasSuffix("off the end") == true)
    let handler = Handler(start: 0, end: 1, target: .max, register: 0)
    #expect(problem { $0.functions[number].handlers = [handler] }?.hasSuffix("target does not exist") == true)
    let lost = Handler(start: 0, end: 1, target: 0, register: .max)
    #expect(problem { $0.functions[number].handlers = [lost] }?.hasSuffix("register does not exist") == true)
  }

  /// A closure that is made with fewer words than its code reads.
  @Test func capturesThatNobodyMakes() throws {
    for (number, function) in Self.program.functions.enumerated() {
      for (pc, instruction) in function.code.enumerated() where instruction.op == .closure && instruction.c > 0 {
        #expect(problem { $0.functions[number].code[pc].c = 0 }?.contains("captured") == true)
        return
      }
    }
    Issue.record("no closure captures anything")
  }

  /// The image is what runs: it refuses the program as the verifier does.
  @Test func imagesAreOfSoundPrograms() {
    var program = Self.program
    program.members = BlockTable()
    #expect(throws: MalformedProgram(problem: "the member table has gaps")) { try ProgramImage(program) }
  }

  /// A function of the code under test that cannot be executed answers an unknown value; one of the machine is a fault.
  @Test func brokenFunctionsAreReplaced() throws {
    let number = try #require(Self.program.functions.firstIndex { $0.name == "entry()" || $0.name == "entry" })
    var program = Self.program
    program.functions[number].code.removeAll()
    program.functions[number].isSubject = true
    let sound = try #require(BytecodeVerifier.replacingBroken(in: program))
    #expect(sound.broken == [number])
    #expect(sound.program.functions.indices.filter { sound.program.functions[$0].isReplaced } == [number])
    #expect(BytecodeVerifier(sound.program).firstProblem() == nil)
    program.functions[number].isSubject = false
    #expect(BytecodeVerifier.replacingBroken(in: program) == nil)
    program.members = BlockTable()
    #expect(BytecodeVerifier.replacingBroken(in: program) == nil)
  }

  private static func hasIndex(_ op: Opcode) -> Bool {
    switch op {
    case .move, .makeCell, .cell, .setCell, .weaken, .ret, .throwError, .array, .dictionary, .matches: false
    default: true
    }
  }

  private static func readsB(_ op: Opcode) -> Bool {
    switch op {
    case .constant, .global, .setGlobal, .capture, .branchReference, .jump, .branchFalse, .branchNil, .branchPresent,
      .branchInitialized, .branch, .ret, .throwError, .trap:
      false
    default: true
    }
  }

  private static func readsC(_ op: Opcode) -> Bool {
    switch op {
    case .binary, .matches, .callFunction, .callNative, .closure, .array, .dictionary, .tuple, .implicitCall, .index,
      .setIndex, .branchFalse, .branchNil, .isCase:
      true
    default: false
    }
  }
}
