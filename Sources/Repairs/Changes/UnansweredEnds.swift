import Diagnostics
import SwiftSyntax

/// What ends an animation or a gesture comes in every case: without a coordinator, after an interruption, when it is
/// given up.
enum UnansweredEnds {
  /// Where there is no coordinator nothing is animated: what would run alongside is done at once.
  static func coordinators(_ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass else { return [] }
    let edits = site.calls(of: "animate", in: type).compactMap { atOnce($0, site) }
    return edits.isEmpty
      ? [] : [SourceChange("do what would run alongside at once when there is no coordinator", edits.flatMap(\.self))]
  }

  private static func atOnce(_ call: FunctionCallExprSyntax, _ site: RepairSite) -> [TextEdit]? {
    guard let base = site.base(of: call), let chain = base.as(OptionalChainingExprSyntax.self),
      site.text(chain.expression).hasSuffix("transitionCoordinator"),
      let item = call.parent?.as(CodeBlockItemSyntax.self),
      let function = RepairSite.enclosing(FunctionDeclSyntax.self, of: item), function.signature.returnClause == nil,
      RepairSite.enclosing(ClosureExprSyntax.self, of: item) == nil, site.meaning(of: "coordinator", at: item) == nil,
      let closure = call.arguments.first?.expression.as(ClosureExprSyntax.self) ?? call.trailingClosure,
      closure.signature?.parameterClause.map({ ["_", "(_)"].contains(site.text($0)) }) ?? true,
      !site.text(closure).contains("$0")
    else { return nil }
    let work = site.lines(Array(closure.statements)).map { site.unit + $0 }
    let lines =
      ["guard let coordinator = \(site.text(chain.expression)) else {"] + work + ["\(site.unit)return", "}"]
    return [site.insert(lines, before: item), site.replace(base, with: "coordinator")]
  }

  /// An animation that was interrupted has ended, too.
  static func interruptions(_ site: RepairSite) -> [SourceChange] {
    guard let test = site.token.flatMap({ RepairSite.enclosing(GuardStmtSyntax.self, of: $0) }),
      test.conditions.count == 1, let name = test.conditions.first.map({ site.text($0.condition) }),
      let meaning = site.meaning(of: name, at: test), meaning.isClosureParameter,
      let closure = RepairSite.enclosing(ClosureExprSyntax.self, of: meaning.declaration),
      let parameter = meaning.declaration.firstToken(viewMode: .sourceAccurate)
    else { return [] }
    let uses = RepairSite.all(DeclReferenceExprSyntax.self, in: closure.statements).count { $0.baseName.text == name }
    let unnamed = uses == 1 ? [site.replace(parameter, with: "_")] : []
    return [SourceChange("go on when the animation was interrupted, too", [site.remove(test)] + unnamed)]
  }

  /// A paused animator that is let go keeps its views as they are: it is stopped first.
  static func pausedAnimators(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let type = site.ownClass,
      let call = site.calls(of: "pauseAnimation", in: item).first, let base = site.base(of: call).map(site.text)
    else { return [] }
    let name = (base.hasPrefix("self.") ? base.dropFirst(5) : base[...]).prefix { $0 != "?" && $0 != "!" }
    let edits = site.mentions(of: String(name), in: type).compactMap { mention -> TextEdit? in
      guard site.assigned(to: mention).map(site.text) == "nil",
        let own = RepairSite.enclosing(CodeBlockItemSyntax.self, of: mention)
      else { return nil }
      return site.insert(["\(site.text(mention))?.stopAnimation(true)"], before: own)
    }
    return edits.isEmpty ? [] : [SourceChange("stop the animator before it is let go", edits)]
  }

  /// Callbacks may come twice, or one without the other: they say what is so, not what is different.
  static func toggles(_ site: RepairSite) -> [SourceChange] {
    guard let function = site.function, let type = site.ownClass else { return [] }
    let names = site.calls(of: "toggle", in: function).compactMap { site.base(of: $0).map(site.text) }
    return names.map { name in
      let plain = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
      let initial = site.property(plain, of: type)?.binding.initializer.map { site.text($0.value) } ?? "false"
      let edits = site.calls(of: "toggle", in: type).compactMap { call -> TextEdit? in
        guard site.base(of: call).map(site.text) == name,
          let callback = RepairSite.enclosing(FunctionDeclSyntax.self, of: call)?.name.text
        else { return nil }
        let isSet = callback.hasSuffix("Appear") == (initial != "true")
        return callback.hasPrefix("view") ? site.replace(call, with: "\(name) = \(isSet)") : nil
      }
      return SourceChange("say what is so instead of turning it over", edits)
    }
  }
}
