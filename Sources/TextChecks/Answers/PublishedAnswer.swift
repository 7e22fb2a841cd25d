import Program
import Subjects

/// Answers that a publisher of Combine gives, as those of a server: a request that ends or fails, which a `sink` with two
/// closures waits for.
enum PublishedAnswer {
  /// `library.load(url).receive(on: .main).sink { completion in … } receiveValue: { … }`
  static func isOne(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    guard closures.count == 2, closures.last?.label == "receiveValue",
      case .member(let publisher, "sink") = MethodUses.bare(callee).kind
    else { return false }
    return isRequest(publisher)
  }

  /// Whether a function of somebody has made the publisher, and not a property or UIKit's and Foundation's streams of events.
  private static func isRequest(_ publisher: Expression) -> Bool {
    guard case .call(let callee, _) = MethodUses.bare(publisher).kind,
      case .member(let base, let name) = MethodUses.bare(callee).kind
    else { return false }
    if streaming.contains(name) { return false }
    if operators.contains(name) || name.hasPrefix("try") { return isRequest(base) }
    let lower = name.lowercased()
    return verbs.contains(where: lower.hasPrefix)
  }

  /// What takes its time: a change in a local store comes at once.
  private static let verbs = [
    "load", "fetch", "download", "upload", "import", "open", "request", "send", "search", "log", "sign", "submit",
    "refresh", "sync", "connect", "export",
  ]

  private static let operators: Set<String> = [
    "receive", "subscribe", "map", "compactMap", "flatMap", "mapError", "eraseToAnyPublisher", "handleEvents", "first",
    "delay", "timeout", "retry", "catch", "replaceError", "setFailureType", "decode", "print", "filter",
  ]

  /// What comes again and again.
  private static let streaming: Set<String> = [
    "publisher", "debounce", "throttle", "removeDuplicates", "merge", "combineLatest", "autoconnect", "dropFirst",
    "share", "scan", "prepend", "append",
  ]
}
