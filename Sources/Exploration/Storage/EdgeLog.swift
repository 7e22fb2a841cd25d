/// Which state leads to which, while a search goes on: about a byte and a half per edge.
///
/// Sources arrive in ascending order; those without edges may be left out. Edges from a state to itself and repetitions of the edge before
/// are left out: they change nothing about what can be reached.
///
/// Invariants: per source its targets, each as the difference from the one before (the first from the source), which is
/// never 0: sign in the lowest bit, seven bits per byte, the lowest first, bit 7 saying that more follow. The byte 0 ends
/// each source but the last.
struct EdgeLog {
  private var bytesOfEdges = GrowingBuffer<UInt8>()
  /// How many sources have begun.
  private(set) var sources = 0
  /// How many edges there are.
  private(set) var count = 0
  private var last = 0

  init() {}

  /// Bytes of memory that the log occupies.
  var bytes: Int { bytesOfEdges.bytes }

  /// The edges out of a source come next. Amortised O(1) per source, those left out included.
  mutating func beginSource(_ source: Int) {
    while sources <= source {
      if sources > 0 { bytesOfEdges.append(0) }
      sources += 1
    }
    last = source
  }

  /// Adds an edge from the source begun last.
  mutating func append(target: UInt32) {
    let difference = Int(target) - last
    if difference == 0 || Int(target) == sources - 1 { return }
    last = Int(target)
    count += 1
    var code = UInt64(truncatingIfNeeded: difference < 0 ? -2 * difference + 1 : 2 * difference)
    while code >= 0x80 {
      bytesOfEdges.append(UInt8(truncatingIfNeeded: code) | 0x80)
      code >>= 7
    }
    bytesOfEdges.append(UInt8(truncatingIfNeeded: code))
  }

  /// Calls the body with each edge, in the order in which they came. O(edges).
  func forEach(_ body: (_ source: Int, _ target: Int) -> Void) {
    var source = 0
    var target = 0
    var position = 0
    while position < bytesOfEdges.count {
      var byte = bytesOfEdges[position]
      position += 1
      if byte == 0 {
        source += 1
        target = source
        continue
      }
      var code = UInt64(byte & 0x7F)
      var shift: UInt64 = 7
      while byte & 0x80 != 0 {
        byte = bytesOfEdges[position]
        position += 1
        code |= UInt64(byte & 0x7F) << shift
        shift += 7
      }
      target += code & 1 == 1 ? -Int(code >> 1) : Int(code >> 1)
      body(source, target)
    }
  }
}
