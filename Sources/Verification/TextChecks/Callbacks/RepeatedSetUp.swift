import Diagnostics
import Identifiers
import Program

/// Callbacks of an appearance that add a view, a child or an observer each time, or load a web page (TV506), seen in the text.
///
/// `viewWillAppear` comes again after a cancelled disappearance, and whenever a full-screen page above has gone (APP-01, CAN-01).
/// A view that it makes and adds then stands there twice; an observer that is added twice is told twice; a web page that is loaded
/// again loses what the user has entered. What is asked for first, or taken away again, is left out.
struct RepeatedSetUp: TextCheck {
  static let rule = RuleID.TV506
  static let isOfFunction = true

  /// One for each controller with such callbacks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class && index.ancestors(of: $0).contains("UIViewController") }
      .compactMap { type in
        let search = RepeatedSetUp(type: type, methods: OwnMethods(of: type, in: index))
        let spans = type.functions.filter(isCallback).flatMap { search.additions(in: $0.body ?? [], depth: 1) }
        return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
      }
  }

  private static func isCallback(_ function: Function) -> Bool {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(function.name) && function.parameters.count == 1
  }

  let type: TypeIndex.Entry
  let methods: OwnMethods

  /// The first of what runs whenever the statements do, up to one that may leave, without branches; and that of each own method
  /// that they call.
  private func additions(in body: [Statement], depth: Int) -> [SourceSpan] {
    if isTakenAway(in: body) { return [] }
    var made: Set<String> = []
    var spans: [SourceSpan] = []
    var isTold = false
    for statement in body {
      switch statement.kind {
      case .guard, .return, .throw: return spans
      case .variable(let variable):
        guard case .binding(let name, _) = variable.pattern.kind, let value = variable.value, Self.makes(value) else {
          continue
        }
        made.insert(name)
      case .expression(let value):
        if adds(value, made) {
          if !isTold { spans.append(value.span) }
          isTold = true
        } else if depth > 0, case .call(let callee, let arguments) = MethodUses.bare(value).kind,
          let method = methods.method(called: callee, arguments), method.parameters.isEmpty
        {
          spans += additions(in: method.body ?? [], depth: depth - 1)
        }
      default: continue
      }
    }
    return spans
  }

  private func adds(_ value: Expression, _ made: Set<String>) -> Bool {
    guard case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      let name = CallFinder.baseName(of: MethodUses.bare(callee)), let first = arguments.first
    else { return false }
    switch name {
    case "addSubview", "addArrangedSubview", "addChild", "addGestureRecognizer":
      if case .name(let local) = first.value.kind { return made.contains(local) }
      return Self.makes(first.value)
    case "load", "loadRequest", "loadHTMLString", "loadFileURL": return isOfWebView(callee)
    case "addObserver":
      guard case .selfReference = first.value.kind, arguments.contains(where: { $0.label == "selector" }) else {
        return false
      }
      return !isRemoved
    default: return false
    }
  }

  /// A page that is loaded again forgets what the user has entered.
  private func isOfWebView(_ callee: Expression) -> Bool {
    guard case .member(let base, _) = MethodUses.bare(callee).kind, let name = LocalNames.path(of: base) else {
      return false
    }
    return type.variables.contains { variable in
      guard case .named("WKWebView", _)? = variable.type?.unwrapped else {
        return variable.name == name && variable.value.map(Self.makesWebView) == true
      }
      return variable.name == name
    }
  }

  private static func makesWebView(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name("WKWebView") = callee.kind else { return false }
    return true
  }

  /// `UILabel()`, `Card(title: "…")`
  private static func makes(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind else { return false }
    return name.first?.isUppercase == true
  }

  private func isTakenAway(in body: [Statement]) -> Bool {
    let code = [body] + type.functions.filter { $0.name.hasSuffix("Disappear") }.compactMap(\.body)
    return code.contains { body in
      ["removeFromSuperview", "removeFromParent", "removeArrangedSubview", "removeGestureRecognizer"].contains {
        CallFinder.calls($0, in: body)
      }
    }
  }

  /// Whether the class ends an observation at any time but its end.
  private var isRemoved: Bool {
    KeptSelf.running(of: type).contains { CallFinder.calls("removeObserver", in: $0) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .appearingIsRepeated,
      message: "each appearance adds it once more, and nothing takes the last one away", span: span, alsoBreaks: [])
  }
}
