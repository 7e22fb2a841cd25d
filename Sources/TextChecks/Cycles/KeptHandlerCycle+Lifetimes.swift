import Program
import Subjects

extension KeptHandlerCycle {
  private static let starts: Set<String> = [
    "start", "startWithValues", "startWithResult", "observe", "observeValues", "subscribe", "drive", "bind", "sink",
  ]
  private static let lives: Set<String> = ["lifetime", "reactive.lifetime", "rx.deallocated", "rx.deallocating"]

  /// `model.price.producer.take(during: lifetime).startWithValues { self.show($0) }`: it ends with the object that it keeps, and
  /// not by itself.
  func endsWithItself(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard case .member(let stream, let name) = MethodUses.bare(callee).kind, Self.starts.contains(name),
      arguments.contains(where: { own.has($0.value) }),
      !arguments.contains(where: { Streams.ending.contains($0.label ?? "") })
    else { return false }
    return Streams.isEndless(stream, keeping: own, until: Self.lives)
  }
}
