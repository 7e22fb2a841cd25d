/// A layout as flat tables, to pack and unpack without looking anything up.
struct PackingTables {
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
  var parts: [Part] = []
  /// Slots without bits, and their only value.
  var fixed: [(register: Int, value: Int)] = []
  /// Every slot.
  var all: [Write] = []
  /// Those of each event in a row: `writes[starts[e]..<starts[e + 1]]`.
  var writes: [Write] = []
  var starts: [Int32] = []

  init(_ layout: Layout, _ events: [[Int]]) {
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
    for slots in events {
      starts.append(Int32(writes.count))
      writes += slots.map { all[$0] }
    }
    starts.append(Int32(writes.count))
  }
}
