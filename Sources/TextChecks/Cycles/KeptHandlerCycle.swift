import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers and views with a handler that they keep themselves, by a button, an observation or a subscription, and that
/// has `self` (TV902), seen in the text. Subscriptions count, too, that end only with the object that they keep.
///
/// A control keeps its actions (UIControl.h, `addAction(_:for:)`), an observation and a cancellable keep their closure until
/// they are given up (developer.apple.com, `NSKeyValueObservation`, `AnyCancellable`). Where the observed never ends, neither
/// does who has both.
struct KeptHandlerCycle: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such handlers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = ClearedProperties(index)
    return types.filter { KeptSelf.isShown($0, index) }.compactMap { type in
      let search = KeptHandlerCycle(index: index, type: type, cleared: cleared)
      let spans = KeptSelf.code(of: type).flatMap(search.handlers)
      let causes = spans.map { cause($0, KeptSelf.word(for: type, index)) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let cleared: ClearedProperties

  private static func cause(_ span: SourceSpan, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .partKeepsItself,
      message: "\(keeper) keeps a closure that keeps \(keeper): once shown it never goes", span: span,
      alsoBreaks: [])
  }

  private func handlers(in body: [Statement]) -> [SourceSpan] {
    let own = SelfClosures(type: type, body: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        if isAction(callee, arguments, own) || isSubscription(callee, arguments, own)
          || endsWithItself(callee, arguments, own)
        {
          spans.append(expression.span)
        }
      case .assign(let target, let value):
        guard case .call(let callee, let arguments) = value.kind, isOwn(target) else { return }
        if observes(callee, arguments, own) || Streams.isEndless(value, keeping: own) { spans.append(expression.span) }
      default: break
      }
    }
    return spans
  }

  /// `button.addAction(UIAction { _ in self.close() }, for: .touchUpInside)`
  private func isAction(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard CallFinder.baseName(of: callee) == "addAction", arguments.count == 2, arguments[1].label == "for",
      case .call(let made, let given) = arguments[0].value.kind, CallFinder.baseName(of: made) == "UIAction"
    else { return false }
    return given.contains { own.has($0.value) }
  }

  /// `publisher.sink { self.show($0) }.store(in: &cancellables)`, `driver.drive(onNext: { self.show($0) }).disposed(by: bag)`
  private func isSubscription(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard case .member(let subscription, let name) = callee.kind, let first = arguments.first else { return false }
    switch (name, first.label, first.value.kind) {
    case ("store", "in", .inout_(let place)): return isOwn(place) && Streams.isEndless(subscription, keeping: own)
    case ("disposed", "by", _):
      let isBesideIt = ["rx.disposeBag", "rx_disposeBag"].contains(LocalNames.path(of: first.value))
      return (isBesideIt || isOwn(first.value)) && Streams.isEndless(subscription, keeping: own)
    default: return false
    }
  }

  /// `view.observe(\.title) { _, _ in self.show() }`
  private func observes(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard CallFinder.baseName(of: callee) == "observe", case .keyPath? = arguments.first?.value.kind,
      !KeptSelf.running(of: type).contains(where: { CallFinder.calls("invalidate", in: $0) })
    else { return false }
    return arguments.contains { own.has($0.value) }
  }

  private func isOwn(_ target: Expression) -> Bool {
    guard MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: target), !cleared.contains(name, of: type)
    else {
      return false
    }
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    return variables.contains { $0.name == name && KeptSelf.keeps($0) } && !isEmptied(name)
  }

  /// `cancellables.removeAll()`, `cancellables = []`, `observation.cancel()`
  private func isEmptied(_ name: String) -> Bool {
    var found = false
    for body in KeptSelf.running(of: type) {
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .call(let callee, _):
          guard case .member(let base, let method) = MethodUses.bare(callee).kind,
            ["removeAll", "cancel", "forEach", "removeFirst", "popLast"].contains(method)
          else { return }
          if CallFinder.baseName(of: base) == name { found = true }
        case .assign(let target, let value):
          guard CallFinder.baseName(of: target) == name else { return }
          switch value.kind {
          case .array, .nil: found = true
          case .call(let callee, let arguments):
            if arguments.isEmpty, case .name = callee.kind { found = true }
          default: break
          }
        default: break
        }
      }
    }
    return found
  }
}
