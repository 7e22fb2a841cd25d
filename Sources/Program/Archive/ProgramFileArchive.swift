extension ProgramFile {
  /// The file as bytes that `init(archive:file:)` reads: layout and order of the tree's parts are those of this build.
  ///
  /// `nil` when the tree has places in other files, or sees another file's private declarations: it cannot be moved.
  package func archived() -> [UInt8]? {
    guard privateScope == file else { return nil }
    var tree = ArchiveWriter(file: file)
    tree.write(
      reading, imports, types, functions, variables, aliases, statements, notUnderstood, tupleLabels,
      directives)
    guard tree.isComplete else { return nil }
    var head = ArchiveWriter(file: file)
    head.write(number: UInt(tree.strings.count))
    for string in tree.strings { head.write(number: UInt(string.utf8.count)) }
    return head.bytes + tree.strings.flatMap(\.utf8) + tree.bytes
  }

  /// The file that was written as these bytes, at another place in the list of files; `nil` for any other bytes. The
  /// recursion goes as deep as the tree.
  package init?(archive bytes: UnsafeRawBufferPointer, file: Int) {
    do throws(ArchiveReader.Broken) {
      var head = ArchiveReader(bytes, strings: [], file: file)
      let strings = try head.stringList()
      var tree = ArchiveReader(head.rest, strings: strings, file: file)
      self.init(file: file, reading: try tree.read())
      imports = try tree.read()
      types = try tree.read()
      functions = try tree.read()
      variables = try tree.read()
      aliases = try tree.read()
      statements = try tree.read()
      notUnderstood = try tree.read()
      tupleLabels = try tree.read()
      directives = try tree.read()
      if !tree.rest.isEmpty { return nil }
    } catch {
      return nil
    }
  }
}

extension NotUnderstood: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(construct, span)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(construct: try archive.read(), span: try archive.read())
  }
}

extension Directive: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(text, span, isEndOfLine)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self.init(text: try archive.read(), span: try archive.read(), isEndOfLine: try archive.read())
  }
}
