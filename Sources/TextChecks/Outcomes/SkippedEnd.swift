import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages and views whose closing or showing goes on only `if finished` (TV1202), seen in the text.
///
/// Where the app goes to the background, UIKit removes running animations, and their completions are told `false` (BG-01, BG-02). A
/// dismissal that stands behind `finished` is never asked for then: the page stays, faded out, and takes all touches. What tidies up
/// alone is left out, and so are transitions that UIKit has begun: runs know those.
struct SkippedEnd: TextCheck {
  static let rule = RuleID.TV1202

  /// One for each page or view with such completions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      guard type.declaration.kind == .class,
        !index.ancestors(of: type).isDisjoint(with: ["UIViewController", "UIView"])
      else { return nil }
      let search = SkippedEnd(methods: OwnMethods(of: type, in: index))
      let spans = type.functions.flatMap(search.skips)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [left])
    }
  }

  private let methods: OwnMethods

  private func skips(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    if CallFinder.calls("completeTransition", in: body) { return [] }
    let named = Answers.named(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let closure = Self.completion(of: expression), let flag = closure.parameters.first?.name,
        let skipped = Self.skipped(in: closure.body, without: flag), isEnd(skipped.work, named, depth: 2)
      else { return }
      spans.append(skipped.condition)
    }
    return spans
  }

  /// That of `UIView.animate`, with one parameter.
  private static func completion(of call: Expression) -> Closure? {
    guard case .call(let callee, let arguments) = call.kind, let path = LocalNames.path(of: callee),
      ["UIView.animate", "UIView.animateKeyframes", "UIView.transition", "UIView.perform"].contains(path),
      arguments.count > 2, let last = arguments.last, last.label == "completion" || last.isTrailing,
      case .closure(let closure) = last.value.kind, closure.parameters.count == 1
    else { return nil }
    return closure
  }

  /// What runs only where the flag is true, and the place of the condition.
  private static func skipped(
    in body: [Statement], without flag: String
  ) -> (work: [Statement], condition: SourceSpan)? {
    for (position, statement) in body.enumerated() {
      switch statement.kind {
      case .if(let branch) where branch.otherwise.isEmpty && asks(branch.conditions, for: flag):
        return (branch.then, statement.span)
      case .guard(let conditions, _) where asks(conditions, for: flag):
        return (Array(body[(position + 1)...]), statement.span)
      default: continue
      }
    }
    return nil
  }

  private static func asks(_ conditions: [Condition], for flag: String) -> Bool {
    conditions.contains { condition in
      guard case .expression(let value) = condition, case .name(flag) = value.kind else { return false }
      return true
    }
  }

  /// Whether code closes the page, shows it, or tells its client that it ends.
  private func isEnd(_ work: [Statement], _ named: [String: Closure], depth: Int) -> Bool {
    let aliases = LocalNames.aliases(in: work)
    var isFound = false
    Walk.expressions(outsideClosuresOf: work) { expression in
      if isFound { return }
      switch expression.kind {
      case .assign(let target, let value): isFound = Self.shows(LocalNames.path(of: target, aliases), value)
      case .call(let callee, let arguments):
        guard let path = LocalNames.path(of: callee, aliases) else { return }
        if Self.leaves(path) {
          isFound = true
        } else if depth > 0, let closure = named[path] {
          isFound = isEnd(closure.body, named, depth: depth - 1)
        } else if depth > 0, let method = methods.method(called: callee, arguments, aliases) {
          isFound = isEnd(method.body ?? [], [:], depth: depth - 1)
        }
      default: break
      }
    }
    return isFound
  }

  /// `view.alpha = 1`, `view.isHidden = false`: the page itself, which nobody sees before.
  private static func shows(_ path: String?, _ value: Expression) -> Bool {
    switch (path, value.kind) {
    case ("view.isHidden", .bool(false)), ("view.alpha", .integer(1)): true
    case ("view.alpha", .double(let alpha)): alpha == 1
    default: false
    }
  }

  /// `dismiss(animated:)`, `presentingViewController.dismiss`, `delegate.pageDidEnd(self)`
  private static func leaves(_ path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last else { return false }
    if ["dismiss", "popViewController", "removeFromParent", "removeFromParentViewController"].contains(name) {
      return true
    }
    let lower = name.lowercased()
    return parts.count == 2 && parts[0].lowercased().hasSuffix("delegate")
      && ["end", "finish", "close", "dismiss", "cancel", "complete"].contains(where: lower.contains)
  }

  private static var left: Assumption {
    Assumption(
      text: "the app goes to the background during the animation", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .completionIsLost,
      message: "only a finished animation goes on: after the app was in the background the page neither ends nor comes",
      span: span, alsoBreaks: [])
  }
}
