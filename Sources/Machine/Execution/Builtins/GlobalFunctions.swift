extension Machine {
  /// `min`, `max`, `abs`, `type(of:)`, `zip` and `stride`.
  func callGlobal(_ native: Native, _ site: CallSite) {
    switch native {
    case .min, .max: finish(site, extreme(site, isMaximum: native == .max))
    case .abs:
      let value = written(0, site)
      finish(
        site,
        value.isInteger
          ? Word(small: Swift.abs(value.integer))
          : value.isDouble ? Word(Swift.abs(value.double)) : opaqueResult(site, .notNil))
    case .typeOf:
      let type = typeID(written(0, site))
      finish(site, type >= 0 ? Word(metatype: type) : opaqueResult(site, .notNil))
    case .zip: zip(site)
    default: stride(site)
    }
  }

  /// The first of the smallest or the last of the largest; opaque when an order is not known.
  private func extreme(_ site: CallSite, isMaximum: Bool) -> Word {
    guard site.count > 0 else { return opaqueResult(site, .notNil) }
    var best = site.arguments[0]
    for index in 1..<max(site.count, 1) {
      let next = site.arguments[index]
      guard let order = compare(next, best) else { return opaqueResult(site, .notNil) }
      if isMaximum ? order == .greater || order == .equal : order == .less { best = next }
    }
    return best.isOpaque ? opaqueResult(site, .notNil) : promoted(best, site)
  }

  /// A literal integer among doubles is a double.
  private func promoted(_ word: Word, _ site: CallSite) -> Word {
    guard word.isInteger else { return word }
    for index in 0..<site.count where site.arguments[index].isDouble { return Word(word.number) }
    return word
  }

  private func zip(_ site: CallSite) {
    let (left, right) = (array(of: written(0, site)), array(of: written(1, site)))
    guard isRunning, isBox(left, .array), isBox(right, .array) else { return finish(site, opaqueResult(site, .notNil)) }
    let count = Swift.min(self.count(at: left.index), self.count(at: right.index))
    let index = allocate(TypeInfo.Builtin.array.id, count)
    for offset in 0..<count { store(.nil, index, offset) }
    for offset in 0..<count {
      store(tuple(labels: 0, load(left.index, offset), load(right.index, offset)), index, offset)
    }
    finish(site, Word(reference: index))
  }

  /// An array of the numbers; a step of zero traps as in Swift.
  private func stride(_ site: CallSite) {
    let (start, end, step) = (written(0, site), written(1, site), written(2, site))
    guard start.isNumber, end.isNumber, step.isNumber else { return finish(site, opaqueResult(site, .notNil)) }
    guard step.number != 0 else { return trap("a stride has the step zero") }
    let includesEnd = written(3, site).truth
    let steps = (end.number - start.number) / step.number
    guard steps < Double(core.pointee.arenaLimit) else { return exhaust(.memory) }
    var count = steps < 0 ? 0 : Int(steps.rounded(.down)) + 1
    if count > 0, !includesEnd, Double(count - 1) == steps { count -= 1 }
    let index = allocate(TypeInfo.Builtin.array.id, count)
    let isInteger = start.isInteger && step.isInteger
    for offset in 0..<count {
      let word =
        isInteger
        ? Word(small: start.integer + offset * step.integer) : Word(start.number + Double(offset) * step.number)
      store(word, index, offset)
    }
    finish(site, Word(reference: index))
  }
}
