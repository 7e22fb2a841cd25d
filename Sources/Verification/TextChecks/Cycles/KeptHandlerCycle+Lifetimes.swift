import Program

extension KeptHandlerCycle {
  private static let starts: Set<String> = [
    "start", "startWithValues", "startWithResult", "observe", "observeValues", "subscribe", "drive", "bind", "sink",
  ]
  private static let lives: Set<String> = ["lifetime", "reactive.lifetime", "rx.deallocated", "rx.deallocating"]

  /// `model.price.producer.take(during: lifetime).startWithValues { self.show($0) }`: it ends with the object that it keeps.
  func endsWithItself(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard case .member(let stream, let name) = MethodUses.bare(callee).kind, Self.starts.contains(name),
      arguments.contains(where: { own.has($0.value) })
    else { return false }
    var found = false
    Walk.expressions(in: [Statement(.expression(stream), stream.span)]) { expression in
      guard case .call(let limit, let until) = expression.kind,
        ["take", "takeUntil"].contains(CallFinder.baseName(of: limit) ?? ""), let end = until.first,
        Self.lives.contains(LocalNames.path(of: end.value) ?? "")
      else { return }
      found = true
    }
    return found
  }
}
