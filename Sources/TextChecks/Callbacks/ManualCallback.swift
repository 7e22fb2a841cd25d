import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Appearance callbacks that app code calls itself (TV503), seen in the text.
///
/// The rule forbids the call wherever it stands, so that no run needs to be seen. Only of what is known to be a controller:
/// presenters and view models often have methods of these names.
struct ManualCallback: TextCheck, Sendable {
  static let rule = RuleID.TV503

  private static let callbacks: Set<String> = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// One for each type or extension with such calls, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let protocols = index.entries.filter { entry in
      entry.isSubject && entry.declaration.kind == .protocol && !index.isTest(file: entry.file)
    }
    let constrained = constrainedProtocols(program, index)
    return (types + protocols).compactMap { type in
      var type = type
      if constrained.contains(type.name) { type.inherited.append("UIViewController") }
      let search = ManualCallback(names: ControllerNames(index: index, type: type))
      let causes = type.functions.flatMap(search.calls).map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// `extension Page where Self: UIViewController`
  private static func constrainedProtocols(_ program: Program, _ index: TypeIndex) -> Set<String> {
    let extensions = index.subjectFiles.flatMap { program.files[$0].types }.filter { $0.kind == .extension }
    return Set(
      extensions.filter { declaration in
        declaration.requirements.contains { requirement in
          guard requirement.left == "Self", case .named(let name, _) = requirement.right else { return false }
          return name.hasSuffix("Controller")
        }
      }.map(\.name))
  }

  let names: ControllerNames

  private func calls(in function: Function) -> [SourceSpan] {
    guard let body = function.body else { return [] }
    var spans: [SourceSpan] = []
    let locals = names.locals(of: function)
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == nil
      else { return }
      switch MethodUses.bare(callee).kind {
      case .name(let name) where Self.callbacks.contains(name) && names.isController(names.type):
        spans.append(expression.span)
      case .member(let base, let name) where Self.callbacks.contains(name):
        if names.isController(MethodUses.bare(base), locals) { spans.append(expression.span) }
      default: break
      }
    }
    return spans
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(rule: rule, message: "an appearance callback is called by hand", span: span, alsoBreaks: [])
  }
}
