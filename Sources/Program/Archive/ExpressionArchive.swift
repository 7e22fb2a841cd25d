extension Expression: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(span, isTried, kind)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    span = try archive.read()
    isTried = try archive.read()
    kind = try Kind(from: &archive)
  }
}

extension Expression.Kind: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .nil: archive.write(tag: 0)
    case .bool(let value): archive.write(tag: 1, value)
    case .integer(let value): archive.write(tag: 2, value)
    case .double(let value): archive.write(tag: 3, value)
    case .string(let text): archive.write(tag: 4, text)
    case .interpolated(let parts): archive.write(tag: 5, parts)
    case .name(let name): archive.write(tag: 6, name)
    case .selfReference: archive.write(tag: 7)
    case .superReference: archive.write(tag: 8)
    case .implicitMember(let name): archive.write(tag: 9, name)
    case .member(let base, let name): archive.write(tag: 10, base, name)
    case .call(let callee, let arguments): archive.write(tag: 11, callee, arguments)
    case .subscript_(let base, let arguments): archive.write(tag: 12, base, arguments)
    case .chain(let chain): archive.write(tag: 13, chain)
    case .chainLink(let operand): archive.write(tag: 14, operand)
    case .forceUnwrap(let operand): archive.write(tag: 15, operand)
    case .optionalTry(let operand): archive.write(tag: 16, operand)
    case .forcedTry(let operand): archive.write(tag: 17, operand)
    case .cast(let operand, let type, let cast): archive.write(tag: 18, operand, type, cast)
    case .closure(let closure): archive.write(tag: 19, closure)
    case .array(let elements): archive.write(tag: 20, elements)
    case .dictionary(let entries): archive.write(tag: 21, entries)
    case .tuple(let elements): archive.write(tag: 22, elements)
    default: writeOperation(to: &archive)
    }
  }

  private func writeOperation(to archive: inout ArchiveWriter) {
    switch self {
    case .ternary(let condition, let then, let otherwise): archive.write(tag: 23, condition, then, otherwise)
    case .coalesce(let left, let right): archive.write(tag: 24, left, right)
    case .and(let left, let right): archive.write(tag: 25, left, right)
    case .or(let left, let right): archive.write(tag: 26, left, right)
    case .not(let operand): archive.write(tag: 27, operand)
    case .binary(let spelling, let left, let right): archive.write(tag: 28, spelling, left, right)
    case .unary(let spelling, let operand): archive.write(tag: 29, spelling, operand)
    case .assign(let target, let value): archive.write(tag: 30, target, value)
    case .compoundAssign(let spelling, let target, let value): archive.write(tag: 31, spelling, target, value)
    case .discard: archive.write(tag: 32)
    case .inout_(let place): archive.write(tag: 33, place)
    case .ifExpression(let branches): archive.write(tag: 34, branches)
    case .switchExpression(let cases): archive.write(tag: 35, cases)
    case .type(let type): archive.write(tag: 36, type)
    case .keyPath(let names): archive.write(tag: 37, names)
    case .selector(let name): archive.write(tag: 38, name)
    case .notUnderstood(let construct, let operands): archive.write(tag: 39, construct, operands)
    default: preconditionFailure("every other kind is written above")
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    let tag = try archive.tag()
    switch tag {
    case 0: self = .nil
    case 1: self = .bool(try archive.read())
    case 2: self = .integer(try archive.read())
    case 3: self = .double(try archive.read())
    case 4: self = .string(try archive.read())
    case 5: self = .interpolated(try archive.read())
    case 6: self = .name(try archive.read())
    case 7: self = .selfReference
    case 8: self = .superReference
    case 9: self = .implicitMember(try archive.read())
    case 10: self = .member(try archive.read(), try archive.read())
    case 11: self = .call(try archive.read(), try archive.read())
    case 12: self = .subscript_(try archive.read(), try archive.read())
    case 13: self = .chain(try archive.read())
    case 14: self = .chainLink(try archive.read())
    case 15: self = .forceUnwrap(try archive.read())
    case 16: self = .optionalTry(try archive.read())
    case 17: self = .forcedTry(try archive.read())
    case 18: self = .cast(try archive.read(), try archive.read(), try archive.read())
    case 19: self = .closure(try archive.read())
    case 20: self = .array(try archive.read())
    case 21: self = .dictionary(try archive.read())
    case 22: self = .tuple(try archive.read())
    default: self = try Self.operation(tag, from: &archive)
    }
  }

  private static func operation(
    _ tag: UInt8, from archive: inout ArchiveReader
  ) throws(ArchiveReader.Broken) -> Self {
    switch tag {
    case 23: return .ternary(try archive.read(), try archive.read(), try archive.read())
    case 24: return .coalesce(try archive.read(), try archive.read())
    case 25: return .and(try archive.read(), try archive.read())
    case 26: return .or(try archive.read(), try archive.read())
    case 27: return .not(try archive.read())
    case 28: return .binary(try archive.read(), try archive.read(), try archive.read())
    case 29: return .unary(try archive.read(), try archive.read())
    case 30: return .assign(try archive.read(), try archive.read())
    case 31: return .compoundAssign(try archive.read(), try archive.read(), try archive.read())
    case 32: return .discard
    case 33: return .inout_(try archive.read())
    case 34: return .ifExpression(try archive.read())
    case 35: return .switchExpression(try archive.read())
    case 36: return .type(try archive.read())
    case 37: return .keyPath(try archive.read())
    case 38: return .selector(try archive.read())
    case 39: return .notUnderstood(construct: try archive.read(), operands: try archive.read())
    default: throw ArchiveReader.Broken()
    }
  }
}

extension Expression.KeyValue: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(key, value)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(key: try archive.read(), value: try archive.read())
  }
}

extension Argument: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(label, value, isTrailing)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(label: try archive.read(), value: try archive.read(), isTrailing: try archive.read())
  }
}

extension Closure: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(captures, parameters, body, isAsync)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      captures: try archive.read(), parameters: try archive.read(), body: try archive.read(),
      isAsync: try archive.read())
  }
}

extension Closure.Capture: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(strength, name, value)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(strength: try archive.read(), name: try archive.read(), value: try archive.read())
  }
}
