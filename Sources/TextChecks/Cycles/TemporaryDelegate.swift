import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Delegates of transitions that a function makes and that nobody keeps (TV901), seen in the text.
///
/// The `transitioningDelegate` of a controller is weak (OBJ-01): an object that only the function has is gone when that returns,
/// and UIKit asks nobody. What the object may do to stay alive its class shows. A property of that name of another class may be
/// strong, and so may one that a controller declares anew.
struct TemporaryDelegate: TextCheck {
  static let rule = RuleID.TV901

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.flatMap { function in
        TemporaryDelegate(index: index, type: type, function: function, body: function.body ?? []).assignments()
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let function: Function
  private let body: [Statement]

  private func assignments() -> [SourceSpan] {
    guard CallFinder.assigns([Self.property], in: body) else { return [] }
    let classes = ValueClasses(index: index, type: type, parameters: function.parameters, body: body)
    let made = locals()
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, isOfController(target, classes) else { return }
      if case .name(let name) = value.kind {
        if made.contains(name), isOnlyConfigured(name) { spans.append(expression.span) }
      } else if makes(value) {
        spans.append(expression.span)
      }
    }
    return spans
  }

  private static let property = "transitioningDelegate"

  /// `page.transitioningDelegate` of a controller or of somebody unknown, and `transitioningDelegate` in a controller's code.
  private func isOfController(_ target: Expression, _ classes: ValueClasses) -> Bool {
    let target = MethodUses.bare(target)
    switch target.kind {
    case .name(Self.property):
      let isLocal = LocalBinding.all(in: body).contains { binding in
        if case .binding(Self.property, _) = binding.pattern.kind { true } else { false }
      }
      return !isLocal && isWeak(in: type)
    case .member(let base, Self.property): return classes.entry(of: base).map(isWeak) ?? true
    default: return false
    }
  }

  private func isWeak(in owner: TypeIndex.Entry) -> Bool {
    if !owner.isSubject { return true }
    return index.ancestors(of: owner).contains("UIViewController")
      && !index.lineage(of: owner).contains { part in
        part.isSubject && part.variables.contains { $0.name == Self.property }
      }
  }

  /// The local constants that the function makes.
  private func locals() -> Set<String> {
    let names = LocalBinding.all(in: body).compactMap { binding -> String? in
      guard case .binding(let name, isMutable: false) = binding.pattern.kind, let value = binding.value, makes(value)
      else { return nil }
      return name
    }
    return Set(names)
  }

  /// `CardTransition()`, of a class of the sources that does nothing to stay alive.
  private func makes(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
      let entry = index.entry(mentioned: name, in: type), entry.isSubject, entry.declaration.kind == .class,
      !index.ancestors(of: entry).contains("UIViewController")
    else { return false }
    let running = entry.functions.filter { !Self.asked.contains($0.name) }.compactMap(\.body)
    return HelperMethods.bodies(of: entry).allSatisfy { body in
      AppEvents.mentioned(in: body).isDisjoint(with: ["objc_setAssociatedObject", "passRetained", "shared"])
    } && !(running + entry.variables.map(HelperMethods.code)).contains(where: Self.handsOnItself)
  }

  /// What only UIKit asks a delegate: one that is gone hears none of it.
  private static let asked: Set<String> = [
    "animationController", "presentationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal",
  ]

  /// Whether code gives the object itself to somebody who may keep it: `page.keeper = self`, `keepers.append(self)`. Delegates and
  /// the targets of touches and notifications are weak.
  private static func handsOnItself(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard case .selfReference = value.kind else { return }
        let words = CamelCase.words(of: CallFinder.baseName(of: target) ?? "")
        if words.isDisjoint(with: ["delegate", "source"]) { found = true }
      case .call(let callee, let arguments):
        guard arguments.contains(where: { if case .selfReference = $0.value.kind { true } else { false } }) else {
          return
        }
        let name = CallFinder.baseName(of: callee) ?? ""
        if !["addTarget", "addObserver"].contains(name), !name.hasSuffix("GestureRecognizer") { found = true }
      default: break
      }
    }
    return found
  }

  /// Whether the object is only configured besides: every other mention is of one of its properties.
  private func isOnlyConfigured(_ name: String) -> Bool {
    var mentions = 0
    var harmless = 0
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .name(name): mentions += 1
      case .assign(let target, let value):
        let target = MethodUses.bare(target)
        if case .member(let base, let property) = target.kind {
          if case .name(name) = MethodUses.bare(base).kind { harmless += 1 }
          if case .name(name) = value.kind, property == Self.property { harmless += 1 }
        } else if case .name(Self.property) = target.kind, case .name(name) = value.kind {
          harmless += 1
        }
      default: break
      }
    }
    return mentions == harmless
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .transitioningDelegateIsGone,
      message: "nobody keeps this delegate: the property is weak, and the object is gone when the function returns",
      span: span, alsoBreaks: [])
  }
}
