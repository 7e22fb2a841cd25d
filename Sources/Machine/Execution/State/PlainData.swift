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
