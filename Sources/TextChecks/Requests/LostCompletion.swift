import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions that show or close something and come to an end without their completion (TV602), seen in the text.
///
/// A caller goes on in the block that it hands over. Where one way through the function calls it, or hands it on, and another
/// way leaves without it, what should come next does not come. Ways on which the object itself or its owner has gone, or which
/// end the app, are left out, and so are functions that tell their caller in another way: by what they return or throw, and
/// those that nobody gives a completion where they come to that end.
struct LostCompletion: TextCheck {
  static let rule = RuleID.TV602
  static let concernsProtocols = true

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let givers = CompletionGivers(index)
    return types.flatMap { type in
      let ends = type.functions.flatMap { lost(in: $0, of: type, givers, index) }
      return [false, true].compactMap { isByClients -> SignatureJudgement? in
        let causes = ends.filter { $0.isByClients == isByClients }.compactMap { Self.cause($0.way) }
        if causes.isEmpty { return nil }
        return SignatureJudgement(type: type, causes: causes, needs: isByClients ? [waiting] : [])
      }
    }
  }

  /// A way to an end without the completion.
  private struct Lost {
    var way: CompletionWays.Way
    /// Nobody in the sources gives one there; clients may.
    var isByClients: Bool
  }

  /// Each such finding that was read needed a client that nobody had seen.
  private static var waiting: Assumption {
    Assumption(
      text: "a client waits for the completion, which nobody in the sources does", confidence: .possible, location: nil,
      kind: .use)
  }

  private static func lost(
    in function: Function, of type: TypeIndex.Entry, _ givers: CompletionGivers, _ index: TypeIndex
  ) -> [Lost] {
    guard case .function = function.kind, let body = function.body, function.result.isNothing, !function.throws_,
      !function.isAsync,
      let completion = function.parameters.last(where: {
        CompletionWays.isNamedSo($0) && isFunction($0, type, index)
      }), shows(body) || isNamedSo(function, isSeen: !index.ancestors(of: type).isDisjoint(with: seen))
    else { return [] }
    let owners = owners(of: type, in: body)
    let flags = function.parameters.filter { $0.type == .named("Bool", []) }.map(\.name)
    let ways = CompletionWays(
      of: completion.name, owners: owners, aliases: LocalNames.aliases(in: body), flags: Set(flags),
      lists: WayConditions.lists(of: type)
    ).ways(through: body)
    guard ways.contains(where: \.isTaken) else { return [] }
    let lost = ways.filter { way in
      !way.isTaken && !way.isExcused && givers.areWaiting(for: completion, of: function, in: type, where: way.known)
    }
    // Where something is written that does not tell the caller, what is not written goes with it.
    let written = lost.filter { !$0.isUnwritten }
    var places: [CompletionWays.Way] = []
    for way in written.isEmpty ? lost : written where way.end != nil {
      if !places.contains(where: { $0.end == way.end }) { places.append(way) }
    }
    return places.map { way in
      Lost(way: way, isByClients: !givers.isGiven(completion, of: function, in: type, where: way.known))
    }
  }

  /// Weak properties, and local variables that begin with one: where one is nil, nobody waits.
  private static func owners(of type: TypeIndex.Entry, in body: [Statement]) -> Set<String> {
    let owners = Set(type.variables.filter(\.attributes.isWeak).map(\.name))
    let local = LocalBinding.all(in: body).compactMap { binding -> String? in
      guard case .binding(let name, _) = binding.pattern.kind,
        let path = binding.value.flatMap({ LocalNames.path(of: $0) }),
        !owners.isDisjoint(with: path.split(separator: ".").map(String.init))
      else { return nil }
      return name
    }
    return owners.union(local)
  }

  /// Whether it is a function that returns nothing, or by the name of one.
  static func isFunction(_ parameter: Parameter, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    if case .function(_, let result)? = parameter.type?.unwrapped { return Optional(result).isNothing }
    if index.isFunction(parameter.type, in: type) { return true }
    // Protocols that the type adopts give functions names, too.
    return index.ancestors(of: type).contains { name in
      index.entry(mentioned: name, in: type).map { index.isFunction(parameter.type, in: $0) } ?? false
    }
  }

  /// What shows a page, or takes one away.
  static let requests: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "transition",
  ]

  private static let verbs = [
    "show", "present", "dismiss", "hide", "open", "close", "pop", "push", "transition", "embed",
  ]

  private static let seen: Set<String> = ["UIViewController", "UIView"]

  /// What controllers and views do with what they show.
  private static let changes = ["set", "remove", "replace", "scroll", "move", "swap"]

  /// Whether its name says that it shows something or takes it away: with code of its own, such as an animation. Files and
  /// addresses are opened, too.
  private static func isNamedSo(_ function: Function, isSeen: Bool) -> Bool {
    if CallFinder.calls("open", in: function.body ?? []) { return false }
    return (isSeen ? verbs + changes : verbs).contains { verb in
      function.name.hasPrefix(verb) && function.name.dropFirst(verb.count).first?.isLowercase != true
    }
  }

  private static func shows(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        requests.contains(name)
      else { return }
      if arguments.contains(where: { $0.label == "animated" || $0.label == "duration" }) { found = true }
    }
    return found
  }

  private static func cause(_ way: CompletionWays.Way) -> RootCause? {
    way.end.map { span in
      RootCause(
        rule: rule, check: .completionIsForgotten,
        message: way.isSkipped
          ? "where nobody is there to be asked, the completion is never called: the caller waits"
          : "the function comes to its end here and its completion is never called: the caller waits",
        span: span, alsoBreaks: [])
    }
  }
}

extension TypeReference? {
  /// Whether a function with it as its result returns nothing.
  var isNothing: Bool {
    switch self {
    case nil, .tuple([])?, .named("Void", _)?: true
    default: false
    }
  }
}
