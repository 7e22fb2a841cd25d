// Which of several functions with one name a call means where values do not tell: static types do, which the machine does not
// keep. What hands on to its own name means another one, since it would call itself without end.

extension Machine {
  /// Whether a target is among the overloads, or the initialisers, that have called each other up to here, and others have its
  /// name.
  @inline(__always) func isActive(_ number: Int32, of first: Int32) -> Bool {
    let target = core.pointee.tables.targets + Int(number)
    guard target.pointee.next >= 0 || number != first, core.pointee.frameCount > 0,
      target.pointee.kind == .function || target.pointee.kind == .initializer, target.pointee.function >= 0
    else { return false }
    return row(target.pointee.function).pointee.isInitializer
      ? isDelegating(target.pointee.function) : isHandingOn(target.pointee.function, first)
  }

  /// Whether a function is among those that are active and have nothing but overloads of one chain inside.
  @inline(__always) private func isHandingOn(_ function: Int32, _ first: Int32) -> Bool {
    guard row(frame.pointee.function).pointee.isSubject else { return false }
    var index = core.pointee.frameCount - 1
    while index >= 0 {
      let active = core.pointee.frames[index].function
      if active == function { return true }
      guard _slowPath(isOverload(active, first)) else { return false }
      index -= 1
    }
    return false
  }

  private func isOverload(_ function: Int32, _ first: Int32) -> Bool {
    var number = first
    while number >= 0 {
      let target = core.pointee.tables.targets + Int(number)
      if target.pointee.kind == .function, target.pointee.function == function { return true }
      number = target.pointee.next
    }
    return false
  }

  /// Whether an initialiser is among those that are active and have nothing but initialisers inside.
  private func isDelegating(_ function: Int32) -> Bool {
    var index = core.pointee.frameCount - 1
    while index >= 0 {
      let active = core.pointee.frames + index
      if active.pointee.function == function { return true }
      guard row(active.pointee.function).pointee.isInitializer else { return false }
      index -= 1
    }
    return false
  }

  /// The overload that a function means when it passes something unknown to its own name, or where the result alone tells
  /// the two apart: rarely itself, or one that has handed on to it, which would call each other without end. An initialiser never means itself, nor one that has delegated to it: `self.init(x: Float(x))` is
  /// told from them by the type of a number, which the machine does not keep, and what delegates in a ring never ends.
  func otherOverload(than own: Int32, of first: Int32, _ site: CallSite) -> Int32? {
    let isInitializer = row(core.pointee.tables.targets[Int(own)].function).pointee.isInitializer
    let isTwin = core.pointee.tables.targets[Int(own)].isTwin
    let isTold = !isTwin && !(0..<site.count).contains { site.arguments[$0].isOpaque }
    guard isInitializer || row(frame.pointee.function).pointee.isSubject && !isTold else { return nil }
    var number = isInitializer ? core.pointee.tables.targets[Int(own)].next : first
    while number >= 0 {
      let function = core.pointee.tables.targets[Int(number)].function
      let isAllowed = function < 0 || !(isInitializer ? isDelegating(function) : isHandingOn(function, first))
      if isAllowed, accepts(number, site) { return number }
      number = core.pointee.tables.targets[Int(number)].next
    }
    return nil
  }
}
