/// The steps that states were found by, four bytes each as long as events and runs are few.
///
/// Invariants: element i is `event << 20 | run`, or `wide` when the numbers do not fit; then `rest` has the label.
struct LabelList {
  private var narrow = GrowingBuffer<UInt32>()
  private var rest: [UInt32: StepLabel] = [:]

  private static let runBits: UInt32 = 20
  private static let wide = UInt32.max

  init() {}

  /// Bytes of memory that the list occupies.
  var bytes: Int { narrow.bytes + rest.capacity * 16 }

  mutating func append(_ label: StepLabel) {
    let fits = label.event < Self.wide >> Self.runBits && label.run >> Self.runBits == 0
    if !fits { rest[UInt32(truncatingIfNeeded: narrow.count)] = label }
    narrow.append(fits ? label.event << Self.runBits | label.run : Self.wide)
  }

  subscript(position: Int) -> StepLabel {
    let element = narrow[position]
    if element == Self.wide, let label = rest[UInt32(truncatingIfNeeded: position)] { return label }
    return StepLabel(event: element >> Self.runBits, run: element & (1 << Self.runBits - 1))
  }
}
