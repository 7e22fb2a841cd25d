import RunReport
import TestSupport
import Testing

@testable import TextChecks
@testable import Verification

/// The machine against its most general client: whatever is called in whatever callback, it never contradicts itself.
@Suite struct SanityTests {
  @Test func theMachineAgreesWithItselfWhateverIsCalled() throws {
    // What the client does breaks many rules; they are not what is judged here.
    var options = RunOptions(paths: [Repository.path("Models/Sanity")], only: [SignatureFacts.rule], jobs: 2)
    let all = try Runner(options: options).scenarios().subjects.map(\.subject)
    options.subjects = Effort.items(all, sample: 4)
    let report = try Runner(options: options).run()
    #expect(report.problems.isEmpty)
    let clients = report.subjects.filter { $0.states > 1 }
    #expect(clients.count >= (Effort.isWide ? 18 : 3))
    for client in clients {
      #expect(client.verdict != .unsupported, "\(client.name): \(client.bound ?? "")")
      #expect(client.bound == nil, "\(client.name) is not explored completely")
    }
  }
}
