extension If: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(conditions, then, otherwise)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(conditions: try archive.read(), then: try archive.read(), otherwise: try archive.read())
  }
}

extension Condition: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .expression(let expression): archive.write(tag: 0, expression)
    case .binding(let pattern, let type, let value, let isMutable):
      archive.write(tag: 1, pattern, type, value, isMutable)
    case .pattern(let pattern, let value): archive.write(tag: 2, pattern, value)
    case .available(let version, let negated, let span): archive.write(tag: 3, version, negated, span)
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    switch try archive.tag() {
    case 0: self = .expression(try archive.read())
    case 1: self = .binding(try archive.read(), try archive.read(), try archive.read(), isMutable: try archive.read())
    case 2: self = .pattern(try archive.read(), try archive.read())
    case 3: self = .available(version: try archive.read(), negated: try archive.read(), try archive.read())
    default: throw ArchiveReader.Broken()
    }
  }
}

extension Switch: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(subject, cases)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(subject: try archive.read(), cases: try archive.read())
  }
}

extension Switch.Case: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(patterns, body)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(patterns: try archive.read(), body: try archive.read())
  }
}

extension Switch.Guarded: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(pattern, condition)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(pattern: try archive.read(), condition: try archive.read())
  }
}

extension Catch: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(pattern, condition, body)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(pattern: try archive.read(), condition: try archive.read(), body: try archive.read())
  }
}

extension Pattern: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(span, kind)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    span = try archive.read()
    kind = try Kind(from: &archive)
  }
}

extension Pattern.Kind: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .wildcard: archive.write(tag: 0)
    case .binding(let name, let isMutable): archive.write(tag: 1, name, isMutable)
    case .expression(let expression): archive.write(tag: 2, expression)
    case .enumCase(let type, let name, let payload): archive.write(tag: 3, type, name, payload)
    case .tuple(let elements): archive.write(tag: 4, elements)
    case .optional(let wrapped): archive.write(tag: 5, wrapped)
    case .isType(let type): archive.write(tag: 6, type)
    case .asType(let pattern, let type): archive.write(tag: 7, pattern, type)
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    switch try archive.tag() {
    case 0: self = .wildcard
    case 1: self = .binding(try archive.read(), isMutable: try archive.read())
    case 2: self = .expression(try archive.read())
    case 3: self = .enumCase(try archive.read(), try archive.read(), try archive.read())
    case 4: self = .tuple(try archive.read())
    case 5: self = .optional(try archive.read())
    case 6: self = .isType(try archive.read())
    case 7: self = .asType(try archive.read(), try archive.read())
    default: throw ArchiveReader.Broken()
    }
  }
}
