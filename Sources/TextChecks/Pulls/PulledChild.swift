import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Children that their owner lets go only when they say that they have finished, though the user can pull their pages down
/// (TV1102), seen in the text.
///
/// The owner adds a coordinator to its children, has its page presented by a router, and takes the child out in a closure or a
/// method that the child calls at its end. The page is a sheet since iOS 13 (F-02): a pull tells the delegate of the presentation
/// controller alone (SH-01, SH-03). Where nobody in the sources is that, sets a style, or asks a page whether it goes, the child
/// stays.
struct PulledChild: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each owner with such presentations, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll || isHeard(in: index) { return [] }
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      var spans: [SourceSpan] = []
      for function in type.functions {
        guard let body = function.body, styles.keepSheets(in: body), let added = addition(in: body),
          isLetGo(added.child, in: body), let request = presentation(in: body)
        else { continue }
        spans.append(request)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [pulled])
    }
  }

  private static let signs: Set<String> = [
    "isBeingDismissed", "isModalInPresentation", "modalPresentationStyle", "transitioningDelegate",
    "adaptivePresentationStyle", "presentationController",
  ]

  /// Whether somebody in the sources hears of pulls, or says how pages are presented.
  private static func isHeard(in index: TypeIndex) -> Bool {
    index.entries.contains { type in
      type.functions.contains { function in
        let file = Int(function.span.file)
        guard index.isSubject(file: file), !index.isTest(file: file) else { return false }
        return function.name.hasPrefix("presentationController") && function.name.hasSuffix("Dismiss")
          || !AppEvents.mentioned(in: function.body ?? []).isDisjoint(with: signs)
      }
    }
  }

  /// `addDependency(coordinator)`, `childCoordinators.append(coordinator)`
  private static func addition(in body: [Statement]) -> (child: String, span: SourceSpan)? {
    var found: (child: String, span: SourceSpan)?
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, found == nil,
        let path = LocalNames.path(of: callee)?.lowercased(), let method = path.split(separator: ".").last,
        method.hasPrefix("add") || method == "append" || method == "store",
        ["child", "coordinator", "dependency", "flow"].contains(where: path.contains),
        let child = LocalNames.path(of: arguments[0].value)
      else { return }
      found = (child, expression.span)
    }
    return found
  }

  /// Whether a closure of the function takes the child out of the children.
  private static func isLetGo(_ child: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .closure(let closure) = expression.kind else { return }
      Walk.expressions(in: closure.body) { inner in
        guard case .call(let callee, let arguments) = inner.kind,
          let name = CallFinder.baseName(of: callee)?.lowercased(),
          ["remove", "free", "release", "drop"].contains(where: name.hasPrefix),
          arguments.contains(where: { LocalNames.path(of: $0.value) == child })
        else { return }
        found = true
      }
    }
    return found
  }

  /// `router.present(module)`, `navigationController.present(stack, animated: true)`; not where the code pushes.
  private static func presentation(in body: [Statement]) -> SourceSpan? {
    DirectWork(body).expressions.first { expression in
      guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty else { return false }
      return CallFinder.baseName(of: callee) == "present"
    }?.span
  }

  private static var pulled: Assumption {
    Assumption(
      text: "the user pulls the page down instead of using its button", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the user can pull this page down, and nobody hears of it: its coordinator stays with its owner",
      span: span, alsoBreaks: [.TV902])
  }
}
