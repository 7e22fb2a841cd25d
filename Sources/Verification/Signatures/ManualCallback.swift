import Diagnostics
import Identifiers
import Program

/// Appearance callbacks that app code calls itself (TV503), seen in the text.
///
/// The rule forbids the call wherever it stands, so that no run needs to be seen. Only of what is known to be a controller:
/// presenters and view models often have methods of these names.
struct ManualCallback: TextCheck, Sendable {
  static let rule = RuleID.TV503

  private static let callbacks: Set<String> = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// One for each class with such calls, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let search = ManualCallback(index: index, type: type)
      let causes = type.functions.flatMap(search.calls).map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry

  private func calls(in function: Function) -> [SourceSpan] {
    guard let body = function.body else { return [] }
    var spans: [SourceSpan] = []
    let locals = locals(of: function)
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == nil
      else { return }
      switch Self.bare(callee).kind {
      case .name(let name) where Self.callbacks.contains(name) && isController(type): spans.append(expression.span)
      case .member(let base, let name) where Self.callbacks.contains(name):
        var isLocal = false
        if case .name(let local) = Self.bare(base).kind { isLocal = locals.contains(local) }
        if isLocal || isController(Self.bare(base)) { spans.append(expression.span) }
      default: break
      }
    }
    return spans
  }

  /// The names of parameters and local values of a function that are controllers: declared so, or elements of a list of
  /// controllers.
  private func locals(of function: Function) -> Set<String> {
    var names = Set(function.parameters.filter { isController($0.type) }.map(\.name))
    Walk.statements(in: function.body ?? []) { statement in
      switch statement.kind {
      case .forIn(_, let pattern, let list, _, _):
        if case .binding(let name, _) = pattern.kind, listsControllers(list) { names.insert(name) }
      case .variable(let variable):
        guard case .binding(let name, _) = variable.pattern.kind else { return }
        let isPage = variable.value.map { isElement(Self.bare($0)) } ?? false
        if isPage || isController(variable.type) { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private func isController(_ type: TypeReference?) -> Bool {
    guard case .named(let name, _)? = type?.unwrapped else { return false }
    return name == "UIViewController" || index.entry(mentioned: name, in: self.type).map(isController) == true
  }

  /// `pages[0]`, `pages.first`
  private func isElement(_ value: Expression) -> Bool {
    switch value.kind {
    case .subscript_(let list, _): listsControllers(list)
    case .member(let list, "first"), .member(let list, "last"): listsControllers(list)
    default: false
    }
  }

  private func listsControllers(_ list: Expression) -> Bool {
    switch Self.bare(list).kind {
    case .name(let name): return holdsList(name)
    case .member(let base, let name):
      if case .selfReference = Self.bare(base).kind { return holdsList(name) }
      return false
    default: return false
    }
  }

  private func holdsList(_ property: String) -> Bool {
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    if let variable = variables.first(where: { $0.name == property }) {
      guard case .array(let element)? = variable.type?.unwrapped else { return false }
      return isController(element)
    }
    return ["children", "childViewControllers"].contains(property) && isController(type)
  }

  /// The object itself, or a property that is declared as a controller or made as one.
  private func isController(_ base: Expression) -> Bool {
    switch base.kind {
    case .selfReference: return isController(type)
    case .name(let name): return holdsController(name)
    case .member(let owner, let name):
      if case .selfReference = Self.bare(owner).kind { return holdsController(name) }
      return isElement(base)
    default: return isElement(base)
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
