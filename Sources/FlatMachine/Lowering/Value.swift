import Program

/// What an expression is while a model is taken apart.
enum Value {
  /// So many numbers as the type is wide.
  case flat(FlatType, [FlatExpression])
  /// Whole numbers from the first up to, not including, the second.
  case range(FlatExpression, FlatExpression)
  /// Known text.
  case text(String)
  case function(FunctionValue)
  /// The type itself, the base of static members and initialisers.
  case type(FlatType)
  /// `.user` and the like, where nothing says of which type.
  case symbol(String)
  case void

  static func bool(_ value: FlatExpression) -> Value { .flat(.bool, [value]) }
  static func int(_ value: FlatExpression) -> Value { .flat(.int, [value]) }

  var type: FlatType? {
    switch self {
    case .flat(let type, _): type
    default: nil
    }
  }
}

/// A closure or a nested function with the scope that it was written in.
struct FunctionValue {
  var parameters: [Parameter]
  var body: [Statement]
  var scope: Scope
  /// What its `self` is.
  var owner: Owner?
}

/// A place for a value: `type.width` registers in a row, from `base + offset` on.
struct Storage {
  var type: FlatType
  var base: Int
  /// Registers within which an offset may lead; the width of the type when there is none.
  var extent: Int
  var offset: FlatExpression
  /// The program may not assign it: a `let`, a parameter.
  var isConstant = false

  init(_ type: FlatType, at base: Int) {
    self.type = type
    self.base = base
    extent = type.width
    offset = .constant(0)
  }

  /// The place of the number `index` of the value.
  func place(_ index: Int) -> FlatPlace {
    FlatPlace(base: base + index, count: extent - index, offset: offset)
  }

  /// What is there now.
  var value: Value { .flat(type, (0..<type.width).map { place($0).value }) }

  /// The part that begins at number `start` of the value.
  func part(_ type: FlatType, from start: Int) -> Storage {
    var part = self
    part.type = type
    part.base = base + start
    part.extent = if case .constant = offset { type.width } else { extent - start }
    return part
  }

  /// The element of an array whose elements begin at number `start`; the index is in range.
  func element(_ type: FlatType, from start: Int, count: Int, at index: FlatExpression) -> Storage {
    if let known = index.constant { return part(type, from: start + known * type.width) }
    var element = self
    element.type = type
    element.base = base + start
    element.extent = if case .constant = offset { count * type.width } else { extent - start }
    element.offset = .make(.add, offset, .make(.multiply, index, .constant(type.width)))
    return element
  }
}

/// What `self` is inside a function.
enum Owner {
  case storage(Storage)
  case value(FlatType, [FlatExpression])
  /// Inside a static member.
  case type(FlatType)
  /// While an initialiser runs: what has been given a value so far.
  case unfinished(UnfinishedValue)

  var type: FlatType? {
    switch self {
    case .storage(let storage): storage.type
    case .value(let type, _), .type(let type): type
    case .unfinished: nil
    }
  }
}

/// A struct whose initialiser runs; the types of its fields follow from what they are given.
final class UnfinishedValue {
  let declaration: Int
  var fields: [String: Value] = [:]

  init(declaration: Int) { self.declaration = declaration }
}
