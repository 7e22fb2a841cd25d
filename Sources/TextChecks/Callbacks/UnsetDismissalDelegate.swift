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

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    unset("presentationControllerDidDismiss(_:)", in: types, index).map { type, functions in
      SignatureJudgement(type: type, causes: functions.map(cause))
    }
  }

  /// The classes with a method that only a presentation controller calls, where nobody makes them its delegate, with these
  /// methods.
  static func unset(
    _ callback: String, in types: [TypeIndex.Entry], _ index: TypeIndex
  ) -> [(type: TypeIndex.Entry, functions: [Function])] {
    let callbacks = { (type: TypeIndex.Entry) in
      type.functions.filter { $0.fullName == callback && isWork($0, of: type) }
    }
    let declared = types.filter { $0.declaration.kind == .class && !callbacks($0).isEmpty }
    if declared.isEmpty { return [] }
    let bodies = index.entries.filter(\.isSubject).flatMap(HelperMethods.bodies) + index.globals.compactMap(\.body)
    if bodies.contains(where: setsOther) { return [] }
    let mentions = Mentions(index)
    return declared.compactMap { type in
      let family = index.entries.filter { index.isKind($0, of: type) || index.isKind(type, of: $0) }
      // Where nobody makes one, who does may be in files that are not there, and set it.
      guard family.contains(where: mentions.isMade) else { return nil }
      if index.hasUnknownSuperclass(type) || family.contains(where: setsItself) { return nil }
      return (type, callbacks(type))
    }
  }

  /// Whether the method does something, and no client can ask for it.
  private static func isWork(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    guard !function.attributes.isStatic, function.body?.isEmpty == false else { return false }
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
    names.subtracting(["isModalInPresentation", "modalPresentationStyle"]).contains { name in
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
