import Program
import Subjects

/// Closures and methods that somebody calls when something has come: the answer of a server, the end of a computation, a
/// notification. Meanwhile the user goes on.
enum Answers {
  /// The closures of a call that come with an answer. What waits for something is `awaiting({ it }, { what follows })`.
  ///
  /// - Parameters:
  ///   - named: the closures that local constants stand for.
  ///   - prompt: the functions on which nobody waits.
  static func closures(
    of expression: Expression, named: [String: Closure] = [:], besides prompt: PromptFunctions? = nil
  ) -> [Closure] {
    guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
      isAnswer(name) || syncs(callee) || PublishedAnswer.isOne(callee, arguments) || ErrorStream.isOne(callee),
      prompt?.answer(callee, arguments) != true
    else { return [] }
    let closures = arguments.compactMap { argument -> Closure? in
      switch argument.value.kind {
      case .closure(let closure): closure
      case .name(let local): named[local]
      default: nil
      }
    }
    guard name.hasPrefix("awaiting"), let awaited = closures.first else { return closures }
    var isAnswered = true
    Walk.expressions(in: awaited.body) { inner in
      guard case .call(let callee, _) = inner.kind, let name = CallFinder.baseName(of: callee) else { return }
      if name.first?.isUppercase != true && !isAnswer(name) { isAnswered = false }
    }
    return isAnswered ? Array(closures.dropFirst()) : []
  }

  /// The closures that constants of a function stand for, by their names.
  static func named(in body: [Statement]) -> [String: Closure] {
    var found: [String: Closure] = [:]
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, isMutable: false) = binding.pattern.kind,
        case .closure(let closure)? = binding.value?.kind
      else { continue }
      found[name] = closure
    }
    return found
  }

  /// The closures that a service of the page is made with or keeps, as its name says: `sync = SyncManager(onError: { … })`,
  /// `reachability.whenUnreachable = { … }`. It calls them at any time.
  static func ofServices(_ expression: Expression) -> [Closure] {
    guard case .assign(let target, let value) = expression.kind else { return [] }
    switch value.kind {
    case .closure(let closure):
      guard case .member(let base, _) = MethodUses.bare(target).kind, let name = CallFinder.baseName(of: base),
        isService(name)
      else { return [] }
      return [closure]
    case .call(let callee, let arguments):
      guard MethodUses.isOfSelf(target), let name = CallFinder.baseName(of: callee), name.first?.isUppercase == true,
        isService(name)
      else { return [] }
      return arguments.compactMap { argument in
        guard case .closure(let closure) = argument.value.kind else { return nil }
        return closure
      }
    default: return []
    }
  }

  /// Whether a name is one of what works without being seen.
  static func isService(_ name: String) -> Bool {
    let lower = name.lowercased()
    return services.contains(where: lower.hasSuffix)
  }

  private static let services = [
    "manager", "service", "client", "monitor", "reachability", "socket", "connection", "session", "synchronizer",
    "store", "listener", "watcher", "tracker", "updater", "downloader", "player", "call",
  ]

  /// What hands on to the main queue is no answer, and may stand inside of one; nor are subscriptions, `player.on(.end) { }`, and
  /// what leads to another app.
  private static let passing: Set<String> = ["async", "run", "on", "open"]

  /// Parts of the names of what the user answers, of animations, and of streams of taps.
  private static let parts = [
    "alert", "action", "dismiss", "animat", "button", "confirm", "prompt", "gesture", "tap", "cell",
  ]
  private static let beginnings = [
    "ask", "present", "show", "transition", "subscribe", "sink", "drive", "bind", "observe", "foreach", "map",
    "flatmap", "compactmap", "perform", "sync", "run", "init", "item", "menu", "layout", "add", "configure", "setup",
    "toggle",
  ]

  /// With these the system asks the user in an alert of its own, which takes all touches until it is answered
  /// (developer.apple.com, "Requesting Authorization for Media Capture on iOS"; `LAPolicy`); answered before, they call back at
  /// once.
  private static let ofSystem: Set<String> = [
    "requestAccess", "requestAuthorization", "requestFullAccessToEvents", "requestFullAccessToReminders",
    "requestWriteOnlyAccessToEvents", "requestRecordPermission", "evaluatePolicy", "evaluateAccessControl",
  ]

  private static func isAnswer(_ name: String) -> Bool {
    let lower = name.lowercased()
    return !ofSystem.contains(name) && !passing.contains(name) && name.first?.isUppercase != true
      && !parts.contains(where: lower.contains)
      && !beginnings.contains(where: lower.hasPrefix) && !isOfSelection(lower)
  }

  /// `caseManager.sync { }`; not `queue.sync { }`
  private static func syncs(_ callee: Expression) -> Bool {
    guard case .member(let base, "sync") = MethodUses.bare(callee).kind else { return false }
    return CallFinder.baseName(of: base).map(isService) ?? false
  }

  /// `didSelectItem`, `onSelected`; not `uploadSelectedFiles`, which works on what was selected before.
  private static func isOfSelection(_ lower: String) -> Bool {
    lower.contains("select") && (lower.hasSuffix("selected") || !lower.contains("selected"))
  }

  /// The methods that the type has called for notifications.
  ///
  /// - Parameter isSystem: only for those of the app's life, which come at any time; its own come when code posts them, often
  ///   in the turn of a tap.
  static func heard(by type: TypeIndex.Entry, ofSystem isSystem: Bool = false) -> Set<String> {
    var names: Set<String> = []
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "addObserver",
          !isSystem || arguments.contains(where: isOfSystem)
        else { return }
        for case .selector(let name) in arguments.map(\.value.kind) { names.insert(String(name.prefix { $0 != "(" })) }
      }
    }
    return names
  }

  private static func isOfSystem(_ argument: Argument) -> Bool {
    argument.label == "name"
      && AppEvents.mentioned(in: [Statement(.expression(argument.value), argument.value.span)]).contains { name in
        name.hasPrefix("UIApplication") || name.hasPrefix("UIScene")
      }
  }

  /// Parts of the names of what covers the page until the answer has come.
  private static let covering = ["hud", "loading", "spinner", "overlay", "blocking", "isuserinteractionenabled"]

  /// What the names of sentences end with: `loadingErrorTitle`.
  private static let texts = ["title", "message", "text", "error", "description"]

  /// Whether statements may cover the page while they wait: then the user can open nothing, and go nowhere.
  ///
  /// - Parameter passing: the names of what lets touches through.
  static func mayCover(_ body: [Statement], besides passing: Set<String> = []) -> Bool {
    var names = AppEvents.mentioned(in: body).subtracting(passing)
    Walk.expressions(in: body) { if case .implicitMember(let name) = $0.kind { names.insert(name) } }
    return names.contains { name in
      let lower = name.lowercased()
      let isText = texts.contains(where: lower.hasSuffix)
      return covering.contains(where: lower.contains) && !isText
        || lower.hasPrefix("show") && lower.contains("indicator") && !lower.contains("scroll")
    }
  }
}
