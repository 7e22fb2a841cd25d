import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers and views that a task keeps for ever, since it goes through values that never end (TV902), seen in the text.
///
/// A task has what its closure has until it is over; `for await` over notifications or over a stream that lives with the app is
/// never over (developer.apple.com, `NotificationCenter.notifications(named:object:)`, `Publisher.values`). A weak `self` that is
/// bound before the loop is kept by the loop, and a method that waits has its object. Only cancelling it from elsewhere than
/// `deinit`, which never comes, would end it (developer.apple.com, `Task`: letting go of a task cancels nothing).
struct EndlessLoop: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such tasks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let waiting = types.filter { type in
      KeptSelf.isShown(type, index) && type.functions.contains { !loops(in: $0.body ?? []).isEmpty }
    }
    if waiting.isEmpty { return [] }
    let family = EndlessTimer.Family(index)
    return waiting.compactMap { type in
      let search = EndlessLoop(type: type, index: index, ends: EndlessTimer.Ends(of: type, family))
      let spans = KeptSelf.code(of: type).flatMap(search.tasks)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let type: TypeIndex.Entry
  let index: TypeIndex
  /// What is cancelled while the object lives.
  let ends: EndlessTimer.Ends

  /// Where code begins tasks that never end and have the object.
  private func tasks(in body: [Statement]) -> [SourceSpan] {
    let places = KeptSelf.properties(in: body)
    let handed = Self.handed(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let closure = Self.task(expression), !handed.contains(expression.span) || !ends.cancelsAny,
        !ends.cancelsTask(of: places[expression.span]), keeps(closure)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// `Task { … }`, `Task.detached { … }`, `Task(priority: .high) { … }`
  private static func task(_ expression: Expression) -> Closure? {
    guard case .call(let callee, let arguments) = expression.kind, let path = LocalNames.path(of: callee),
      ["Task", "Task.detached"].contains(path), case .closure(let closure)? = arguments.last?.value.kind
    else { return nil }
    return closure
  }

  /// The tasks that somebody else gets, who may cancel them: `tasks.append(Task { … })`, `Task { … }.store(in: &tasks)`.
  private static func handed(in body: [Statement]) -> Set<SourceSpan> {
    var found: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if case .member(let base, _) = MethodUses.bare(callee).kind { found.insert(MethodUses.bare(base).span) }
      for argument in arguments { found.insert(argument.value.span) }
    }
    return found
  }

  private func keeps(_ closure: Closure) -> Bool {
    if waits(closure) { return true }
    let loops = Self.loops(in: closure.body)
    if loops.isEmpty { return false }
    let isWeak = closure.captures.contains { $0.name == "self" && $0.strength != .strong }
    if !isWeak { return KeptSelf.isStrong(closure) || mentionsOwn(closure) }
    return Self.bindings(in: closure.body).contains { binding in
      loops.contains { $0.span.start > binding.start && !binding.isInside($0.body) }
    }
  }

  /// Whether it waits for a method of the object that never ends: `await self?.listen()`.
  private func waits(_ closure: Closure) -> Bool {
    let names = Set(type.functions.filter { !Self.loops(in: $0.body ?? [], outsideClosures: true).isEmpty }.map(\.name))
    if names.isEmpty { return false }
    var found = false
    Walk.expressions(in: closure.body) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee),
        names.contains(name), let path = LocalNames.path(of: callee), path == name
      else { return }
      found = true
    }
    return found
  }

  /// Whether the closure of a task has the object without a word: `label.text = message` for `self.label.text`.
  private func mentionsOwn(_ closure: Closure) -> Bool {
    let lineage = index.lineage(of: type)
    let captured = Set(closure.captures.map(\.name))
    let own = Set(
      lineage.flatMap(\.variables).filter { !$0.attributes.isStatic }.map(\.name)
        + lineage.flatMap(\.functions).filter { !$0.attributes.isStatic }.map(\.name)
        + ["view", "title", "navigationItem", "present", "dismiss"]
    ).subtracting(captured)
    let locals = Set(
      LocalBinding.all(in: closure.body).compactMap { binding -> String? in
        if case .binding(let name, _) = binding.pattern.kind { name } else { nil }
      })
    var found = false
    Walk.expressions(in: closure.body) { expression in
      if case .name(let name) = expression.kind, own.contains(name), !locals.contains(name) { found = true }
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .timerIsEndless,
      message: "this task goes through values that never end, and has the object until then: it never goes", span: span,
      alsoBreaks: [])
  }
}
