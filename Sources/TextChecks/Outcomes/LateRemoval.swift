import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Closing animations whose completion takes away what has been shown again meanwhile (TV603), seen in the text.
///
/// `hide` fades a view and removes it in the completion; `show` adds the same view, and does not look whether it is still on
/// its way out. Shown again before the animation ends, the view goes all the same: the completion runs at that end, whatever
/// has been asked for meanwhile (developer.apple.com, `animate(withDuration:animations:completion:)`). A completion that asks
/// anything is left out, and so is a `show` that waits for what the completion settles. A presentation controller is of one
/// presentation: UIKit asks for another one for the next (developer.apple.com, "Creating Custom Presentations"). A completion that
/// completes a transition, and the class of one, is left out: until then no other transition shows anything again.
struct LateRemoval: TextCheck {
  static let rule = RuleID.TV603

  /// One for each class with such completions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let isShownOnce: (TypeIndex.Entry) -> Bool = { !index.ancestors(of: $0).isDisjoint(with: once) }
    return types.filter { $0.declaration.kind == .class && !isShownOnce($0) }.compactMap { type in
      let removals = type.functions.flatMap { function in
        Removal.all(in: function, of: type).map { (function, $0) }
      }
      if removals.isEmpty { return nil }
      let flags = onceSet(in: type, index)
      let spans = removals.filter { function, removal in
        type.functions.contains { other in
          other.nameSpan != function.nameSpan && mayBeRepeated(other, in: type)
            && Shows(of: removal, in: other.body ?? [], flags: flags).isFound
            && !(HelperMethods.isPrivate(other) && isAskedBefore(other, removal, in: type))
        }
      }.map(\.1.span)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [shownAgain])
    }
  }

  /// What is of one presentation, and what animates transitions: none begins before the one that is in flight has ended.
  private static let once = [
    "UIPresentationController", "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIPercentDrivenInteractiveTransition",
  ]

  /// Set-up runs once.
  private static func mayBeRepeated(_ function: Function, in type: TypeIndex.Entry) -> Bool {
    func isSetUp(_ function: Function) -> Bool {
      if case .function = function.kind {
        return ["viewDidLoad", "loadView", "awakeFromNib"].contains(function.name)
      }
      return true
    }
    if isSetUp(function) { return false }
    return !type.functions.contains { isSetUp($0) && CallFinder.calls(function.name, in: $0.body ?? []) }
  }

  /// Whether whoever calls a function of the type's own looks first at what the completion settles.
  private static func isAskedBefore(_ function: Function, _ removal: Removal, in type: TypeIndex.Entry) -> Bool {
    var calls: Set<SourceSpan> = []
    var asked: Set<SourceSpan> = []
    for body in HelperMethods.bodies(of: type) {
      calls.formUnion(Self.calls(of: function, in: body))
      Walk.statements(in: body) { statement in
        guard case .if(let branch) = statement.kind, removal.isSettled(in: branch.conditions) else { return }
        asked.formUnion(Self.calls(of: function, in: branch.then))
      }
    }
    return !calls.isEmpty && calls.isSubset(of: asked)
  }

  private static func calls(of function: Function, in body: [Statement]) -> Set<SourceSpan> {
    var found: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .name(function.name), .member(_, function.name): found.insert(expression.span)
      default: break
      }
    }
    return found
  }

  /// The flags that code only sets to false: what asks for one runs once.
  private static func onceSet(in type: TypeIndex.Entry, _ index: TypeIndex) -> Set<String> {
    let flags = type.variables.filter { variable in
      if case .bool(true)? = variable.value?.kind { variable.isStored } else { false }
    }.map(\.name)
    if flags.isEmpty { return [] }
    let own = HelperMethods.bodies(of: type).flatMap { assigned(in: $0, ofOthers: false) }
    let outside = index.entries.filter(\.isSubject).flatMap(HelperMethods.bodies)
      .flatMap { assigned(in: $0, ofOthers: true) }
    return Set(flags).subtracting(own).subtracting(outside)
  }

  /// The names of the properties that are set to anything but false, of others or of any object.
  private static func assigned(in body: [Statement], ofOthers isOfOthers: Bool) -> [String] {
    var found: [String] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let name = CallFinder.baseName(of: target),
        !(isOfOthers && MethodUses.isOfSelf(target))
      else { return }
      if case .bool(false) = value.kind { return }
      found.append(name)
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .laterPageIsTaken,
      message: "the end of the closing animation takes away what may have been shown again meanwhile", span: span,
      alsoBreaks: [])
  }

  private static var shownAgain: Assumption {
    Assumption(
      text: "it is shown again before the closing animation ends", confidence: .likely, location: nil,
      kind: .condition)
  }
}
