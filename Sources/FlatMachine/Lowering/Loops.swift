import Diagnostics
import Program

extension ModelLowering {
  func loop(
    _ label: String?, _ pattern: Pattern, over sequence: Expression, where condition: Expression?,
    _ body: [Statement], _ span: SourceSpan
  ) throws(FlatError) {
    let value = snapshot(try value(sequence))
    let end = newBlock()
    let turn: (Element) throws(FlatError) -> [FlatStatement] = { [self] (element) throws(FlatError) in
      let next = newBlock()
      exits.loops.append(Exits.Loop(label: label, breakBlock: end, continueBlock: next))
      defer { exits.loops.removeLast() }
      let (_, inside) = try collect { () throws(FlatError) in
        try withScope { () throws(FlatError) in try self.body(body, pattern, element, condition) }
      }
      return inside.isEmpty ? [] : [.block(next, inside)]
    }
    let (_, all) = try collect { () throws(FlatError) in
      if let elements = elements(of: value) {
        for element in elements { try turn(element).forEach(emit) }
      } else {
        try loop(overRange: value, turn, end, span)
      }
    }
    emit(.block(end, all))
  }

  private func body(
    _ statements: [Statement], _ pattern: Pattern, _ element: Element, _ condition: Expression?
  ) throws(FlatError) {
    let matches = try match(pattern, element.value)
    let wanted = if let condition { try test(condition) } else { FlatExpression.yes }
    let test = FlatExpression.make(.and, element.isPresent, .make(.and, matches, wanted))
    if test.constant == 0 { return }
    let (_, inside) = try collect { () throws(FlatError) in try lower(statements) }
    if test.constant != nil { inside.forEach(emit) } else { emit(.branch(test, inside, [])) }
  }

  /// A range whose bounds depend on the state: a loop with a counter, in which nothing is offered.
  private func loop(
    overRange value: Value, _ turn: (Element) throws(FlatError) -> [FlatStatement], _ end: Int, _ span: SourceSpan
  ) throws(FlatError) {
    guard case .range(let first, let last) = value else { throw fail("this cannot be walked through", span) }
    let counter = newLocal(.int)
    let bound = newLocal(.int)
    emit(.set(counter.place(0), first))
    emit(.set(bound.place(0), last))
    let offers = events.count
    let number = counter.place(0).value
    let inside = try turn(Element(isPresent: .yes, value: .int(number)))
    if events.count > offers { throw fail("an 'offer' in a loop whose bounds depend on the state", span) }
    let step: [FlatStatement] = inside + [.set(counter.place(0), .make(.add, number, .constant(1)))]
    emit(.loop([.branch(.make(.less, number, bound.place(0).value), step, [.leave(end)])]))
  }

  func loop(
    _ label: String?, while conditions: [Condition], _ body: [Statement], _ span: SourceSpan
  ) throws(FlatError) {
    let end = newBlock()
    let next = newBlock()
    exits.loops.append(Exits.Loop(label: label, breakBlock: end, continueBlock: next))
    defer { exits.loops.removeLast() }
    let offers = events.count
    let (_, inside) = try collect { () throws(FlatError) in
      try lowerGuard(conditions, [Statement(.break(label: label), span)], body, span)
    }
    if events.count > offers { throw fail("an 'offer' in a loop whose turns depend on the state", span) }
    emit(.block(end, [.loop([.block(next, inside)])]))
  }
}
