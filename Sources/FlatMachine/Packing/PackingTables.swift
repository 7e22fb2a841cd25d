/// A layout as flat tables, to pack and unpack without looking anything up, counting references or checking bounds.
///
/// The pointers live as long as the object; nothing changes them.
final class PackingTables {
  /// A part of a slot's bits: `(word >> shift & mask) << from`.
  struct Part {
    var register: Int32
    var word: UInt8
    var shift: UInt8
    var from: UInt8
    /// The first part of a slot: its lowest value is added.
    var isFirst: Bool
    var mask: UInt64
    var low: Int
  }

  /// A slot that an event writes.
  struct Write {
    var register: Int32
    var firstPart: Int32
    var parts: Int32
    var low: Int
    /// Values from `low` on that fit.
    var size: UInt
  }

  /// Of all slots that have bits.
  let parts: UnsafeMutableBufferPointer<Part>
  /// Every slot, then those of each event in a row: `writes[starts[e]..<starts[e + 1]]`.
  let writes: UnsafeMutableBufferPointer<Write>
  let starts: UnsafeMutableBufferPointer<Int32>
  /// Number of slots.
  let slots: Int
  /// Slots without bits, and their only value.
  let fixed: [(register: Int, value: Int)]

  init(_ layout: Layout, _ events: [[Int]]) {
    var parts: [Part] = []
    var all: [Write] = []
    var fixed: [(register: Int, value: Int)] = []
    for (slot, field) in layout.fields.enumerated() {
      let first = parts.count
      var from = 0
      for segment in field.segments {
        parts.append(
          Part(
            register: Int32(slot), word: UInt8(segment.word), shift: UInt8(segment.shift), from: UInt8(from),
            isFirst: from == 0, mask: segment.bits == 64 ? .max : 1 << UInt64(segment.bits) - 1, low: field.low))
        from += segment.bits
      }
      if field.segments.isEmpty { fixed.append((slot, field.low)) }
      all.append(
        Write(
          register: Int32(slot), firstPart: Int32(first), parts: Int32(parts.count - first), low: field.low,
          size: UInt(field.size)))
    }
    var writes = all
    var starts: [Int32] = []
    for slots in events {
      starts.append(Int32(writes.count))
      writes += slots.map { all[$0] }
    }
    starts.append(Int32(writes.count))
    (self.fixed, slots) = (fixed, all.count)
    self.parts = Self.copy(parts)
    self.writes = Self.copy(writes)
    self.starts = Self.copy(starts)
  }

  /// Where the tables begin.
  var pointers: (UnsafeMutablePointer<Part>, UnsafeMutablePointer<Write>, UnsafeMutablePointer<Int32>) {
    (first(parts), first(writes), first(starts))
  }

  private func first<Element>(_ table: UnsafeMutableBufferPointer<Element>) -> UnsafeMutablePointer<Element> {
    guard let address = table.baseAddress else { fatalError("an allocated table has an address") }
    return address
  }

  deinit {
    parts.deallocate()
    writes.deallocate()
    starts.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, elements.count))
    _ = copy.initialize(from: elements)
    return UnsafeMutableBufferPointer(rebasing: copy[0..<elements.count])
  }
}
