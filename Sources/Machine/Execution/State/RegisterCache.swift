import Synchronization

/// Lists of registers by number, as quick to find as they are to read.
///
/// Invariants: `slots` is an open hash table whose size is a power of two and at least twice `count`; a slot is empty
/// while its registers have no base address.
struct RegisterCache {
  private struct Slot {
    var key: UInt64 = 0
    var registers = UnsafeBufferPointer<UInt16>(start: nil, count: 0)
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  func deallocate() {
    for slot in slots { slot.registers.deallocate() }
  }

  subscript(key: UInt64) -> UnsafeBufferPointer<UInt16>? {
    let slot = slots[place(of: key)]
    return slot.registers.baseAddress == nil ? nil : slot.registers
  }

  /// Keeps a list that is not there yet.
  mutating func insert(_ registers: [UInt16], _ key: UInt64) -> UnsafeBufferPointer<UInt16> {
    let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: max(registers.count, 1))
    for (index, register) in registers.enumerated() { memory[index] = register }
    let kept = UnsafeBufferPointer(start: memory, count: registers.count)
    if 2 * (count + 1) > slots.count { grow() }
    slots[place(of: key)] = Slot(key: key, registers: kept)
    count += 1
    return kept
  }

  /// Where a key is or would be.
  private func place(of key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    while slots[place].registers.baseAddress != nil, slots[place].key != key { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.registers.baseAddress != nil { slots[place(of: slot.key)] = slot }
  }
}

/// The liveness of the functions of a program, computed when it is first asked for.
final class LivenessTable: Sendable {
  private let known = Mutex<[Int32: Liveness]>([:])

  func of(_ function: Int32, in program: CompiledProgram) -> Liveness {
    known.withLock { known in
      if let flow = known[function] { return flow }
      let flow = Liveness(program.functions[Int(function)], in: program)
      known[function] = flow
      return flow
    }
  }
}
