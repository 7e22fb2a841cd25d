import Program

/// What a page hears of its model's errors: `viewModel.errorPublisher.receive(on: .main).sink { … }`. A request has failed then, and
/// the user has gone on in the meantime.
enum ErrorStream {
  /// Whether a call listens to a stream that is called an error by its name, through whatever operators.
  static func isOne(_ callee: Expression) -> Bool {
    guard case .member(var stream, let name) = callee.unchained.kind, listening.contains(name) else { return false }
    while true {
      switch stream.unchained.kind {
      case .call(let inner, _):
        guard case .member(let base, let name) = inner.unchained.kind else { return false }
        if isOfError(name), !transforming.contains(where: name.lowercased().hasPrefix) { return true }
        stream = base
      case .member(let base, let name):
        if isOfError(name) { return true }
        guard operators.contains(name) else { return false }
        stream = base
      case .name(let name): return isOfError(name)
      default: return false
      }
    }
  }

  private static let listening: Set<String> = [
    "sink", "subscribe", "drive", "emit", "bind", "observe", "observeValues",
  ]

  /// `Published` has its publisher beside it, RxSwift its `rx`.
  private static let operators: Set<String> = ["projectedValue", "publisher", "rx", "signal", "producer"]

  private static func isOfError(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.contains("error") || lower.contains("failure")
  }

  /// What operators begin with that change or only see the errors of another stream: `mapError`, `replaceError(with:)`, `doOnError`.
  private static let transforming = ["map", "replace", "catch", "set", "as", "observe", "doon"]
}

extension Expression {
  /// Without the marks of optional chains around it.
  fileprivate var unchained: Expression {
    switch kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): inner.unchained
    default: self
    }
  }
}
