import Diagnostics

/// A part of the tree that can be written as bytes and read again, equal in everything.
protocol Archivable {
  func write(to archive: inout ArchiveWriter)
  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken)
}

/// Enumerations without payload.
extension Archivable where Self: RawRepresentable, RawValue == UInt8 {
  func write(to archive: inout ArchiveWriter) { archive.write(tag: rawValue) }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    guard let value = Self(rawValue: try archive.tag()) else { throw ArchiveReader.Broken() }
    self = value
  }
}

extension ProgramFile.Reading: Archivable {}
extension TypeDeclaration.Kind: Archivable {}
extension Attributes.Access: Archivable {}
extension Expression.Cast: Archivable {}
extension Closure.Capture.Strength: Archivable {}

extension Bool: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(tag: self ? 1 : 0) }
  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) { self = try archive.tag() != 0 }
}

extension Int: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(signed: self) }
  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) { self = try archive.signed() }
}

extension Double: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(number: UInt(bitPattern)) }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self = Double(bitPattern: UInt64(try archive.number()))
  }
}

extension String: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(text: self) }
  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) { self = try archive.text() }
}

extension SourceSpan: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(place: self) }
  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) { self = try archive.place() }
}

extension Optional: Archivable where Wrapped: Archivable {
  func write(to archive: inout ArchiveWriter) {
    guard let self else { return archive.write(tag: 0) }
    archive.write(tag: 1, self)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    self = try archive.tag() == 0 ? nil : .some(try archive.read())
  }
}

extension Array: Archivable where Element: Archivable {
  func write(to archive: inout ArchiveWriter) {
    archive.write(number: UInt(count))
    for element in self { element.write(to: &archive) }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    let count = try archive.count()
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(try archive.read()) }
  }
}
