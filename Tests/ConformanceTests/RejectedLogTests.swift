import Conformance
import Foundation
import TestSupport
import Testing

/// Logs that UIKit cannot have printed, written by hand from documentation and not from the machine's rules of order.
@Suite struct RejectedLogTests {
  @Test func numbersAreUnique() {
    let all = RejectedLog.all
    #expect(all.count >= 150)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { $0.text.contains("# Source: ") })
  }

  @Test(arguments: Effort.items(RejectedLog.all, sample: 30)) func noRunRecordsIt(_ log: RejectedLog) throws {
    let recorded = LogReader.read(log.text)
    #expect(recorded.ignored.isEmpty)
    #expect(try Bench.usual.examine { $0.canProduce(Question(recorded)) } == false, "\(log.text)")
  }
}

/// One of the blocks of `Rejected/*.txt`, which stand between blank lines.
struct RejectedLog: Sendable, CustomTestStringConvertible {
  /// `R-017`
  var name: String
  var text: String

  var testDescription: String { name }

  static let all: [RejectedLog] = {
    let folder = URL(fileURLWithPath: Repository.path("Tests/ConformanceTests/Rejected"))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return text.split(separator: "\n\n").compactMap { block in
        block.firstMatch(of: /# (R-\d+):/).map { RejectedLog(name: String($0.1), text: String(block)) }
      }
    }
  }()
}
