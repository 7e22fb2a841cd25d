import Diagnostics
import SwiftSyntax

/// The flag of `completeTransition` says whether the transition was cancelled, and nothing else.
enum CompletionFlag {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let call = site.calls(of: "completeTransition", in: item).first,
      let base = site.base(of: call), let argument = call.arguments.first?.expression
    else { return [] }
    let outcome = outcome(of: site.text(base))
    let replaced = SourceChange("complete with the outcome of the transition", [site.replace(argument, with: outcome)])
    let name = site.text(argument).drop { $0 == "!" }
    guard let meaning = site.meaning(of: String(name), at: call) else { return [replaced] }
    if meaning.isClosureParameter {
      return [parameter(String(name), meaning, call, outcome, site), replaced].compactMap(\.self)
    }
    return [negated(meaning, site), replaced].compactMap(\.self)
  }

  /// `!context.transitionWasCancelled`, for a context that may be nil, too.
  static func outcome(of context: String) -> String {
    context.hasSuffix("?")
      ? "!(\(context).transitionWasCancelled ?? false)" : "!\(context).transitionWasCancelled"
  }

  /// The closure's parameter gets the meaning that its other uses give it.
  private static func parameter(
    _ name: String, _ meaning: NameMeaning, _ call: FunctionCallExprSyntax, _ outcome: String, _ site: RepairSite
  ) -> SourceChange? {
    guard let closure = RepairSite.enclosing(ClosureExprSyntax.self, of: meaning.declaration) else { return nil }
    let uses = RepairSite.all(DeclReferenceExprSyntax.self, in: closure.statements).filter { $0.baseName.text == name }
    guard let first = closure.statements.first, let token = meaning.declaration.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    let title = "take the outcome from the context, not from the animation"
    if uses.count == 1, let use = uses.first {
      let isNegated = use.parent?.is(PrefixOperatorExprSyntax.self) == true
      if isNegated { return nil }
      return SourceChange(title, [site.replace(token, with: "_"), site.replace(use, with: outcome)])
    }
    return SourceChange(
      title, [site.replace(token, with: "_"), site.insert(["let \(name) = \(outcome)"], before: first)])
  }

  /// A local that says the opposite of its name.
  private static func negated(_ meaning: NameMeaning, _ site: RepairSite) -> SourceChange? {
    guard let value = meaning.initialiser, site.text(value).hasSuffix("transitionWasCancelled") else { return nil }
    let text = site.text(value)
    let edit =
      text.hasPrefix("!")
      ? TextEdit(start: site.start(value), end: site.start(value) + 1, replacement: "")
      : site.insert("!", at: site.start(value))
    return SourceChange("negate the flag: completed means not cancelled", [edit])
  }
}
