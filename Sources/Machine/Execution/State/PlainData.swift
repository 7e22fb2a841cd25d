/// Which classes of the code under test only keep data: they have nothing to do with UIKit, and nobody notices the end of
/// one of their objects.
package struct PlainData: Sendable {
  /// By type id.
  private let isData: [Bool]

  package init(of program: CompiledProgram) {
    isData = program.types.map { type in
      guard type.kind == .class, type.isSubject, type.deinitializers.isEmpty, !type.hasUnknownAncestor else {
        return false
      }
      var above = type.superclass
      while above >= 0 {
        let info = program.types[Int(above)]
        guard info.isSubject || info.name == "NSObject" else { return false }
        above = info.superclass
      }
      return true
    }
  }

  package func contains(_ type: Int32) -> Bool { isData[Int(type)] }
}

/// Memory in which values can be followed: of a run, or of a state that is kept.
protocol ReadableMemory {
  func header(at index: Int) -> UInt64
  func payload(at index: Int, _ offset: Int) -> Word
}

extension ReadableMemory {
  /// Whether a value is, or leads to, no function and no object of a class that is more than data.
  func isPlain(_ word: Word, _ data: PlainData, _ identities: UnsafePointer<Bool>) -> Bool {
    var seen: Set<Int> = []
    var open = [word]
    while let word = open.popLast() {
      guard word.isAnyReference else {
        if word.isPlainFunction { return false }
        continue
      }
      guard seen.insert(word.index).inserted else { continue }
      let header = header(at: word.index)
      let type = Header.type(header)
      guard seen.count <= PlainData.most, type != TypeInfo.Builtin.function.id,
        !identities[Int(type)] || data.contains(type)
      else { return false }
      open += (0..<Header.count(header)).map { payload(at: word.index, $0) }
    }
    return true
  }
}

extension PlainData {
  /// Objects and boxes that are looked at.
  fileprivate static let most = 512
}
