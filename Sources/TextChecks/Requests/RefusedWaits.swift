import Diagnostics
import Program
import Subjects

/// The presentations of a function on whose completion somebody waits: its caller, a continuation, or a client of the object that
/// hears of the other ways through the function.
struct RefusedWaits {
  private let function: Function
  private let body: [Statement]
  private let aliases: [String: String]
  private let client: ClosingClient
  private let handed: HandedCompletions
  private let parameters: [Parameter]
  /// Who waits, each with the code that has it.
  private var waiting: [(name: String, body: [Statement])] = []

  /// - Parameters:
  ///   - handed: what callers hand over.
  ///   - isFunction: whether a parameter is one, or has the name of such a type.
  init(
    of function: Function, _ client: ClosingClient, _ handed: HandedCompletions, isFunction: (Parameter) -> Bool
  ) {
    self.function = function
    self.client = client
    self.handed = handed
    let body = function.body ?? []
    self.body = body
    aliases = LocalNames.aliases(in: body)
    parameters = function.parameters.filter(isFunction)
    var waiting = parameters.map { (name: $0.name, body: body) }
    Walk.expressions(in: body) { expression in
      guard let closure = Continuations.closure(of: expression), let continuation = closure.parameters.first else {
        return
      }
      waiting.append((continuation.name, closure.body))
    }
    self.waiting = waiting
  }

  var places: [SourceSpan] {
    if DirectWork.looks(body) { return [] }
    var roots = [body]
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind { roots.append(closure.body) }
    }
    return roots.flatMap { root in
      DirectWork(root).presentations(aliases).filter { request, completion in
        guard let completion, !DirectWork.isOnTop(request.receiver, in: body) else { return false }
        return areWaiting(for: completion, request, in: root)
      }.map(\.request.span)
    }
  }

  private func areWaiting(for completion: Argument, _ request: Turn.Request, in root: [Statement]) -> Bool {
    switch completion.value.kind {
    case .closure(let closure):
      let named = AppEvents.mentioned(in: closure.body)
      return waiting.contains { named.contains($0.name) && isLost($0.name, in: $0.body, with: request) }
        || isTold(by: closure, in: root)
    case .name(let name):
      guard let parameter = parameters.first(where: { $0.name == name }) else { return false }
      return handed.areWaitedFor(parameter, of: function) && isLost(name, in: body, with: request)
    default: return false
    }
  }

  /// Whether a way leads through the request on which nothing else calls what somebody waits for.
  private func isLost(_ name: String, in body: [Statement], with request: Turn.Request) -> Bool {
    CompletionWays(of: name, beside: [request.span]).ways(through: body).contains { way in
      if way.isTaken || way.isExcused { return false }
      guard way.isOver else { return true }
      return way.end.map { $0.start >= request.span.end || $0.contains(request.span) } ?? false
    }
  }

  /// `guard let presenter else { return onNext.call(.failure) }` before `present(page, animated: true) { onNext.call(.shown) }`
  private func isTold(by closure: Closure, in root: [Statement]) -> Bool {
    let told = paths(in: closure.body)
    if told.isEmpty || !told.isDisjoint(with: directPaths(in: root)) { return false }
    return root.contains { statement in
      guard case .guard(_, let otherwise) = statement.kind else { return false }
      return !told.isDisjoint(with: paths(in: otherwise))
    }
  }

  /// What a body calls of the object's clients.
  private func paths(in body: [Statement]) -> Set<String> {
    Set(
      DirectWork(body).expressions.compactMap { expression in
        guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty else { return nil }
        return client.owner(of: callee, aliases)
      })
  }

  /// Those of the statements that always run.
  private func directPaths(in root: [Statement]) -> Set<String> {
    paths(in: root.filter { if case .expression = $0.kind { true } else { false } })
  }
}
