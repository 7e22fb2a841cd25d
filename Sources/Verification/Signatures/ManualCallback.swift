import Diagnostics
import Identifiers
import Program

/// Appearance callbacks that app code calls itself (TV503), seen in the text.
///
/// The rule forbids the call wherever it stands, so that no run needs to be seen. Only of what is known to be a controller:
/// presenters and view models often have methods of these names.
struct ManualCallback: Sendable {
  static let rule = RuleID.TV503

  private static let callbacks: Set<String> = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// One for each class with such calls, in the order of the declarations.
  static func judgements(_ program: Program, index: TypeIndex) -> [SignatureJudgement] {
    index.entries.filter { type in
      type.isSubject && type.declaration.kind == .class
        && TestFiles.modules.isDisjoint(with: program.files[type.file].imports) && !index.isTest(file: type.file)
    }.compactMap { type in
      let search = ManualCallback(index: index, type: type)
      let causes = type.functions.flatMap { search.calls(in: $0.body ?? []) }.map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry

  private func calls(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == nil
      else { return }
      switch Self.bare(callee).kind {
      case .name(let name) where Self.callbacks.contains(name) && isController(type): spans.append(expression.span)
      case .member(let base, let name) where Self.callbacks.contains(name) && isController(Self.bare(base)):
        spans.append(expression.span)
      default: break
      }
    }
    return spans
  }

  /// The object itself, or a property that is declared as a controller or made as one.
  private func isController(_ base: Expression) -> Bool {
    switch base.kind {
    case .selfReference: return isController(type)
    case .name(let name): return holdsController(name)
    case .member(let owner, let name):
      if case .selfReference = Self.bare(owner).kind { return holdsController(name) }
      return false
    default: return false
    }
  }

  private func holdsController(_ property: String) -> Bool {
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    guard let variable = variables.first(where: { $0.name == property }) else { return false }
    guard let name = variable.className else { return false }
    return name == "UIViewController" || index.entry(mentioned: name, in: type).map(isController) == true
  }

  private func isController(_ entry: TypeIndex.Entry) -> Bool {
    index.ancestors(of: entry).contains("UIViewController")
  }

  private static func bare(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: expression
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(rule: rule, message: "an appearance callback is called by hand", span: span, alsoBreaks: [])
  }
}
