import Diagnostics
import SwiftSyntax

/// What may be nil is not unwrapped with `!`, nor cast with `as!`.
enum ForcedUnwrap {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let mark = mark(in: item, site) else { return [] }
    if let local = Local(item, mark, site) { return local.changes }
    // `x!.f()` becomes `x?.f()` where nobody needs the answer.
    guard let unwrap = mark.parent?.as(ForceUnwrapExprSyntax.self), OptionalUse(of: unwrap, site).isFree else {
      return []
    }
    return [SourceChange("go on without it when it is nil", [site.replace(mark, with: "?")])]
  }

  /// The `!` that is to blame: of a statement's several the one whose expression holds the place.
  private static func mark(in item: CodeBlockItemSyntax, _ site: RepairSite) -> TokenSyntax? {
    let unwraps = RepairSite.all(ForceUnwrapExprSyntax.self, in: item).map { ($0.exclamationMark, Syntax($0)) }
    let casts = RepairSite.all(UnresolvedAsExprSyntax.self, in: item).compactMap { cast in
      cast.questionOrExclamationMark.flatMap { $0.text == "!" ? ($0, Syntax(cast)) : nil }
    }
    let place = site.defect.place ?? 0
    let all = unwraps + casts
    let around = all.filter { site.start($0.1) <= place && place < site.end($0.1) }
    return (around.last ?? all.first)?.0
  }
}

/// `let name = value!`: the name becomes optional, or its block is left.
private struct Local {
  let item: CodeBlockItemSyntax
  let mark: TokenSyntax
  let binding: PatternBindingSyntax
  let name: String
  let site: RepairSite

  init?(_ item: CodeBlockItemSyntax, _ mark: TokenSyntax, _ site: RepairSite) {
    guard let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      variable.bindings.count == 1, let value = binding.initializer?.value, binding.typeAnnotation == nil,
      site.end(mark) == site.end(value) || RepairSite.enclosing(UnresolvedAsExprSyntax.self, of: mark) != nil,
      binding.pattern.is(IdentifierPatternSyntax.self)
    else { return nil }
    (self.item, self.mark, self.binding, self.site) = (item, mark, binding, site)
    name = site.text(binding.pattern)
  }

  var changes: [SourceChange] { [atOnce, optional, leaving].compactMap(\.self) }

  /// Behind the declaration, in its block.
  private var followers: [CodeBlockItemSyntax] {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    return list.filter { $0.position > item.position }
  }

  private var isCast: Bool { RepairSite.enclosing(UnresolvedAsExprSyntax.self, of: mark) != nil }

  private var unforced: TextEdit { site.replace(mark, with: isCast ? "?" : "") }

  private var optional: SourceChange? {
    let uses = followers.flatMap { RepairSite.all(DeclReferenceExprSyntax.self, in: $0) }.filter {
      $0.baseName.text == name && site.meaning(of: name, at: $0)?.declaration == Syntax(binding)
    }
    var edits = [unforced]
    for use in uses {
      guard let more = OptionalUse(of: use, site).edits else { return nil }
      edits += more
    }
    return SourceChange("let '\(name)' be nil", edits)
  }

  private func guarded(_ lines: [String]) -> [TextEdit]? {
    guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
      let function = site.function, function.signature.returnClause == nil
    else { return nil }
    let indentation = site.indentation(at: site.start(item))
    let inner = (lines + ["return"]).map { "\n" + indentation + site.unit + $0 }.joined()
    let short = lines.isEmpty ? " else { return }" : " else {\(inner)\n\(indentation)}"
    return [site.insert("guard ", at: site.start(item)), unforced, site.insert(short, at: site.end(binding))]
  }

  private var leaving: SourceChange? {
    let context = site.context(at: item)
    let lines = context.map { ["\($0).completeTransition(\(CompletionFlag.outcome(of: $0)))"] } ?? []
    return guarded(lines).map { SourceChange("leave when there is no '\(name)'", $0) }
  }

  /// Without a coordinator there is no animation: what would run alongside is done at once.
  private var atOnce: SourceChange? {
    guard followers.count == 1, let call = followers[0].item.as(FunctionCallExprSyntax.self),
      RepairSite.method(of: call) == "animate", site.base(of: call).map(site.text) == name,
      let closure = call.arguments.first?.expression.as(ClosureExprSyntax.self) ?? call.trailingClosure,
      !closure.statements.contains(where: { site.text($0).contains("context") })
    else { return nil }
    return guarded(closure.statements.map { site.text($0.item) }).map {
      SourceChange("do what would run alongside at once when there is no '\(name)'", $0)
    }
  }
}

/// How a use of something must change when that becomes optional.
struct OptionalUse {
  let use: Syntax
  /// The use with the members and calls that follow it.
  let chain: Syntax
  let site: RepairSite

  init(of use: some SyntaxProtocol, _ site: RepairSite) {
    self.use = Syntax(use)
    self.site = site
    var chain = Syntax(use)
    while let parent = chain.parent {
      let isMember = parent.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0) } == chain
      let isCall = parent.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } == chain
      guard isMember || isCall else { break }
      chain = parent
    }
    self.chain = chain
  }

  /// Nobody needs a value of it: it is a statement, or what an assignment writes to.
  var isFree: Bool {
    if chain == use, !use.is(ForceUnwrapExprSyntax.self) { return false }
    if chain.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    guard let list = chain.parent?.as(ExprListSyntax.self), let first = list.first, Syntax(first) == chain else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// `nil` when nothing plain can take its place.
  var edits: [TextEdit]? {
    if isFree { return [site.insert("?", at: site.end(use))] }
    if chain == use { return argument }
    // Geometry of nothing is nothing.
    guard let member = chain.as(MemberAccessExprSyntax.self),
      ["frame", "bounds", "size", "origin", "center"].contains(member.declName.baseName.text)
    else { return nil }
    let isOperand = chain.parent?.is(ExprListSyntax.self) == true
    return [
      site.insert(isOperand ? "(" : "", at: site.start(chain)), site.insert("?", at: site.end(use)),
      site.insert(" ?? .zero" + (isOperand ? ")" : ""), at: site.end(chain)),
    ].filter { !$0.replacement.isEmpty }
  }

  /// A call that gets it is made only when it is there.
  private var argument: [TextEdit]? {
    guard let argument = use.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let item = call.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    return site.wrap(item, in: "if let \(site.text(use))")
  }
}
