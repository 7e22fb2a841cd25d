import Diagnostics

/// Reads what `ArchiveWriter` wrote. Bytes that it cannot have written throw; they never trap.
struct ArchiveReader {
  struct Broken: Error {}

  /// How deep trees may nest: more than the front end lets them.
  private static let maximumDepth = 10_000

  private let bytes: UnsafeRawBufferPointer
  private let strings: [String]
  private let file: Int32
  private var offset = 0
  private var position = 0
  private var depth = 0

  /// - Parameters:
  ///   - bytes: live as long as the reader.
  ///   - file: the index of the file that the spans shall carry.
  init(_ bytes: UnsafeRawBufferPointer, strings: [String], file: Int) {
    self.bytes = bytes
    self.strings = strings
    self.file = Int32(truncatingIfNeeded: file)
  }

  /// What is not read yet.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[offset...]) }

  mutating func read<Value: Archivable>() throws(Broken) -> Value {
    guard depth < Self.maximumDepth else { throw Broken() }
    depth += 1
    let value = try Value(from: &self)
    depth -= 1
    return value
  }

  mutating func tag() throws(Broken) -> UInt8 {
    guard offset < bytes.count else { throw Broken() }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func number() throws(Broken) -> UInt {
    var result: UInt = 0
    var shift: UInt = 0
    while shift < 64 {
      let byte = try tag()
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    throw Broken()
  }

  mutating func signed() throws(Broken) -> Int {
    let number = try number()
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  /// How many values follow: each takes a byte at least.
  mutating func count() throws(Broken) -> Int {
    let number = try number()
    guard number <= UInt(bytes.count - offset) else { throw Broken() }
    return Int(number)
  }

  mutating func text() throws(Broken) -> String {
    let index = try number()
    guard index < UInt(strings.count) else { throw Broken() }
    return strings[Int(index)]
  }

  mutating func place() throws(Broken) -> SourceSpan {
    let length = Int(bitPattern: try number())
    if length == 0 { return .none }
    position = position &+ (try signed())
    let end = position &+ length &- 1
    guard position >= 0, end >= position, end <= Int(Int32.max) else { throw Broken() }
    return SourceSpan(file: Int(file), start: position, end: end)
  }

  /// A list of strings: their number, their lengths, then their bytes.
  mutating func stringList() throws(Broken) -> [String] {
    var lengths: [Int] = []
    let number = try count()
    for _ in 0..<number { lengths.append(try count()) }
    var result: [String] = []
    result.reserveCapacity(lengths.count)
    for length in lengths {
      guard length <= bytes.count - offset else { throw Broken() }
      result.append(String(decoding: bytes[offset..<(offset + length)], as: UTF8.self))
      offset += length
    }
    return result
  }
}
