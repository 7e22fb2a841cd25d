extension Variable: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(name, type, value, isMutable, accessors, attributes, span)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      name: try archive.read(), type: try archive.read(), value: try archive.read(), isMutable: try archive.read(),
      accessors: try archive.read(), attributes: try archive.read(), span: try archive.read())
  }
}

extension Accessors: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(getter, setter, willSet, didSet, isRequirement)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      getter: try archive.read(), setter: try archive.read(), willSet: try archive.read(),
      didSet: try archive.read(), isRequirement: try archive.read())
  }
}

extension Accessors.Observer: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(parameter, body)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(parameter: try archive.read(), body: try archive.read())
  }
}

extension Parameter: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(label, name, type, defaultValue, isInout, isVariadic, span, isAutoclosure, isEscaping)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(
      label: try archive.read(), name: try archive.read(), type: try archive.read(),
      defaultValue: try archive.read(), isInout: try archive.read(), isVariadic: try archive.read(),
      span: try archive.read())
    isAutoclosure = try archive.read()
    isEscaping = try archive.read()
  }
}
