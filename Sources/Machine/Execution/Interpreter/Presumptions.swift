import Identifiers

// What code under test relies on may be missing only because nothing has set it up: the app does that elsewhere. Where no
// run of a scenario gets past its beginning, it is explored once more, and such values are taken as present.

extension Machine {
  /// Whether the run goes on as if what the instruction needs were there, although it is not; notes what was presumed.
  ///
  /// - Parameter need: what is taken for granted, as a clause.
  func presumes(_ need: @autoclosure () -> String) -> Bool {
    guard core.pointee.presumesValues, isRunning, row(frame.pointee.function).pointee.isSubject else { return false }
    if core.pointee.isHypothetical { return true }
    let site = Site(function: Int(frame.pointee.function), pc: Int(frame.pointee.pc))
    log.violate(ViolatedProperty(kind: .presumption, rule: nil, message: need(), site: site))
    return true
  }

  /// … because something of a name is read, written or called on nil.
  func presumesNotNil(member name: Int32) -> Bool {
    if name < 0 { return presumes("a value that is used is not nil") }
    return presumes("the value whose '\(log.image.program.names[Int(name)])' is used is not nil")
  }

  /// A value of which nothing is known but that it is there.
  var presumedValue: Word { Word(opaque: OpaqueTraits.notNil.rawValue) }
}
