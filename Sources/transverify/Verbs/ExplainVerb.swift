import Foundation
import Rules
import Verification

/// `transverify explain RULE`: the page of a rule with its two models.
struct ExplainVerb {
  let tool: CommandLineTool

  func page(of operands: [String]) throws(InputError) -> String {
    let name = operands.first ?? ""
    guard let rule = RuleCatalogue.rule(name) else { throw UsageError.unknownRule(name, among: tool.engine.rules) }
    return RulePage.markdown(of: rule, violating: source(rule.violating), clean: source(rule.clean))
  }

  /// The text of a model; `nil` where the program is used without the package's models.
  private func source(_ path: String) -> String? {
    guard let models = try? ModelsFolder.path(environment: tool.environment) else { return nil }
    let file = PathNames.absolute("../" + path, from: models)
    return try? String(contentsOfFile: file, encoding: .utf8)
  }
}
