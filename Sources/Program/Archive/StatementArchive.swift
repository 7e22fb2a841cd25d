extension Statement: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(span, kind)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    span = try archive.read()
    kind = try Kind(from: &archive)
  }
}

extension Statement.Kind: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .expression(let expression): archive.write(tag: 0, expression)
    case .variable(let variable): archive.write(tag: 1, variable)
    case .function(let function): archive.write(tag: 2, function)
    case .type(let type): archive.write(tag: 3, type)
    case .if(let branches): archive.write(tag: 4, branches)
    case .return(let value): archive.write(tag: 10, value)
    case .break(let label): archive.write(tag: 11, label)
    case .continue(let label): archive.write(tag: 12, label)
    case .fallthrough: archive.write(tag: 13)
    case .throw(let error): archive.write(tag: 14, error)
    case .defer(let body): archive.write(tag: 15, body)
    case .notUnderstood(let construct): archive.write(tag: 17, construct)
    default: writeCompound(to: &archive)
    }
  }

  /// Statements that hold blocks.
  private func writeCompound(to archive: inout ArchiveWriter) {
    switch self {
    case .guard(let conditions, let body): archive.write(tag: 5, conditions, body)
    case .while(let label, let conditions, let body): archive.write(tag: 6, label, conditions, body)
    case .repeatWhile(let label, let body, let condition): archive.write(tag: 7, label, body, condition)
    case .forIn(let label, let pattern, let sequence, let condition, let body):
      archive.write(tag: 8, label, pattern, sequence, condition, body)
    case .switch(let label, let cases): archive.write(tag: 9, label, cases)
    case .do(let label, let body, let clauses): archive.write(tag: 16, label, body, clauses)
    default: preconditionFailure("every other kind is written above")
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    switch try archive.tag() {
    case 0: self = .expression(try archive.read())
    case 1: self = .variable(try archive.read())
    case 2: self = .function(try archive.read())
    case 3: self = .type(try archive.read())
    case 4: self = .if(try archive.read())
    case 5: self = .guard(try archive.read(), else: try archive.read())
    case 6: self = .while(label: try archive.read(), try archive.read(), try archive.read())
    case 7: self = .repeatWhile(label: try archive.read(), try archive.read(), try archive.read())
    case 8:
      self = .forIn(
        label: try archive.read(), try archive.read(), try archive.read(), where: try archive.read(),
        try archive.read())
    case 9: self = .switch(label: try archive.read(), try archive.read())
    case 10: self = .return(try archive.read())
    case 11: self = .break(label: try archive.read())
    case 12: self = .continue(label: try archive.read())
    case 13: self = .fallthrough
    case 14: self = .throw(try archive.read())
    case 15: self = .defer(try archive.read())
    case 16: self = .do(label: try archive.read(), try archive.read(), try archive.read())
    case 17: self = .notUnderstood(try archive.read())
    default: throw ArchiveReader.Broken()
    }
  }
}

extension LocalVariable: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(pattern, type, value, isMutable, isWeak, accessors)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      pattern: try archive.read(), type: try archive.read(), value: try archive.read(),
      isMutable: try archive.read(), isWeak: try archive.read(), accessors: try archive.read())
  }
}
