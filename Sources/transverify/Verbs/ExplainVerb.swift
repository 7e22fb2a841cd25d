import Foundation
import Rules
import Verification

/// `transverify explain RULE`: the page of a rule with its two models, or what the semantics document says under a code.
struct ExplainVerb {
  let tool: CommandLineTool

  func page(of operands: [String]) throws(InputError) -> String {
    let name = operands.first ?? ""
    if let rule = RuleCatalogue.rule(name) {
      return RulePage.markdown(of: rule, violating: source(rule.violating), clean: source(rule.clean))
    }
    guard SemanticsPage.isCode(name), !name.uppercased().hasPrefix("TV"), let document = source(Self.document) else {
      throw UsageError.unknownRule(name, among: tool.engine.rules)
    }
    guard let page = SemanticsPage.markdown(of: name, in: document, machine: machine) else {
      throw UsageError.unknownCode(name, among: SemanticsPage.codes(in: document))
    }
    return page
  }

  /// What is publicly known of UIKit.
  private static let document = "Models/uikit-semantics.md"

  /// The sources of the formal machine, by name.
  private var machine: [String] {
    guard let models = try? ModelsFolder.path(environment: tool.environment) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: models + "/UIKit")) ?? []
    return names.sorted().compactMap { ModelsFolder.text(of: "Models/UIKit/" + $0, models: models) }
  }

  /// The text of a model; `nil` where the program is used without the package's models.
  private func source(_ path: String) -> String? {
    guard let models = try? ModelsFolder.path(environment: tool.environment) else { return nil }
    return ModelsFolder.text(of: path, models: models)
  }
}
