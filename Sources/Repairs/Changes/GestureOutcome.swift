import Diagnostics
import SwiftSyntax

/// A gesture that is taken away cancels, one that ends decides.
enum GestureOutcome {
  /// Branches that finish whatever happened to the gesture.
  static func cancelling(_ site: RepairSite) -> [SourceChange] {
    GestureHandler.all(site).compactMap { handler in
      let edits = handler.cancelledBranches.flatMap { $0.flatMap { decided($0, handler, site) } }
      return edits.isEmpty ? nil : SourceChange("cancel when the gesture is cancelled", edits)
    }
  }

  private static func decided(_ item: CodeBlockItemSyntax, _ handler: GestureHandler, _ site: RepairSite) -> [TextEdit]
  {
    if let condition = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard outcome(in: condition.body) == "finish" else { return [] }
      return [site.insert("\(handler.hasEnded), ", at: site.start(condition.conditions))]
    }
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return [] }
    if let argument = call.arguments.first(where: { isTruth($0.expression) })?.expression {
      let text = site.text(argument)
      return [site.replace(argument, with: text == "true" ? handler.hasEnded : "\(handler.hasEnded) && \(text)")]
    }
    guard RepairSite.method(of: call) == "finish", let other = opposite(call, site) else { return [] }
    return [site.replace(item.item, with: "if \(handler.hasEnded) { \(site.text(call)) } else { \(other) }")]
  }

  /// States that nobody handles.
  static func handling(_ site: RepairSite) -> [SourceChange] {
    GestureHandler.all(site).compactMap { handler in
      let cases = handler.cases
      let isHandled = cases.contains { GestureHandler.states(of: $0)?.contains(".cancelled") == true }
      guard !isHandled, let ended = cases.first(where: { GestureHandler.states(of: $0)?.contains(".ended") == true }),
        let statements = cancelled(ended.statements, site)
      else { return nil }
      let indentation = site.indentation(at: site.start(ended))
      let lines = ["case .cancelled, .failed:"] + statements.map { site.unit + $0 }
      let text = lines.map { indentation + $0 + "\n" }.joined()
      return SourceChange(
        "cancel when the gesture is cancelled or fails", [site.insert(text, at: site.lineEnd(site.end(ended)))])
    }
  }

  /// The statements of the end as they are for a gesture that was taken away; `nil` when none decides anything.
  private static func cancelled(_ list: CodeBlockItemListSyntax, _ site: RepairSite) -> [String]? {
    var hasChanged = false
    let lines = list.flatMap { item -> [String] in
      guard let changed = cancelled(item, site) else { return [site.text(item.item)] }
      hasChanged = true
      return changed
    }
    return hasChanged ? lines : nil
  }

  private static func cancelled(_ item: CodeBlockItemSyntax, _ site: RepairSite) -> [String]? {
    if let condition = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      let bodies = [condition.body, condition.elseBody?.as(CodeBlockSyntax.self)].compactMap(\.self)
      return bodies.first { outcome(in: $0) == "cancel" }?.statements.map { site.text($0.item) }
    }
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
    if let argument = call.arguments.first(where: { isTruth($0.expression) })?.expression {
      let from = site.start(call)
      return [site.text(from..<site.start(argument)) + "false" + site.text(site.end(argument)..<site.end(call))]
    }
    return RepairSite.method(of: call) == "finish" ? opposite(call, site).map { [$0] } : nil
  }

  private static func opposite(_ call: FunctionCallExprSyntax, _ site: RepairSite) -> String? {
    let base = site.base(of: call).map { site.text($0) + "." } ?? ""
    return "\(base)cancel()"
  }

  private static func outcome(in block: CodeBlockSyntax) -> String? {
    RepairSite.all(FunctionCallExprSyntax.self, in: block).lazy.compactMap { RepairSite.method(of: $0) }.first {
      ["finish", "cancel"].contains($0)
    }
  }

  /// `true`, or a comparison.
  private static func isTruth(_ expression: ExprSyntax) -> Bool {
    if expression.trimmedDescription == "true" { return true }
    let operators = RepairSite.all(BinaryOperatorExprSyntax.self, in: expression).map(\.operator.text)
    return operators.contains { [">", "<", ">=", "<=", "==", "&&", "||"].contains($0) }
  }
}
