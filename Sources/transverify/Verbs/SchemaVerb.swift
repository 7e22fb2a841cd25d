import Reporters
import Verification

/// `transverify schema NAME`: the JSON schema of a file that the program writes or reads.
struct SchemaVerb {
  let tool: CommandLineTool

  /// Name, what it describes, and the schema.
  static let all: [(name: String, abstract: String, text: @Sendable () -> String)] = [
    ("report", "the JSON report", { ReportSchema.text }),
    ("config", "'.transverify.json'", { ConfigurationSchema.text }),
  ]

  func perform(_ operands: [String]) throws(InputError) -> ExitCode {
    guard let name = operands.first else {
      return tool.show(Self.all.map { "\($0.name)  \($0.abstract)\n" }.joined())
    }
    guard let schema = Self.all.first(where: { $0.name == name }) else {
      throw UsageError.unknownSchema(name, among: Self.all.map(\.name))
    }
    return tool.show(schema.text())
  }
}
