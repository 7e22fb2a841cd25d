import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// What a class does when the user has pulled away what is presented, where nobody makes it the delegate of a presentation
/// controller (TV1102), seen in the text.
///
/// UIKit asks the delegate alone, and a presentation controller has none unless the app sets it (UIPresentationController.h:
/// `weak delegate`; developer.apple.com, `UIAdaptivePresentationControllerDelegate`). The conformance by itself is nothing.
struct UnsetDismissalDelegate: TextCheck, Sendable {
  static let rule = RuleID.TV1102

  private static let callback = "presentationControllerDidDismiss(_:)"

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let declared = types.filter { type in
      type.declaration.kind == .class && type.functions.contains { cleansUp($0, of: type) }
    }
    if declared.isEmpty { return [] }
    let bodies = index.entries.filter(\.isSubject).flatMap(HelperMethods.bodies) + index.globals.compactMap(\.body)
    if bodies.contains(where: setsOther) { return [] }
    let mentions = Mentions(index)
    return declared.compactMap { type in
      let family = index.entries.filter { index.isKind($0, of: type) || index.isKind(type, of: $0) }
      // Where nobody makes one, who does may be in files that are not there, and set it.
      guard family.contains(where: mentions.isMade) else { return nil }
      if index.isOpenEnded(type) || family.contains(where: setsItself) { return nil }
      let causes = type.functions.filter { cleansUp($0, of: type) }.map(cause)
      return SignatureJudgement(type: type, causes: causes)
    }
  }

  /// Whether the method does something, and no client can ask for it.
  private static func cleansUp(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    guard function.fullName == callback, !function.attributes.isStatic, function.body?.isEmpty == false else {
      return false
    }
    return ![.public, .open].contains(type.declaration.attributes.access)
  }

  /// Whether somebody sets another object than itself as a delegate of a presentation controller, or calls the method: that
  /// may be anybody.
  private static func setsOther(_ body: [Statement]) -> Bool {
    if CallFinder.calls("presentationControllerDidDismiss", in: body) { return true }
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, CallFinder.baseName(of: target) == "delegate",
        speaksOfPresentation(mentioned(in: target))
      else { return }
      switch value.kind {
      case .selfReference, .name("self"), .nil: break
      default: found = true
      }
    }
    return found
  }

  /// Whether code of the class may set the object itself: it speaks of a presentation controller, and sets some delegate.
  private static func setsItself(_ type: TypeIndex.Entry) -> Bool {
    let asked = type.functions.filter { !$0.parameters.contains { isPresentationController($0) } }
    let bodies = asked.compactMap(\.body) + type.variables.map(HelperMethods.code)
    return bodies.contains { body in
      speaksOfPresentation(AppEvents.mentioned(in: body)) && CallFinder.assigns(["delegate"], in: body)
    } || bodies.contains { CallFinder.assigns(["presentationDelegate"], in: $0) }
  }

  private static func isPresentationController(_ parameter: Parameter) -> Bool {
    parameter.type?.mentionedNames.contains { $0.hasSuffix("PresentationController") } ?? false
  }

  private static func mentioned(in target: Expression) -> Set<String> {
    AppEvents.mentioned(in: [Statement(.expression(target), target.span)])
  }

  private static func speaksOfPresentation(_ names: Set<String>) -> Bool {
    names.contains { name in
      let words = name.lowercased()
      return words.contains("presentation") || words.contains("popover") || words.contains("sheet")
    }
  }

  private static func cause(_ function: Function) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "nobody makes this class the delegate of a presentation controller: after a pull it is not told",
      span: function.nameSpan, alsoBreaks: [])
  }
}
