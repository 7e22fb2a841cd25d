import Diagnostics
import Program

extension ModelLowering {
  private static let integers: [String: ClosedRange<Int>] = [
    "Int": Int.min...Int.max, "Int64": Int.min...Int.max, "Int32": -0x8000_0000...0x7fff_ffff,
    "Int16": -0x8000...0x7fff, "Int8": -0x80...0x7f, "UInt": 0...Int.max, "UInt64": 0...Int.max,
    "UInt32": 0...0xffff_ffff, "UInt16": 0...0xffff, "UInt8": 0...0xff,
  ]

  /// Whether a name is that of a type of whole numbers.
  static func isNumber(_ name: String) -> Bool { integers[name] != nil }

  /// What a type as written is. Arrays come without a count: 0 elements, to be replaced by that of their value.
  func type(_ reference: TypeReference, _ span: SourceSpan) throws(FlatError) -> FlatType {
    switch reference {
    case .named("Array", let arguments) where arguments.count == 1: return .array(try type(arguments[0], span), 0)
    case .named("Set", let arguments) where arguments.count == 1: return try set(of: type(arguments[0], span), span)
    case .named("Optional", let arguments) where arguments.count == 1:
      return .optional(try type(arguments[0], span))
    case .named("Self", _):
      if let type = owner?.type { return type }
      throw fail("'Self' has no meaning here", span)
    case .named(let name, _): return try type(named: name, span)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(try type(wrapped, span))
    case .array(let element): return .array(try type(element, span), 0)
    case .tuple(let elements):
      var types: [FlatType] = []
      for element in elements { types.append(try type(element, span)) }
      return .tuple(types.map { _ in nil }, types)
    case .dictionary, .function, .metatype, .composition: throw fail("a type that is no plain value", span)
    }
  }

  func set(of element: FlatType, _ span: SourceSpan) throws(FlatError) -> FlatType {
    switch element {
    case .enumeration(let type): return .set(element, type.cases.count)
    case .bool: return .set(element, 2)
    // One word holds so many.
    case .integer: return .set(element, 32)
    default: throw fail("a set of values other than enums, flags and numbers from 0 to 31", span)
    }
  }

  func type(named name: String, _ span: SourceSpan) throws(FlatError) -> FlatType {
    if name == "Bool" { return .bool }
    if let limits = Self.integers[name] { return .integer(name: name, limits) }
    if let position = declarations.position(of: name, in: path) { return try type(at: position, span) }
    if let alias = declarations.alias(of: name, in: path) { return try type(alias, span) }
    throw fail("'\(name)' is no enum, flag, number or struct of these", span)
  }

  /// The type of a declaration: an enum without payloads. The fields of a struct have the sizes that its initial value
  /// gives them, so a struct has a type only by its values.
  func type(at position: Int, _ span: SourceSpan) throws(FlatError) -> FlatType {
    let entry = declarations.types[position]
    switch entry.declaration.kind {
    case .enum:
      if let payload = entry.declaration.cases.first(where: { !$0.payload.isEmpty }) {
        throw fail("enum case '\(payload.name)' has a payload", payload.span)
      }
      return .enumeration(.init(name: entry.path, cases: entry.declaration.cases.map(\.name), declaration: position))
    case .struct: return .structure(.init(name: entry.path, fields: [], declaration: position))
    case .class, .actor, .protocol, .extension: throw fail("'\(entry.path)' is no value type", span)
    }
  }

  /// Whether a value of type `actual` may stand where `expected` is written: counts of arrays and fields of structs are
  /// known only from values.
  func matches(_ actual: FlatType, _ expected: FlatType) -> Bool {
    switch (actual, expected) {
    case (.array(let first, _), .array(let second, _)), (.sequence(let first, _), .array(let second, _)),
      (.array(let first, _), .sequence(let second, _)), (.sequence(let first, _), .sequence(let second, _)):
      matches(first, second)
    case (.structure(let first), .structure(let second)): first.declaration == second.declaration
    case (.optional(let first), .optional(let second)): matches(first, second)
    case (.tuple(_, let first), .tuple(_, let second)):
      first.count == second.count && zip(first, second).allSatisfy { matches($0, $1) }
    default: actual == expected
    }
  }

  /// The declaration that static members and methods of a type are looked up in.
  func declaration(of type: FlatType) -> Int? {
    switch type {
    case .enumeration(let enumeration): enumeration.declaration
    case .structure(let structure): structure.declaration
    default: nil
    }
  }
}
