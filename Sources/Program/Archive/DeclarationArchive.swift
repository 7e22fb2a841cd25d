extension TypeDeclaration: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(
      kind, name, genericParameters, inherited, requirements, attributes, variables, functions, cases, types, aliases,
      span, nameSpan)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      kind: try archive.read(), name: try archive.read(), genericParameters: try archive.read(),
      inherited: try archive.read(), requirements: try archive.read(), attributes: try archive.read(),
      variables: try archive.read(), functions: try archive.read(), cases: try archive.read(),
      types: try archive.read(), aliases: try archive.read(), span: try archive.read(), nameSpan: try archive.read())
  }
}

extension TypeDeclaration.Requirement: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(left, right)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(left: try archive.read(), right: try archive.read())
  }
}

extension Attributes: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(access, isStatic, isClassMember, isFinal, isOverride, isMutating, isConvenience)
    archive.write(isRequired, isLazy, isWeak, isUnowned, isOptionalRequirement, hasPrivateSetter)
    archive.write(names, arguments)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init()
    access = try archive.read()
    isStatic = try archive.read()
    isClassMember = try archive.read()
    isFinal = try archive.read()
    isOverride = try archive.read()
    isMutating = try archive.read()
    isConvenience = try archive.read()
    isRequired = try archive.read()
    isLazy = try archive.read()
    isWeak = try archive.read()
    isUnowned = try archive.read()
    isOptionalRequirement = try archive.read()
    hasPrivateSetter = try archive.read()
    names = try archive.read()
    arguments = try archive.read()
  }
}

extension Attributes.Arguments: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(name, arguments) }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(name: try archive.read(), arguments: try archive.read())
  }
}

extension Function: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(kind, name, parameters, result, body, attributes, throws_, isAsync, genericParameters, span, nameSpan)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      kind: try archive.read(), name: try archive.read(), parameters: try archive.read(),
      result: try archive.read(), body: try archive.read(), attributes: try archive.read(),
      throws_: try archive.read(), isAsync: try archive.read(), genericParameters: try archive.read(),
      span: try archive.read(), nameSpan: try archive.read())
  }
}

extension Function.Kind: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .function: archive.write(tag: 0)
    case .initializer(let failable): archive.write(tag: failable ? 2 : 1)
    case .deinitializer: archive.write(tag: 3)
    case .subscriptGetter: archive.write(tag: 4)
    case .subscriptSetter: archive.write(tag: 5)
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    switch try archive.tag() {
    case 0: self = .function
    case 1: self = .initializer(failable: false)
    case 2: self = .initializer(failable: true)
    case 3: self = .deinitializer
    case 4: self = .subscriptGetter
    case 5: self = .subscriptSetter
    default: throw ArchiveReader.Broken()
    }
  }
}

extension EnumCase: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(name, payload, rawValue, span)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      name: try archive.read(), payload: try archive.read(), rawValue: try archive.read(), span: try archive.read())
  }
}

extension TypeAlias: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(name, type)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(name: try archive.read(), type: try archive.read())
  }
}
