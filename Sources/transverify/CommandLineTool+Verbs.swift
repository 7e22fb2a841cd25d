import Conformance
import Verification

extension CommandLineTool {
  /// Does what the arguments (without the program's name) ask for.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      return try perform(try ArgumentParser(table: .transverify).parse(arguments))
    } catch {
      console.complain(error.message)
      return .usage
    }
  }

  private func perform(_ invocation: ParsedArguments) throws(InputError) -> ExitCode {
    remark(on: invocation)
    switch invocation.verb {
    case .run:
      if invocation.values.contains(.watch) { return try WatchLoop(tool: self, arguments: invocation).perform() }
      return try RunVerb(tool: self, arguments: invocation).perform()
    case .report: return try ReportVerb(tool: self, arguments: invocation).perform()
    case .replay: return try ReplayVerb(tool: self, arguments: invocation).perform()
    case .serve: return try ServeVerb(tool: self, arguments: invocation).perform()
    case .initialize: return try InitVerb(tool: self, arguments: invocation).perform()
    case .rules: return show(RuleListing.text(engine.rules))
    case .explain: return show(try ExplainVerb(tool: self).page(of: invocation.operands))
    case .export: return try ExportVerb(tool: self, arguments: invocation).perform()
    case .scenarios: return try ScenariosVerb(tool: self, arguments: invocation).perform()
    case .graph: return try GraphVerb(tool: self, arguments: invocation).perform()
    case .conform: return try ConformVerb(tool: self, arguments: invocation).perform()
    case .recorder: return show(RecorderSource.text)
    case .docs: return try DocsVerb(tool: self, arguments: invocation).perform()
    case .completions: return show(try Shell.script(for: invocation.operands.first ?? "", table: .transverify))
    case .manual: return show(ManualPage(table: .transverify, version: ToolVersion.current).text)
    case .schema: return try SchemaVerb(tool: self).perform(invocation.operands)
    case .version: return show("\(ToolVersion.name) \(ToolVersion.current)\n")
    case .help: return show(try HelpText(table: .transverify).text(for: invocation.operands.first))
    }
  }
}
