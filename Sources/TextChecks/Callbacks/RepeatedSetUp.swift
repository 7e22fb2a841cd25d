import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Callbacks of an appearance that add a view, a child, an observer or a subscription each time, or load a web page (TV506), seen
/// in the text.
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
    controllers(among: types, index).compactMap { type in
      let search = RepeatedSetUp(type: type, methods: OwnMethods(of: type, in: index), steady: SteadyState(of: type))
      let causes = type.functions.filter(isCallback).flatMap { search.repeated(in: $0.body ?? [], depth: 1) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func isCallback(_ function: Function) -> Bool {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(function.name) && function.parameters.count == 1
  }

  let type: TypeIndex.Entry
  let methods: OwnMethods
  let steady: SteadyState

  /// The first of what runs whenever the statements do, up to one that may leave, without branches; and that of each own method
  /// that they call.
  private func repeated(in body: [Statement], depth: Int) -> [RootCause] {
    if isTakenAway(in: body) { return [] }
    var made: Set<String> = []
    var causes: [RootCause] = []
    var isTold = false
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, _) where steady.areOnly(conditions): continue
      case .guard, .return, .throw: return causes
      case .if(let branch) where steady.areOnly(branch.conditions):
        causes += repeated(in: branch.then, depth: depth)
      case .variable(let variable):
        guard case .binding(let name, _) = variable.pattern.kind, let value = variable.value, Self.makes(value) else {
          continue
        }
        made.insert(name)
      case .expression(let value):
        if loads(value) {
          causes.append(
            Self.cause(value.span, "each appearance loads the web page again, and what the user has entered is lost"))
        } else if adds(value, made) || subscribes(value) {
          if !isTold {
            causes.append(
              Self.cause(value.span, "each appearance adds it once more, and nothing takes the last one away"))
          }
          isTold = true
        } else if depth > 0, case .call(let callee, let arguments) = MethodUses.bare(value).kind,
          let method = methods.method(called: callee, arguments), method.parameters.isEmpty
        {
          causes += repeated(in: method.body ?? [], depth: depth - 1)
        }
      default: continue
      }
    }
    return causes
  }

  private func adds(_ value: Expression, _ made: Set<String>) -> Bool {
    guard case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      let name = CallFinder.baseName(of: MethodUses.bare(callee)), let first = arguments.first
    else { return false }
    switch name {
    case "addSubview", "addArrangedSubview", "addChild", "addGestureRecognizer":
      if case .name(let local) = first.value.kind { return made.contains(local) }
      return Self.makes(first.value)
    case "addObserver":
      // Who does not keep the token can never end it.
      if first.label == "forName" { return true }
      guard case .selfReference = first.value.kind, arguments.contains(where: { $0.label == "selector" }) else {
        return false
      }
      return !isRemoved
    default: return false
    }
  }

  /// `model.$items.sink { … }.store(in: &bag)`, of a bag that nobody empties before its end.
  private func subscribes(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      case .member(let subscription, let name) = MethodUses.bare(callee).kind, ["store", "disposed"].contains(name),
      Streams.goesOn(subscription, of: type)
    else { return false }
    let bags = AppEvents.mentioned(in: arguments.map { Statement(.expression($0.value), $0.value.span) })
    let stored = bags.intersection(type.variables.filter(\.isStored).map(\.name))
    return !stored.isEmpty
      && !KeptSelf.running(of: type).contains { body in
        CallFinder.assigns(stored, in: body)
          || EndlessTimer.Ends.receivers(of: "removeAll", in: body).contains(where: stored.contains)
      }
  }

  /// `webView.load(request)`, of a web view that is a property.
  private func loads(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = MethodUses.bare(value).kind,
      case .member(let base, let method) = MethodUses.bare(callee).kind, Self.loading.contains(method),
      let name = LocalNames.path(of: base)
    else { return false }
    return type.variables.contains { $0.name == name && $0.className == "WKWebView" }
  }

  /// developer.apple.com, `WKWebView`; `loadRequest` in old Swift.
  private static let loading: Set<String> = ["load", "loadRequest", "loadHTMLString", "loadFileURL"]

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

  private static func cause(_ span: SourceSpan, _ message: String) -> RootCause {
    RootCause(rule: rule, check: .appearingIsRepeated, message: message, span: span, alsoBreaks: [])
  }
}
