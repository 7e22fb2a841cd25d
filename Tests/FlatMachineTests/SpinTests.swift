import Exploration
import Foundation
import TestSupport
import Testing

@testable import FlatMachine

/// Models written as Promela, counted by SPIN: exact search, no reduction, no hash compaction; and by the plain evaluator.
///
/// `TRANSVERIFY_SPIN_MODELS` says how many random models are compared; with `TRANSVERIFY_FULL` two thousand are.
@Suite(.enabled(if: Spin.isInstalled)) struct SpinTests {
  static let batches: Range<Int> = {
    let models = Effort.count(2_000, sample: 16, wide: 64, variable: "TRANSVERIFY_SPIN_MODELS")
    return 0..<max(1, models / batchSize)
  }()

  static let batchSize = 8

  @Test(arguments: batches)
  func randomModels(batch: Int) throws {
    let models = (0..<Self.batchSize).map { index in
      var maker = RandomModel(seed: UInt64(1_000_000 + batch * Self.batchSize + index), isPlain: true)
      return maker.make()
    }
    let union = ModelUnion.make(models)
    var writer = PromelaWriter(union)
    let text = writer.text()
    let counts = try Spin.check(try #require(text))
    let own = try #require(union.explore(FlatSearchOptions(threads: 2)))
    #expect(counts.states == own.states)
    // SPIN counts the initial state as a transition, too.
    #expect(counts.transitions == own.transitions + 1)
    #expect((counts.errors > 0) == !own.violations.isEmpty)
    let apart = try models.map { try #require($0.explore()) }
    #expect(own.states == 1 + apart.reduce(0) { $0 + $1.states })
    // The plain evaluator on each of them: three counts of the same models.
    for (model, own) in zip(models, apart) {
      var reference = ReferenceExplorer(FlatReferenceSystem(model))
      let slow = reference.run()
      #expect(own.states == slow.statistics.states)
      #expect(own.transitions == slow.statistics.transitions)
      #expect(Set(own.violations.map(\.property)) == Set(slow.violations.map { Int($0.property) }))
    }
  }

  @Test(arguments: ["none", "completesTwice", "leavesViews"])
  func presentation(defect: String) throws {
    let model = try PresentationModel.make(
      controllers: 3, budget: 6, alongside: 1, progress: 2, deferred: 1, defect: defect)
    var writer = PromelaWriter(model)
    let text = writer.text()
    let counts = try Spin.check(try #require(text))
    let own = try #require(model.explore())
    #expect(counts.states == own.states)
    #expect(counts.transitions == own.transitions + 1)
    #expect((counts.errors > 0) == !own.violations.isEmpty)
  }
}

/// The program `spin` and a C compiler.
enum Spin {
  struct Counts {
    var states: Int
    var transitions: Int
    var errors: Int
  }

  static let isInstalled = find("spin") && find("gcc")

  private static func find(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + program) }
  }

  /// Explores a Promela text to its end, whatever errors there are: its exit code says nothing, its output does.
  static func check(_ text: String) throws -> Counts {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transverify-spin-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent("model.pml"), atomically: true, encoding: .utf8)
    _ = try run("spin -a model.pml", in: folder)
    _ = try run("gcc -O0 -w -DSAFETY -DNOREDUCE -DVECTORSZ=4096 -o pan pan.c", in: folder)
    let output = try run("./pan -E -c0 -m1000000 -w18", in: folder)
    return Counts(
      states: try number(before: "states, stored", in: output),
      transitions: try number(before: "transitions", in: output), errors: try number(after: "errors: ", in: output))
  }

  private static func run(_ command: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command + " 2>&1"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func number(before word: String, in output: String) throws -> Int {
    let end = try #require(output.range(of: word)?.lowerBound, "\(output.prefix(2000))")
    let digits = output[..<end].reversed().drop { $0 == " " }.prefix { $0.isNumber }
    return try #require(Int(String(digits.reversed())))
  }

  private static func number(after word: String, in output: String) throws -> Int {
    let start = try #require(output.range(of: word)?.upperBound, "\(output.prefix(2000))")
    return try #require(Int(output[start...].prefix { $0.isNumber }))
  }
}
