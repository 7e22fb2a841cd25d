import SwiftSyntax

/// A function that follows a gesture recogniser, and the branches of its states.
struct GestureHandler {
  /// The recogniser.
  let name: String
  let function: FunctionDeclSyntax

  /// The one around the blame, or all of the file.
  static func all(_ site: RepairSite) -> [GestureHandler] {
    if let own = site.function.flatMap(Self.init) { return [own] }
    return RepairSite.all(FunctionDeclSyntax.self, in: site.tree).compactMap(Self.init)
  }

  init?(_ function: FunctionDeclSyntax) {
    let parameter = function.signature.parameterClause.parameters.first {
      $0.type.trimmedDescription.contains("GestureRecognizer")
    }
    guard let parameter else { return nil }
    name = (parameter.secondName ?? parameter.firstName).text
    self.function = function
  }

  private var state: String { "\(name).state" }

  /// The cases of the switches over the state.
  var cases: [SwitchCaseSyntax] {
    RepairSite.all(SwitchExprSyntax.self, in: function).filter { $0.subject.trimmedDescription == state }.flatMap {
      $0.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    }
  }

  /// States that a case names; `nil` for `default`.
  static func states(of branch: SwitchCaseSyntax) -> [String]? {
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self) else { return nil }
    return label.caseItems.map { $0.pattern.trimmedDescription }
  }

  /// What is done when the system takes the gesture away.
  var cancelledBranches: [CodeBlockItemListSyntax] {
    let cases = cases
    let named = cases.filter { Self.states(of: $0)?.contains(".cancelled") == true }
    let inSwitch = (named.isEmpty ? cases.filter { Self.states(of: $0) == nil } : named).map(\.statements)
    let inChains = chains.compactMap { $0.elseBody?.as(CodeBlockSyntax.self)?.statements }
    return inSwitch + inChains
  }

  /// `if` that ask for the state, the last ones of their chains.
  var chains: [IfExprSyntax] {
    RepairSite.all(IfExprSyntax.self, in: function).filter { condition in
      condition.conditions.contains { $0.trimmedDescription.hasPrefix(state) }
        && condition.elseBody?.is(IfExprSyntax.self) != true
    }
  }

  /// The state's comparison.
  var hasEnded: String { "\(state) == .ended" }
}
