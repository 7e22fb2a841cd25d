import Reporters
import Rules
import RunReport
import Verification

extension Engine {
  /// A report in one format.
  @Sendable static func render(_ report: Report, _ format: ReporterChoice.Format, _ options: RenderOptions) -> String {
    switch format {
    case .text:
      TextReporter.render(
        report, color: options.isColored, htmlPath: options.htmlPath, isVerbose: options.isVerbose,
        showsCoverage: options.showsCoverage)
    case .markdown: MarkdownReporter.render(report)
    case .html: HTMLReporter.render(report)
    case .json: JSONReporter.render(report)
    case .sarif: SARIFReporter.render(report, rules: ruleHelp)
    case .junit: JUnitReporter.render(report)
    case .github: GitHubReporter.render(report)
    case .gitlab: GitLabReporter.render(report)
    case .xcode: XcodeReporter.render(report, folder: options.folder)
    }
  }

  /// The catalogue, for formats that carry the rules along.
  private static var ruleHelp: [RuleHelp] {
    RuleCatalogue.all.map { rule in
      RuleHelp(
        id: rule.id.rawValue, name: rule.name, title: rule.title, statement: rule.statement, severity: rule.severity,
        remedy: rule.remedy, page: RulePage.markdown(of: rule))
    }
  }
}
