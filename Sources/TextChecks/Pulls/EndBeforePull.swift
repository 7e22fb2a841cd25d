import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// What a delegate does when the user begins to pull a sheet, as if it had gone (TV1101), seen in the text.
///
/// `presentationControllerWillDismiss(_:)` comes when a pull begins, and the sheet may stay (SH-04; developer.apple.com,
/// `UIAdaptivePresentationControllerDelegate`: `presentationControllerDidDismiss(_:)` tells of the end). Where the class hears
/// of nothing else, what it does there is its cleanup; what a controller sets in itself the runs compare.
struct EndBeforePull: TextCheck, Sendable {
  static let rule = RuleID.TV1101

  private static let callback = "presentationControllerWillDismiss(_:)"
  private static let end = "presentationControllerDidDismiss(_:)"

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let known = index.lineage(of: type).flatMap(\.functions)
      if known.contains(where: { $0.fullName == end && $0.body?.isEmpty == false }) { return nil }
      let isController = index.ancestors(of: type).contains("UIViewController")
      let causes = type.functions.filter { endsSomething($0) || !isController && takesBack($0, of: type) }
        .map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes, needs: [lasting])
    }
  }

  /// Whether the method calls something that is not about looks, and does not wait for the end.
  private static func endsSomething(_ function: Function) -> Bool {
    guard let body = body(of: function) else { return false }
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
      if !isHarmless(name) { found = true }
    }
    return found
  }

  /// Whether the method shows or switches on something that the class hides or switches off elsewhere.
  private static func takesBack(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    guard let body = body(of: function) else { return false }
    let set = switched(in: body)
    return type.functions.contains { other in
      other.fullName != callback
        && switched(in: other.body ?? []).contains { place in
          set.contains { $0.name == place.name && $0.value != place.value }
        }
    }
  }

  /// The switches of views that statements set.
  private static func switched(in body: [Statement]) -> [(name: String, value: Bool)] {
    var found: [(name: String, value: Bool)] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, case .bool(let isOn) = value.kind,
        let name = CallFinder.baseName(of: target), switches.contains(name)
      else { return }
      found.append((name, isOn))
    }
    return found
  }

  private static let switches: Set<String> = ["isHidden", "isEnabled", "isUserInteractionEnabled"]

  private static func body(of function: Function) -> [Statement]? {
    guard function.fullName == callback, !function.attributes.isStatic, let body = function.body,
      !AppEvents.mentioned(in: body).contains("transitionCoordinator")
    else { return nil }
    return body
  }

  /// What hands the call on, makes a value, takes the keyboard away, lays out, animates or writes a line.
  private static func isHarmless(_ name: String) -> Bool {
    let words = name.lowercased()
    return name.first?.isUppercase == true || words.contains("willdismiss") || words.contains("keyboard")
      || words.contains("layout") || harmless.contains { words.hasPrefix($0) }
  }

  private static let harmless = [
    "endediting", "resignfirstresponder", "becomefirstresponder", "setneeds", "animate", "print", "nslog", "log",
    "debug", "deselect", "reload", "scroll", "sethidden", "setalpha", "asyncafter", "async", "description", "assert",
  ]

  private static var lasting: Assumption {
    Assumption(
      text: "what is done when the pull begins is not taken back while the sheet stays", confidence: .possible,
      location: nil, kind: .otherCode)
  }

  private static func cause(_ function: Function) -> RootCause {
    RootCause(
      rule: rule, check: nil,
      message: "the sheet may stay, but what the beginning of the pull has ended stays ended", span: function.nameSpan,
      alsoBreaks: [])
  }
}
