/// A type of values that are a fixed number of whole numbers.
indirect enum FlatType: Hashable, Sendable {
  case bool
  /// `Int` and its fixed-width relatives.
  case integer(name: String, ClosedRange<Int>)
  case enumeration(EnumerationType)
  case structure(StructureType)
  case tuple([String?], [FlatType])
  /// Of a count that never changes.
  case array(FlatType, Int)
  /// Of a count that changes, up to a capacity: the count, then the elements; those beyond the count are 0.
  case sequence(FlatType, Int)
  /// Of numbers or enum values from 0 on, below the bound: one bit each.
  case set(FlatType, Int)
  /// A flag, then the value, which is 0 when there is none.
  case optional(FlatType)

  struct EnumerationType: Hashable, Sendable {
    var name: String
    var cases: [String]
    /// Position of the declaration among the program's.
    var declaration: Int
  }

  struct StructureType: Hashable, Sendable {
    var name: String
    var fields: [Field]
    var declaration: Int

    struct Field: Hashable, Sendable {
      var name: String
      var type: FlatType
      /// The numbers of a parameter of the model, a `let`: they are part of no state.
      var known: [FlatExpression]?

      /// How many numbers of the value it is.
      var width: Int { known == nil ? type.width : 0 }
    }
  }

  static let int = FlatType.integer(name: "Int", Int.min...Int.max)

  /// How many numbers a value is.
  var width: Int {
    switch self {
    case .bool, .integer, .enumeration, .set: 1
    case .structure(let structure): structure.fields.reduce(0) { $0 + $1.width }
    case .tuple(_, let types): types.reduce(0) { $0 + $1.width }
    case .array(let element, let count): element.width * count
    case .sequence(let element, let capacity): 1 + element.width * capacity
    case .optional(let wrapped): 1 + wrapped.width
    }
  }

  var name: String {
    switch self {
    case .bool: "Bool"
    case .integer(let name, _): name
    case .enumeration(let type): type.name
    case .structure(let type): type.name
    case .tuple(_, let types): "(" + types.map(\.name).joined(separator: ", ") + ")"
    case .array(let element, _), .sequence(let element, _): "[" + element.name + "]"
    case .set(let element, _): "Set<" + element.name + ">"
    case .optional(let wrapped): wrapped.name + "?"
    }
  }

  /// The slots of a value named `name`, in order.
  func slots(named name: String) -> [FlatModel.Slot] {
    switch self {
    case .bool: [.init(name: name, limits: 0...1, isExact: true, valueNames: ["false", "true"])]
    case .integer(_, let limits): [.init(name: name, limits: limits, isExact: false, valueNames: [])]
    case .enumeration(let type):
      [.init(name: name, limits: 0...max(0, type.cases.count - 1), isExact: true, valueNames: type.cases)]
    case .set(_, let bound): [.init(name: name, limits: 0...(1 << bound - 1), isExact: true, valueNames: [])]
    case .structure(let type):
      type.fields.flatMap { $0.known == nil ? $0.type.slots(named: name + "." + $0.name) : [] }
    case .tuple(let labels, let types):
      zip(labels, types).enumerated().flatMap { $1.1.slots(named: name + "." + ($1.0 ?? String($0))) }
    case .array(let element, let count): (0..<count).flatMap { element.slots(named: "\(name)[\($0)]") }
    case .sequence(let element, let capacity):
      [.init(name: name + ".count", limits: 0...capacity, isExact: true, valueNames: [])]
        + (0..<capacity).flatMap { element.slots(named: "\(name)[\($0)]") }
    case .optional(let wrapped):
      [.init(name: name + " != nil", limits: 0...1, isExact: true, valueNames: ["nil", "some"])]
        + wrapped.slots(named: name)
    }
  }
}
