import Conformance
import Foundation
import TestSupport
import Testing

/// Logs of public pages that were collected after the machine was built; on their first run 51 of 86 were accepted,
/// by the build after 78769819; 75 are now.
@Suite struct PublishedLogTests {
  @Test(arguments: Effort.items(PublishedLog.all, sample: 12)) func theMachineCanPrintIt(_ log: PublishedLog) throws {
    let recorded = LogReader.read(log.text)
    let question = Question(recorded, isCut: log.text.contains("\n# cut\n"))
    // What is open and can be printed by now is to be renamed.
    #expect(try Bench.usual.examine { $0.canProduce(question) } == !log.isOpen)
  }

  @Test func everyLogNamesItsSource() {
    #expect(PublishedLog.all.count >= 20)
    #expect(PublishedLog.all.allSatisfy { $0.text.contains("\n# Source: ") && $0.text.contains("\n# expect: ") })
  }
}

/// A file of `Fresh`, with what is expected of it: `# expect: accepted`, or `# expect: open, REASON` where the machine has no
/// run for it yet. `# cut` says that it ends in the middle of things.
struct PublishedLog: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  var testDescription: String { name }
  var isOpen: Bool { text.contains("\n# expect: open") }

  static let all: [PublishedLog] = {
    let folder = URL(fileURLWithPath: Repository.path("Tests/ConformanceTests/Fresh"))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { PublishedLog(name: String(name.dropLast(4)), text: $0) }
    }
  }()
}
