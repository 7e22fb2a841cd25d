import Program
import Subjects

/// Streams of values that somebody subscribes to: publishers of Combine, and sequences of RxSwift.
enum Streams {
  /// Whether it is a subscription to a stream that never ends, with an object in the closure at its end or in one on its way.
  ///
  /// What is published by a property or by a view is taken never to end; what a call answers may end soon.
  static func isEndless(_ subscription: Expression, keeping own: SelfClosures) -> Bool {
    guard case .call(let callee, let arguments) = subscription.kind,
      case .member(let stream, let name) = callee.kind, subscribing.contains(name),
      !arguments.contains(where: { ending.contains($0.label ?? "") })
    else { return false }
    var keeps = arguments.contains { own.has($0.value) || isTarget($0) }
    return isEndless(stream, keeping: own, &keeps) && keeps
  }

  /// Whether it is a subscription to a stream that never ends, whatever its closures have.
  static func goesOn(_ subscription: Expression, of type: TypeIndex.Entry) -> Bool {
    guard case .call(let callee, let arguments) = subscription.kind,
      case .member(let stream, let name) = callee.kind, subscribing.contains(name),
      !arguments.contains(where: { ending.contains($0.label ?? "") })
    else { return false }
    var keeps = false
    return isEndless(stream, keeping: SelfClosures(type: type, body: []), &keeps)
  }

  /// `assign(to: \.title, on: self)`
  private static func isTarget(_ argument: Argument) -> Bool {
    guard argument.label == "on", case .selfReference = argument.value.kind else { return false }
    return true
  }

  /// Whether a stream ends with an object alone: it has such a limit, and would never end without it.
  static func isEndless(_ stream: Expression, keeping own: SelfClosures, until lives: Set<String>) -> Bool {
    var isLimited = false
    Walk.expressions(outsideClosuresOf: stream) { if isLimit($0, lives) { isLimited = true } }
    var keeps = false
    return isLimited && isEndless(stream, keeping: own, &keeps, until: lives)
  }

  /// `stream.take(during: lifetime)`, `stream.take(until: rx.deallocated)`
  private static func isLimit(_ expression: Expression, _ lives: Set<String>) -> Bool {
    guard case .call(let limit, let arguments) = expression.kind, let end = arguments.first,
      ["take", "takeUntil"].contains(CallFinder.baseName(of: limit) ?? "")
    else { return false }
    return lives.contains(LocalNames.path(of: end.value) ?? "")
  }

  private static func isEndless(
    _ stream: Expression, keeping own: SelfClosures, _ keeps: inout Bool, until lives: Set<String> = []
  ) -> Bool {
    switch MethodUses.bare(stream).kind {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind else { return false }
      if isOfView(base) && !answered.contains(name) || name == "publisher" || isOfTimer(base, name) { return true }
      guard operators.contains(name) || isLimit(MethodUses.bare(stream), lives) else { return false }
      if arguments.contains(where: { own.has($0.value) }) { keeps = true }
      return isEndless(base, keeping: own, &keeps, until: lives)
    case .member, .name: return true
    case .unary(_, let inner): return isEndless(inner, keeping: own, &keeps, until: lives)
    default: return false
    }
  }

  /// `Timer.publish(every: 1, on: .main, in: .common)`
  private static func isOfTimer(_ base: Expression, _ name: String) -> Bool {
    name == "publish" && CallFinder.baseName(of: base) == "Timer"
  }

  /// `tableView.rx`, whose sequences end with the view; a request ends when it is answered.
  private static func isOfView(_ base: Expression) -> Bool {
    guard case .member(_, "rx") = MethodUses.bare(base).kind else { return false }
    return true
  }

  /// `URLSession.shared.rx.data(request:)`, `api.rx.request(_:)`
  private static let answered: Set<String> = ["request", "data", "json", "response"]

  /// https://developer.apple.com/documentation/combine/publisher and the operators of RxSwift with a subscription at the end
  /// (github.com/ReactiveX/RxSwift).
  private static let subscribing: Set<String> = ["sink", "assign", "subscribe", "drive", "bind", "emit"]

  /// Who asks for the end expects one.
  static let ending: Set<String> = ["receiveCompletion", "onCompleted", "onSuccess", "onFailure"]

  /// Those that neither end the stream nor begin one of their own.
  private static let operators: Set<String> = [
    "receive", "map", "filter", "compactMap", "removeDuplicates", "dropFirst", "debounce", "throttle", "combineLatest",
    "merge", "eraseToAnyPublisher", "publisher", "share", "subscribe", "delay", "print", "scan", "asObservable",
    "asDriver",
    "asSignal", "observe", "observeOn", "subscribeOn", "distinctUntilChanged", "skip", "flatMap", "flatMapLatest",
    "withLatestFrom", "startWith", "unwrap", "do", "handleEvents", "autoconnect",
    "skipRepeats", "skipNil",
  ]
}
