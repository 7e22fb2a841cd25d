import Diagnostics
import SwiftSyntax

/// A gesture may be over before UIKit has started the transition: its outcome is remembered, and applied at the start.
enum EarlyOutcome {
  private static let base = "UIPercentDrivenInteractiveTransition"
  private static let title = "remember an outcome that comes before the start, and apply it then"

  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass else { return [] }
    if site.inherits(type, base) { return own(type, site) }
    guard let item = site.statement,
      let call = ["finish", "cancel"].lazy.flatMap({ site.calls(of: $0, in: item) }).first
    else { return [] }
    return held(call, in: type, site)
  }

  /// The class drives the transition itself.
  private static func own(_ type: ClassDeclSyntax, _ site: RepairSite) -> [SourceChange] {
    guard site.method("startInteractiveTransition", of: type) == nil, site.method("conclude", of: type) == nil,
      site.property("isRunning", of: type) == nil, site.property("earlyOutcome", of: type) == nil,
      let first = type.memberBlock.members.first,
      let last = type.memberBlock.members.last
    else { return [] }
    let calls = concluded(in: type, site) { base in base == nil || base == "self" }
    let properties = site.insert(
      before: first, stored(isOwn: true).joined(separator: "\n" + site.indentation(at: site.start(first))))
    let added = [properties, site.insert(member: methods(site.unit, isOwn: true), after: last)]
    return [SourceChange(title, added + calls + forgetting("earlyOutcome", in: type, site))]
  }

  /// A plain object of UIKit drives it: one that remembers takes its place.
  private static func held(
    _ call: FunctionCallExprSyntax, in type: ClassDeclSyntax, _ site: RepairSite
  ) -> [SourceChange] {
    let text = site.base(of: call).map(site.text) ?? ""
    let name = String((text.hasPrefix("self.") ? text.dropFirst(5) : text[...]).prefix { $0 != "?" && $0 != "!" })
    guard let (variable, _) = site.property(name, of: type), site.text(variable).contains(base),
      let outer = RepairSite.enclosing(CodeBlockItemSyntax.self, of: type)
    else { return [] }
    let new = "RememberingInteractiveTransition"
    if site.classes.contains(where: { $0.name.text == new }) { return [] }
    let named = type.tokens(viewMode: .sourceAccurate).filter { $0.text == base }.map { site.replace($0, with: new) }
    let calls = concluded(in: type, site) { $0.map { $0.filter { $0 != "?" && $0 != "!" } } == name }
    let isReused = variable.bindingSpecifier.text == "let"
    let forgotten = isReused ? forgetting("\(name).earlyOutcome", in: type, site) : []
    let access = type.modifiers.contains { $0.name.text == "private" } ? "private " : ""
    let body =
      stored(isOwn: !isReused).map { site.unit + $0 } + [""]
      + methods(site.unit, isOwn: false).map { $0.isEmpty ? "" : site.unit + $0 }
    let lines =
      [
        "", "/// Drives a transition: an outcome that comes before its start is applied at the start.",
        "\(access)final class \(new): \(base) {",
      ] + body + ["}"]
    let added = site.insert(lines.joined(separator: "\n") + "\n", at: site.lineEnd(site.end(outer)))
    return [SourceChange(title, named + calls + [added] + forgotten)]
  }

  /// What is used again forgets an outcome that no transition has taken.
  private static func forgetting(_ outcome: String, in type: ClassDeclSyntax, _ site: RepairSite) -> [TextEdit] {
    let functions = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    return functions.compactMap(GestureHandler.init).flatMap(\.cases).filter {
      GestureHandler.states(of: $0)?.contains(".began") == true
    }.compactMap { $0.statements.first }.map { site.insert(["\(outcome) = nil"], before: $0) }
  }

  /// Outcomes go through what remembers them.
  private static func concluded(
    in type: ClassDeclSyntax, _ site: RepairSite, _ isDriver: (String?) -> Bool
  ) -> [TextEdit] {
    let either = RepairSite.all(IfExprSyntax.self, in: type).compactMap { decision($0, site, isDriver) }
    let calls = RepairSite.all(FunctionCallExprSyntax.self, in: type).compactMap { call -> TextEdit? in
      guard let method = RepairSite.method(of: call), ["finish", "cancel"].contains(method), call.arguments.isEmpty,
        isDriver(site.base(of: call).map(site.text)),
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
      else { return nil }
      return TextEdit(
        start: site.start(name), end: site.end(call), replacement: "conclude(finishing: \(method == "finish"))")
    }
    return either + calls.filter { call in !either.contains { $0.start <= call.start && call.end <= $0.end } }
  }

  /// `if … { finish() } else { cancel() }` is one call.
  private static func decision(_ choice: IfExprSyntax, _ site: RepairSite, _ isDriver: (String?) -> Bool) -> TextEdit? {
    guard let finish = only(choice.body.statements), RepairSite.method(of: finish) == "finish",
      let cancel = only(choice.elseBody?.as(CodeBlockSyntax.self)?.statements),
      RepairSite.method(of: cancel) == "cancel",
      isDriver(site.base(of: finish).map(site.text)), isDriver(site.base(of: cancel).map(site.text)),
      choice.conditions.allSatisfy({ $0.condition.is(ExprSyntax.self) })
    else { return nil }
    let conditions = choice.conditions.map { condition in
      let text = site.text(condition.condition)
      return choice.conditions.count > 1 && ["||", "?"].contains(where: text.contains) ? "(\(text))" : text
    }
    let called = site.text(site.start(finish)..<site.end(finish)).dropLast("finish()".count)
    return site.replace(choice, with: "\(called)conclude(finishing: \(conditions.joined(separator: " && ")))")
  }

  private static func only(_ statements: CodeBlockItemListSyntax?) -> FunctionCallExprSyntax? {
    guard let statements, statements.count == 1 else { return nil }
    return statements.first?.item.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty ? $0 : nil }
  }

  /// - Parameter isOwn: nobody but the class that gets them uses them.
  private static func stored(isOwn: Bool) -> [String] {
    ["private var isRunning = false", (isOwn ? "private " : "") + "var earlyOutcome: Bool?"]
  }

  private static func methods(_ unit: String, isOwn: Bool) -> [String] {
    [
      "override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {",
      "\(unit)super.startInteractiveTransition(transitionContext)", "\(unit)isRunning = true",
      "\(unit)guard let finishes = earlyOutcome else { return }", "\(unit)earlyOutcome = nil",
      "\(unit)conclude(finishing: finishes)", "}", "",
      (isOwn ? "private " : "") + "func conclude(finishing: Bool) {",
      "\(unit)guard isRunning else {", "\(unit)\(unit)earlyOutcome = finishing", "\(unit)\(unit)return", "\(unit)}",
      "\(unit)isRunning = false", "\(unit)if finishing { finish() } else { cancel() }", "}",
    ]
  }
}
