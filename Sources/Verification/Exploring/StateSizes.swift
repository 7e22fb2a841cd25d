import Machine

/// How much there is in a state of everything that code under test can make more and more of.
struct StateSizes {
  private(set) var counts: [GrowingThing: Int] = [:]

  /// O(words).
  init(_ reader: StateReader) {
    let program = reader.image.program
    for global in 0..<min(program.globals.count, reader.words.count) where program.isSubject(global: global) {
      addProperty(reader.words[global], type: -1, slot: global, reader)
    }
    reader.forEachObject { type, index in
      let info = program.types[Int(type)]
      if info.kind == .class { counts[.instances(type: type), default: 0] += 1 }
      for slot in 0..<reader.payloadCount(at: index) {
        let bits = reader.words[index + 1 + slot]
        if let function = reader.function(in: bits), program.functions[function].isSubject {
          counts[.closures(function: function), default: 0] += 1
        }
        if info.isSubject, slot < info.slots.count { addProperty(bits, type: type, slot: slot, reader) }
      }
    }
  }

  private mutating func addProperty(_ bits: UInt64, type: Int32, slot: Int, _ reader: StateReader) {
    if let count = reader.elementCount(of: bits) {
      counts[.elements(type: type, slot: slot), default: 0].formMaximum(count)
    } else if let number = reader.wholeNumber(in: bits), number > 0 {
      counts[.number(type: type, slot: slot), default: 0].formMaximum(number)
    }
  }
}

extension Int {
  mutating func formMaximum(_ other: Int) { self = Swift.max(self, other) }
}

extension CompiledProgram {
  /// Whether a global belongs to the code under test: as far as its initial value shows.
  func isSubject(global: Int) -> Bool {
    let initializer = Int(globals[global].initializer)
    return functions.indices.contains(initializer) && functions[initializer].isSubject
  }
}
