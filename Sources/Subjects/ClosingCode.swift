import Program

/// How a class closes a page, with animations of its own before `dismiss`, which then meets whatever is presented meanwhile;
/// and how it comes in.
package struct ClosingCode {
  private let functions: [Function]
  private let isPresentation: Bool

  /// Of the class and of those that it inherits from, as far as the sources show them.
  package init(of entry: TypeIndex.Entry, in index: TypeIndex) {
    functions = index.lineage(of: entry).filter(\.isSubject).flatMap(\.functions)
    isPresentation = index.ancestors(of: entry).contains("UIPresentationController")
  }

  /// Whether it has a `dismiss(animated:completion:)` of its own that animates first: UIKit's, the page's content and its
  /// clients call that one, whatever they mean to close.
  package var animatesOwnDismiss: Bool {
    functions.contains { function in
      guard function.name == "dismiss", function.parameters.first?.label == "animated", function.attributes.isOverride,
        let body = function.body, Self.asksUIKit(body)
      else { return false }
      return Self.dismissesAfterAnimation(body) || Self.animates(body)
    }
  }

  /// Whether the end of one of its animations calls `dismiss`, and nothing asks what the page presents.
  package var dismissesUnasked: Bool {
    functions.contains { Self.dismissesAfterAnimation($0.body ?? []) }
      && !functions.contains { asksForPresented($0.body ?? []) }
  }

  /// Whether it sets views up for an entry each time it is about to appear, and plays that when it has appeared.
  package var playsEntry: Bool {
    ["viewWillAppear", "viewDidAppear"].allSatisfy { name in
      functions.contains { function in
        function.name == name && function.attributes.isOverride
          && CallFinder.assigns(["alpha", "transform"], in: function.body ?? [])
      }
    }
  }

  /// Whether an argument of an animation, or of what listens to its end, calls `dismiss`.
  private static func dismissesAfterAnimation(_ statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard !found, case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        isAnimation(name) || name == "addCompletion"
      else { return }
      let values = arguments.map { Statement(.expression($0.value), $0.value.span) }
      found = CallFinder.calls("dismiss", labelled: "animated", in: values)
    }
    return found
  }

  /// Whether `super` hears of it: what does without is not presented, but shows itself in its own way.
  private static func asksUIKit(_ statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .member(let base, "dismiss") = expression.kind, case .superReference = base.kind else { return }
      found = true
    }
    return found
  }

  private static func animates(_ statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
      if isAnimation(name) { found = true }
    }
    return found
  }

  private static func isAnimation(_ name: String) -> Bool {
    name == "UIViewPropertyAnimator" || name == "runningPropertyAnimator" || name == "startAnimation"
      || name == "transition" || name.hasPrefix("animate")
  }

  /// Whether somebody asks what the page presents: of a presentation controller, `presentedViewController` is the page.
  private func asksForPresented(_ statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .name("presentedViewController"): found = found || !isPresentation
      case .member(let base, "presentedViewController"):
        let isOfPage = CallFinder.baseName(of: base)?.hasPrefix("presented") ?? false
        found = found || !isPresentation || isOfPage
      default: break
      }
    }
    return found
  }
}
