/// Which functions of code under test can follow from some that ran.
///
/// A call goes to the functions that it names, and where the receiver decides, to those of every class that a reachable
/// function makes or mentions (rapid type analysis). What the machine calls by itself is among the functions that ran.
package struct CallReach {
  private let program: CompiledProgram
  private var reached: NumberSet
  private var pending: [Int32] = []
  private var types: NumberSet
  private var shapes: NumberSet
  private var members: NumberSet

  /// The functions that ran and all that they can reach, by number.
  package static func functions(of program: CompiledProgram, from roots: Set<Int32>) -> Set<Int32> {
    var reach = CallReach(program: program)
    for root in roots {
      reach.add(function: root)
      reach.add(type: program.functions[Int(root)].type)
    }
    // Code under test extends types of the machine, whose instances nobody has to mention.
    for function in program.functions where function.isSubject { reach.addExtended(function.type) }
    while let next = reach.pending.popLast() { reach.follow(next) }
    return Set(reach.reached.numbers)
  }

  private init(program: CompiledProgram) {
    self.program = program
    reached = NumberSet(below: program.functions.count)
    types = NumberSet(below: program.types.count)
    shapes = NumberSet(below: program.shapes.count)
    members = NumberSet(below: program.names.count)
  }

  private mutating func add(function: Int32) {
    guard function >= 0, Int(function) < program.functions.count, program.functions[Int(function)].isSubject,
      reached.insert(function)
    else { return }
    pending.append(function)
  }

  private mutating func add(type: Int32) {
    guard type >= 0, Int(type) < program.types.count, types.insert(type) else { return }
    let info = program.types[Int(type)]
    add(function: info.defaults)
    for function in info.deinitializers { add(function: function) }
    for shape in shapes.numbers { resolve(shape: shape, for: type) }
    for name in members.numbers { resolve(member: name, for: type) }
  }

  private mutating func addExtended(_ type: Int32) {
    if type >= 0, !program.types[Int(type)].isSubject { add(type: type) }
  }

  private mutating func add(shape: Int32) {
    guard shapes.insert(shape) else { return }
    for type in types.numbers { resolve(shape: shape, for: type) }
  }

  private mutating func add(member: Int32) {
    guard members.insert(member) else { return }
    for type in types.numbers { resolve(member: member, for: type) }
  }

  private mutating func follow(_ function: Int32) {
    for instruction in program.functions[Int(function)].code {
      switch instruction.op {
      case .callFunction, .closure: add(function: instruction.n)
      case .callMethod, .callValue, .index, .setIndex: add(shape: instruction.n)
      case .member, .setMember: add(member: instruction.n)
      case .global: add(function: program.globals[Int(instruction.n)].initializer)
      case .constant: add(constant: program.constants[Int(instruction.n)])
      default: break
      }
    }
  }

  /// A mentioned type, or a function value.
  private mutating func add(constant word: Word) {
    if word.isMetatype { add(type: word.typePayload) }
    if word.isPlainFunction { add(function: word.typePayload) }
  }

  private mutating func resolve(shape: Int32, for type: Int32) {
    for row in [Int(type), program.types.count + Int(type)] {
      var target = program.dispatch[row, Int(shape)]
      while target >= 0 {
        let call = program.targets[Int(target)]
        if call.kind == .function || call.kind == .initializer { add(function: call.function) }
        if call.kind == .property { add(member: call.function) }
        target = call.next
      }
    }
  }

  private mutating func resolve(member: Int32, for type: Int32) {
    for row in [Int(type), program.types.count + Int(type)] {
      let entry = program.members[row, Int(member)]
      guard entry >= 0 else { continue }
      let found = program.memberEntries[Int(entry)]
      switch found.kind {
      case .accessors:
        add(function: found.getter)
        add(function: found.setter)
      case .global: add(function: program.globals[Int(found.index)].initializer)
      case .method:
        let call = program.targets[Int(found.index)]
        if call.kind == .function || call.kind == .initializer { add(function: call.function) }
      case .slot, .enumCase, .type, .builtin, .constant: break
      }
    }
  }
}

/// Numbers below a bound, in the order in which they came.
private struct NumberSet {
  private(set) var numbers: [Int32] = []
  private var isMember: [Bool]

  init(below count: Int) { isMember = Array(repeating: false, count: count) }

  /// Whether the number was not there yet.
  mutating func insert(_ number: Int32) -> Bool {
    if isMember[Int(number)] { return false }
    isMember[Int(number)] = true
    numbers.append(number)
    return true
  }
}
