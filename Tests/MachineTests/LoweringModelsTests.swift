import Testing

@testable import Machine

@Suite struct LoweringModelsTests {
  @Test func formalMachineHasNoUnknownNames() {
    let lowered = Lowered(swiftFiles(in: "Models/Prelude") + swiftFiles(in: "Models/UIKit"))
    #expect(lowered.diagnostics.map { "\($0.message) \($0.notes.map(\.message))" } == [])
    #expect(lowered.program.hooks.offerEvents >= 0)
  }
}
