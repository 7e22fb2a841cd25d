extension TypeReference: Archivable {
  func write(to archive: inout ArchiveWriter) {
    switch self {
    case .named(let name, let arguments): archive.write(tag: 0, name, arguments)
    case .optional(let wrapped): archive.write(tag: 1, wrapped)
    case .implicitlyUnwrapped(let wrapped): archive.write(tag: 2, wrapped)
    case .array(let element): archive.write(tag: 3, element)
    case .dictionary(let key, let value): archive.write(tag: 4, key, value)
    case .tuple(let elements): archive.write(tag: 5, elements)
    case .function(let parameters, let result): archive.write(tag: 6, parameters, result)
    case .metatype(let type): archive.write(tag: 7, type)
    case .composition(let parts): archive.write(tag: 8, parts)
    }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveReader.Broken) {
    switch try archive.tag() {
    case 0: self = .named(try archive.read(), try archive.read())
    case 1: self = .optional(try archive.read())
    case 2: self = .implicitlyUnwrapped(try archive.read())
    case 3: self = .array(try archive.read())
    case 4: self = .dictionary(try archive.read(), try archive.read())
    case 5: self = .tuple(try archive.read())
    case 6: self = .function(try archive.read(), try archive.read())
    case 7: self = .metatype(try archive.read())
    case 8: self = .composition(try archive.read())
    default: throw ArchiveReader.Broken()
    }
  }
}
