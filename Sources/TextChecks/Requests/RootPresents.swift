import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Code outside of the screens that presents from the root of the window, whatever is shown (TV601), seen in the text.
///
/// A link, a notification, or the answer of a server comes at any time. Where the user has opened a sheet, the root presents
/// already, and UIKit refuses (PG-06). What looks at `presentedViewController`, or asks a helper for the topmost controller,
/// is left out.
struct RootPresents: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let events = AppEvents(index)
    if !events.screensPresent { return [] }
    let others = OtherMethods(index)
    let handed = HandedPages(index)
    let free = calledByLooking(index)
    return types.compactMap { type in
      let heard = Answers.heard(by: type)
      let told = type.functions.filter { function in
        if free.contains(function.name) && !AppEvents.isOfSystem(function) { return false }
        return events.isTold(function, of: type) || heard.contains(function.name)
          || isToldByOthers(function, of: type, index)
      }
      if told.isEmpty { return nil }
      var turn = Turn(OwnMethods(of: type, in: index), handed: handed)
      turn.others = (others, type)
      turn.depth = 3
      let roots = assignedRoots(of: type)
      var spans: [SourceSpan] = []
      for function in told {
        for span in requests(in: function, turn, roots).map({ $0.place(in: type) }) where !spans.contains(span) {
          spans.append(span)
        }
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static let appDelegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// Whether a library calls the method of an app delegate, with itself first: `func sessionManager(_ manager: CastManager, didFail
  /// error: Error)`; the system's own calls at the launch are none.
  private static func isToldByOthers(_ function: Function, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard !index.ancestors(of: type).isDisjoint(with: appDelegates), case .function = function.kind,
      function.parameters.count > 1, !HelperMethods.isPrivate(function), !function.attributes.isStatic,
      let first = function.parameters.first, first.label == nil, case .named(let name, _)? = first.type?.unwrapped
    else { return false }
    let isOfSystem = name.hasPrefix("UI") || name.hasPrefix("UN")
    return !isOfSystem && index.entry(mentioned: name, in: type)?.isSubject != true
      && function.parameters.dropFirst().contains {
        $0.label?.hasPrefix("did") == true || $0.label?.hasPrefix("will") == true
      }
  }

  private static func requests(in function: Function, _ turn: Turn, _ roots: Set<String>) -> [Turn.Request] {
    let body = function.body ?? []
    if !AppEvents.mentioned(in: body).isDisjoint(with: ["presentedViewController", "makeKeyAndVisible"]) { return [] }
    let aliases = LocalNames.aliases(in: body)
    let free = closuresWithoutPage(in: body)
    return turn.roots(of: body).flatMap { root -> [Turn.Request] in
      if let closure = root.closure, free.contains(closure) { return [] }
      return turn.ways(through: root.body, knowing: aliases, of: function).flatMap { way in
        way.filter { request in
          request.kind == .present && request.looks.isEmpty && isRoot(request.receiver, or: roots)
        }.filter { !isFreed($0, in: way, roots) }
      }
    }
  }

  /// Whether a dismissal without animation comes first: it is over when the root is asked.
  private static func isFreed(_ request: Turn.Request, in way: [Turn.Request], _ roots: Set<String>) -> Bool {
    way.prefix { $0.span != request.span }.contains { earlier in
      guard earlier.kind == .dismiss, case .bool(false)? = earlier.arguments.first?.value.kind else { return false }
      return earlier.arguments.first?.label == "animated" && isRoot(earlier.receiver, or: roots)
    }
  }

  /// In the completion of a dismissal, or when the user has answered an alert, the root presents nothing any more.
  private static func closuresWithoutPage(in body: [Statement]) -> Set<SourceSpan> {
    var free: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        ["dismiss", "UIAlertAction"].contains(name)
      else { return }
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        free.insert(argument.value.span)
        Walk.expressions(in: closure.body) { free.insert($0.span) }
      }
    }
    return free
  }

  /// The root of a window, or a page of the stack that is one. What a stack presents is its visible controller
  /// (developer.apple.com, `UINavigationController.visibleViewController`): whoever asks that one has looked.
  static func isRoot(_ receiver: String, or roots: Set<String> = []) -> Bool {
    if roots.contains(receiver) { return true }
    return receiver.contains("indow") && "\(receiver).".contains(".rootViewController.")
      && !receiver.contains("presentedViewController") && !receiver.contains("visibleViewController")
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user has opened something at that moment, or an alert is shown", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "the root of the window is asked to present, whatever it presents: with a sheet open this is refused",
      span: span, alsoBreaks: [])
  }
}
