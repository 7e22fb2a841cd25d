import Diagnostics

/// Writes trees as bytes, densely: numbers of variable length, strings once, places relative to the one before.
struct ArchiveWriter {
  private(set) var bytes: [UInt8] = []
  /// The strings in the order of their first use.
  private(set) var strings: [String] = []
  /// Whether every place was in the file or nowhere; others cannot be written.
  private(set) var isComplete = true
  private let file: Int32
  private var stringIDs: [String: Int] = [:]
  private var position: Int32 = 0

  /// - Parameter file: the index of the file that the spans carry.
  init(file: Int) { self.file = Int32(file) }

  mutating func write(tag: UInt8) { bytes.append(tag) }

  mutating func write<each Part: Archivable>(tag: UInt8, _ parts: repeat each Part) {
    write(tag: tag)
    repeat (each parts).write(to: &self)
  }

  mutating func write<each Part: Archivable>(_ parts: repeat each Part) {
    repeat (each parts).write(to: &self)
  }

  mutating func write(number: UInt) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(signed number: Int) {
    write(number: UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  mutating func write(text: String) {
    if let known = stringIDs[text] { return write(number: UInt(known)) }
    stringIDs[text] = strings.count
    write(number: UInt(strings.count))
    strings.append(text)
  }

  /// The length comes first, so that 0 can stand for no place at all.
  mutating func write(place span: SourceSpan) {
    if span == .none { return write(number: 0) }
    if span.file != file || span.start < 0 || span.end < span.start { isComplete = false }
    write(number: UInt(bitPattern: Int(span.end) - Int(span.start) + 1))
    write(signed: Int(span.start) - Int(position))
    position = span.start
  }
}
