import Diagnostics
import Program
import Subjects

extension EndlessLoop {
  /// A loop that never ends by itself.
  struct Loop {
    let span: SourceSpan
    let body: [Statement]
  }

  /// `guard let self`, `if let self = self`, where the binding stands.
  struct Binding {
    let start: Int32

    /// Whether it stands in the body of a loop: then it lasts for one value.
    func isInside(_ body: [Statement]) -> Bool {
      guard let first = body.first, let last = body.last else { return false }
      return first.span.start <= start && start <= last.span.end
    }
  }

  /// The loops of code over values that never end. Who leaves a loop by a condition expects an end.
  ///
  /// - Parameter outsideClosures: those that the code itself waits for, and none of a task that it begins.
  static func loops(in body: [Statement], outsideClosures: Bool = false) -> [Loop] {
    var closures: [SourceSpan] = []
    if outsideClosures {
      Walk.expressions(in: body) { if case .closure = $0.kind { closures.append($0.span) } }
    }
    var found: [Loop] = []
    Walk.statements(in: body) { statement in
      guard case .forIn(_, _, let sequence, _, let inner) = statement.kind,
        case .call(let callee, let arguments) = sequence.kind, case .name("awaitedValues") = callee.kind,
        let values = arguments.first?.value, isEndless(values, locals: locals(in: body)), !leaves(inner),
        !closures.contains(where: { $0.contains(statement.span) })
      else { return }
      found.append(Loop(span: statement.span, body: inner))
    }
    return found
  }

  static func bindings(in body: [Statement]) -> [Binding] {
    var found: [Binding] = []
    Walk.statements(in: body) { statement in
      let conditions =
        switch statement.kind {
        case .guard(let conditions, _): conditions
        case .if(let branch): branch.conditions
        default: [Condition]()
        }
      for case .binding(_, _, let value, _) in conditions {
        if case .selfReference = value.kind { found.append(Binding(start: statement.span.start)) }
      }
    }
    return found
  }

  private static func leaves(_ body: [Statement]) -> Bool {
    var found = false
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .break, .return: found = true
      default: break
      }
    }
    return found
  }

  private static func locals(in body: [Statement]) -> Set<String> {
    Set(
      LocalBinding.all(in: body).compactMap { binding in
        if case .binding(let name, _) = binding.pattern.kind { name } else { nil }
      })
  }

  /// Notifications, what a publisher gives, and what a property or a function with the name of a stream of the app does; none
  /// that the code has just made, such as the lines of an answer.
  private static func isEndless(_ values: Expression, locals: Set<String>) -> Bool {
    let values = MethodUses.bare(values)
    switch values.kind {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = MethodUses.bare(callee).kind else { return false }
      if name == "notifications" { return arguments.first?.label == "named" }
      if operators.contains(name) { return isEndless(base, locals: locals) }
      return isStream(name) && isLasting(base, locals)
    case .member(let base, let name): return name == "values" || isStream(name) && isLasting(base, locals)
    case .name(let name): return isStream(name) && !locals.contains(name)
    default: return false
    }
  }

  private static func isLasting(_ base: Expression, _ locals: Set<String>) -> Bool {
    guard let root = LocalNames.path(of: base)?.split(separator: ".").first else { return false }
    return !locals.contains(String(root))
  }

  private static func isStream(_ name: String) -> Bool {
    let lower = name.lowercased()
    if ["progress", "download", "upload", "response", "line", "byte", "chunk", "token"].contains(where: lower.contains)
    {
      return false
    }
    return ["stream", "updates", "changes", "events", "notifications", "messages", "states", "channel"].contains(
      where: lower.hasSuffix) || lower.hasPrefix("observe")
  }

  /// https://developer.apple.com/documentation/swift/asyncsequence and github.com/apple/swift-async-algorithms: those that
  /// end with their base alone.
  private static let operators: Set<String> = [
    "map", "compactMap", "filter", "dropFirst", "flatMap", "debounce", "removeDuplicates", "buffer", "receive",
    "eraseToAnyPublisher", "throttle",
  ]
}
