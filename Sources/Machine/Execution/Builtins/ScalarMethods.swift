extension Machine {
  /// Methods and initialisers of ranges, numbers, booleans and strings.
  func callScalar(_ method: BuiltinMethod, _ site: CallSite) {
    switch method {
    case .rangeContains:
      guard isBox(site.receiver, .range) else { return finish(site, opaqueResult(site, .notNil)) }
      finish(site, answer(contains(site.receiver.index, argument(0, site)), site))
    case .intInit: finish(site, site.count == 0 ? Word(small: 0) : integer(from: argument(0, site), site))
    case .doubleInit: finish(site, site.count == 0 ? Word(0.0) : double(from: argument(0, site), site))
    case .boolInit:
      let value = argument(0, site)
      finish(site, site.count == 0 ? .false : value.isBoolean ? value : opaqueResult(site, .notNil))
    case .boolToggle:
      let value = site.receiver
      finish(site, .void, receiver: value.isBoolean ? Word(bits: value.bits ^ 1) : opaqueResult(site, .notNil))
    case .stringInit:
      if site.count == 0, tables.names.emptyString >= 0 {
        return finish(site, Word(tag: Word.stringTag, payload: Int(tables.names.emptyString)))
      }
      let value = argument(0, site)
      finish(site, site.count == 1 && value.isString ? value : opaqueResult(site, .notNil))
    case .doubleRounded:
      let value = site.receiver
      finish(site, value.isNumber ? Word(value.number.rounded()) : opaqueResult(site, .notNil))
    default:
      let (value, divisor) = (site.receiver, argument(0, site))
      guard value.isInteger, divisor.isInteger else { return finish(site, opaqueResult(site, .notNil)) }
      finish(site, Word(divisor.integer == 0 ? value.integer == 0 : value.integer % divisor.integer == 0))
    }
  }

  private func integer(from value: Word, _ site: CallSite) -> Word {
    if value.isInteger { return value }
    if value.isDouble {
      guard let word = Int(exactly: value.double.rounded(.towardZero)).flatMap({ Word(exactly: $0) }) else {
        return opaqueResult(site, .notNil)
      }
      return word
    }
    if value.isString {
      return Int(log.image.program.strings[value.index]).flatMap { Word(exactly: $0) } ?? .nil
    }
    return opaqueResult(site)
  }

  private func double(from value: Word, _ site: CallSite) -> Word {
    if value.isNumber { return Word(value.number) }
    if value.isString { return Double(log.image.program.strings[value.index]).map { Word($0) } ?? .nil }
    return opaqueResult(site)
  }
}
