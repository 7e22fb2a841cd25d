import Diagnostics
import Program
import Subjects

/// What leads to a function of an object that is shown: taps, timers, and code of others.
struct ClosingEvents {
  enum Kind { case tap, timer, code }

  struct Event {
    let kind: Kind
    /// What the code on the way there looks at first.
    let asked: Set<String>
  }

  private let type: TypeIndex.Entry
  private let client: ClosingClient
  private let isOthers: (Function) -> Bool
  private static let depth = 3

  /// - Parameter isOthers: whether code of others calls a function.
  init(of type: TypeIndex.Entry, _ client: ClosingClient, isOthers: @escaping (Function) -> Bool) {
    self.type = type
    self.client = client
    self.isOthers = isOthers
  }

  func events(of function: Function) -> [Event] { events(of: function, through: []) }

  private func events(of function: Function, through known: [SourceSpan]) -> [Event] {
    if known.count > Self.depth || known.contains(function.nameSpan) { return [] }
    var found = selectors(of: function).map { Event(kind: $0, asked: []) }
    if isOthers(function) { found.append(Event(kind: .code, asked: [])) }
    if isTouched(function) { found.append(Event(kind: .tap, asked: [])) }
    for caller in type.functions where caller.nameSpan != function.nameSpan {
      for call in calls(of: function, in: caller) {
        let asked = asked(before: call, in: caller)
        if let kind = Self.kind(at: call, in: caller.body ?? []) {
          found.append(Event(kind: kind, asked: asked))
        } else {
          found += events(of: caller, through: known + [function.nameSpan]).map { event in
            Event(kind: event.kind, asked: event.asked.union(asked))
          }
        }
      }
    }
    return found
  }

  /// What sends its selector.
  private func selectors(of function: Function) -> [Kind] {
    var found: [Kind] = []
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee) else {
          return
        }
        for case .selector(let selector) in arguments.map(\.value.kind)
        where selector.prefix(while: { $0 != "(" }).split(separator: ".").last.map(String.init) == function.name {
          found.append(Self.kind(ofSender: name))
        }
      }
    }
    return found
  }

  private static func kind(ofSender name: String) -> Kind {
    if name.contains("imer") || name == "perform" { return .timer }
    return name == "addObserver" ? .code : .tap
  }

  private func isTouched(_ function: Function) -> Bool {
    function.attributes.names.contains("IBAction") || ["touchesBegan", "touchesEnded"].contains(function.name)
      || LateRequests.isTapped(function) && !function.attributes.names.contains("objc")
  }

  private func calls(of function: Function, in caller: Function) -> [SourceSpan] {
    let body = caller.body ?? []
    let aliases = LocalNames.aliases(in: body)
    var found: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        LocalNames.path(of: callee, aliases) == function.name,
        OwnMethods.given(arguments.filter { !$0.isTrailing }.map(\.label), function.parameters) != nil
      else { return }
      found.append(expression.span)
    }
    return found
  }

  /// Of what is called in a closure that a timer, a button or somebody else runs; nil for the turn of the function.
  private static func kind(at place: SourceSpan, in body: [Statement]) -> Kind? {
    var kind: Kind?
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee) else {
        return
      }
      for argument in arguments where argument.value.span.contains(place) {
        guard case .closure = argument.value.kind else { continue }
        if ["asyncAfter", "scheduledTimer", "DispatchWorkItem", "Timer"].contains(name) {
          kind = .timer
        } else if name.lowercased().contains("action") {
          kind = .tap
        } else if !["animate", "async", "forEach", "performWithoutAnimation"].contains(name) {
          kind = .code
        }
      }
    }
    return kind
  }

  /// The conditions that a call stands in, and those before it that leave.
  private func asked(before call: SourceSpan, in function: Function) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: function.body ?? []) { statement in
      switch statement.kind {
      case .if(let branch) where statement.span.contains(call): names.formUnion(client.names(in: branch.conditions))
      case .guard(let conditions, _) where statement.span.end <= call.start:
        names.formUnion(client.names(in: conditions))
      default: break
      }
    }
    return names
  }
}
