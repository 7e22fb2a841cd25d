import Foundation
import Testing

@testable import transverify

@Suite struct ExportVerbTests {
  private let printed = Printed()

  private func run(_ line: String, in folder: TemporaryFolder, _ engine: Engine) -> ExitCode {
    CommandLineTool(engine: engine, console: printed.console(), environment: [:], workingDirectory: folder.path)
      .run(line.split(separator: " ").map(String.init))
  }

  private var sample: Engine { .answering(.success(Samples.report())) }

  @Test func withoutAFolderItListsThem() throws {
    #expect(run("export A", in: try TemporaryFolder(), sample) == .success)
    #expect(printed.output == "Lights\nCrowd (not as Promela: a class)\n")
  }

  @Test func bothLanguagesAreWritten() throws {
    let folder = try TemporaryFolder()
    #expect(run("export A --output M", in: folder, sample) == .usage)
    #expect(folder.text("M/Lights.pml") == "active proctype machine() { skip }\n")
    #expect(folder.text("M/Lights.tla") == "module\n")
    #expect(folder.text("M/Lights.cfg") == "SPECIFICATION Spec\n")
    #expect(printed.errors == "transverify: error: 'Crowd' cannot be written as Promela: a class\n")
  }

  @Test func oneLanguageIsWritten() throws {
    let folder = try TemporaryFolder()
    #expect(run("export A --format tla --output M", in: folder, sample) == .success)
    #expect(folder.text("M/Lights.pml") == nil)
    #expect(folder.text("M/Lights.tla") == "module\n")
  }

  /// Names of modules are those of their files, and a loop is said with its place.
  @Test func realModels() throws {
    let folder = try TemporaryFolder()
    let text = """
      struct Counter: TransitionSystem {
        static let low = Counter(limit: 2)
        let limit: Int
        var count = 0
        init(limit: Int) { self.limit = limit }
        func offerEvents() {
          if count < limit { offer("count up", by: .user) { count += 1 } }
          if count == limit {
            offer("count down", by: .user) { while count > 0 { count -= 1 } }
          }
        }
      }
      struct Switch: TransitionSystem {
        static let own = Switch(isOn: false)
        var isOn: Bool
        init(isOn: Bool) { self.isOn = isOn }
        func offerEvents() { offer("toggle", by: .user) { isOn = !isOn } }
      }
      """
    try folder.write(text, to: "Counter.swift")
    #expect(run("export \(folder.path)/Counter.swift --output M", in: folder, .live) == .usage)
    #expect(folder.text("M/Counter.low.pml") != nil)
    #expect(folder.text("M/Counter_low.tla") == nil)
    #expect(folder.text("M/Switch_own.tla")?.contains(" MODULE Switch_own ") == true)
    #expect(printed.errors.contains("'Counter.low' cannot be written as TLA+: a loop has no known number of turns ("))
    #expect(printed.errors.contains("Counter.swift:9:"))
  }
}
