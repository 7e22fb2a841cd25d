/// The variables of a module: one for each slot, but one tuple for slots that are read or written at computed places.
struct TLAPlusVariables {
  struct Variable {
    var name: String
    /// The slots that it holds; a tuple's first element is the first.
    var slots: Range<Int>
    var isTuple: Bool
  }

  private(set) var all: [Variable] = []
  /// Which of them, by slot.
  private var holder: [Int] = []

  /// - Parameter model: its slots' names are kept as far as TLA+ allows.
  init(_ model: FlatModel) {
    var names = TLAPlusNames()
    var slot = 0
    let ranges = Self.computed(in: model)
    while slot < model.slots.count {
      let range = ranges.first { $0.contains(slot) }
      let slots = range ?? slot..<slot + 1
      let source = model.slots[slot].name
      let name = range == nil ? source : String(source.prefix { $0 != "[" && $0 != "." })
      all.append(Variable(name: names.unique(name), slots: slots, isTuple: range != nil))
      holder += Array(repeating: all.count - 1, count: slots.count)
      slot = slots.upperBound
    }
  }

  /// What a slot holds.
  func text(of slot: Int) -> String {
    let variable = all[holder[slot]]
    return variable.isTuple ? "\(variable.name)[\(slot - variable.slots.lowerBound + 1)]" : variable.name
  }

  /// The element at a computed place behind a slot.
  func element(_ base: Int, _ offset: String) -> String {
    let variable = all[holder[base]]
    return "\(variable.name)[\(offset) + \(base - variable.slots.lowerBound + 1)]"
  }

  /// Runs of slots that some expression or statement takes for one array; they do not overlap.
  private static func computed(in model: FlatModel) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for statement in model.steps + model.inspection + model.settling { statement.collectArrays(&found) }
    let slots = found.filter { $0.upperBound <= model.slots.count }.sorted { $0.lowerBound < $1.lowerBound }
    return slots.reduce(into: []) { ranges, range in
      if let last = ranges.last, last.upperBound > range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }
}

extension FlatStatement {
  fileprivate func collectArrays(_ found: inout [Range<Int>]) {
    switch self {
    case .set(let place, let expression):
      place.collectArrays(&found)
      expression.collectArrays(&found)
    case .branch(let condition, let first, let second):
      condition.collectArrays(&found)
      for statement in first + second { statement.collectArrays(&found) }
    case .block(_, let body), .loop(let body), .offer(_, let body):
      for statement in body { statement.collectArrays(&found) }
    case .require(let condition, _), .check(let condition, _), .assume(let condition): condition.collectArrays(&found)
    case .choose(let place, _): place.collectArrays(&found)
    case .leave: break
    }
  }
}

extension FlatPlace {
  fileprivate func collectArrays(_ found: inout [Range<Int>]) {
    if count > 1 { found.append(registers) }
    offset.collectArrays(&found)
  }
}

extension FlatExpression {
  fileprivate func collectArrays(_ found: inout [Range<Int>]) {
    switch self {
    case .constant, .register: break
    case .element(let base, let count, let offset):
      found.append(base..<base + count)
      offset.collectArrays(&found)
    case .not(let operand): operand.collectArrays(&found)
    case .binary(_, let left, let right):
      left.collectArrays(&found)
      right.collectArrays(&found)
    case .select(let condition, let first, let second):
      condition.collectArrays(&found)
      first.collectArrays(&found)
      second.collectArrays(&found)
    }
  }
}
