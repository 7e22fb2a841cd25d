import Diagnostics
import Program
import TestSupport
import Testing

@testable import Machine

/// Rows of tables that begin as copies say what rows that are filled one by one say.
@Suite struct MemberTableTests {
  private static let program = """
    protocol Runnable {}
    protocol Loud: Runnable {}
    protocol Quiet {}
    extension Runnable { func run() {}; func rest() {}; static func make() {} }
    extension Runnable where Self: Quiet { func run(_ times: Int = 1) {} }
    extension Quiet { func rest() {} }
    class Base: Runnable, Quiet {
      var stop = 1
      init(speed: Int) {}
      func go() {}
      func go(_ way: Int) {}
    }
    class Plain { func stop() {}; func rest() {}; let go = { } }
    class Half: Plain, Runnable {}
    class Whole: Half, Quiet { func stop(_ hard: Bool) {}; override func rest() {} }
    class Near: Base, Loud { init(_ way: Int, then: () -> Void) {}; func go(_ way: String) {} }
    class Far: Near { private func go() {}; var run: () -> Void = {} }
    struct Pair { var first: Int; var second = 2; func go() {} }
    enum Step { case go(Int), stop }
    func use(_ all: [Any], _ far: Far, _ whole: Whole, _ pair: Pair) {
      for one in all { one.run(); one.rest(); one.go(); one.go(1); one.go("a"); one.stop(); one.stop(true); one.make() }
      far.run(); far.stop(); Far.make(); Whole.make(); Near(speed: 1); Near(1) {}; Whole(); Far(1) {}; Base(speed: 2)
      Pair(first: 1); Pair(first: 1, second: 2); Pair(); Step.go(1); Step.stop; pair.go(); Near.init(speed: 2)
    }
    """

  private func lower(_ files: [(path: String, text: String)], copiesRows: Bool) -> CompiledProgram {
    var options = LoweringOptions()
    options.copiesRows = copiesRows
    return Lowered(files, options: options).program
  }

  /// For every type and shape that has a target: what the call reaches, and what it tries next.
  private func calls(_ program: CompiledProgram) -> [String] {
    var texts: [Int32: String] = [:]
    func text(_ number: Int32) -> String {
      if number < 0 { return "" }
      if let known = texts[number] { return known }
      let target = program.targets[Int(number)]
      let own = "\(target.kind) \(target.function) \(target.mapping) \(target.tests) \(target.isMutating)"
      texts[number] = own + " | " + text(target.next)
      return texts[number] ?? ""
    }
    return (0..<program.dispatch.rowCount).flatMap { row in
      (0..<program.dispatch.columnCount).compactMap { column in
        let target = program.dispatch[row, column]
        return target < 0 ? nil : "\(row) \(column) \(text(target))"
      }
    }
  }

  @Test func copiedRowsAreTheRows() {
    let files = [(path: "App/Test.swift", text: Self.program)]
    let slow = calls(lower(files, copiesRows: false))
    #expect(slow.count > 90)
    #expect(calls(lower(files, copiesRows: true)) == slow)
  }

  @Test(.enabled(if: Effort.isWide)) func copiedRowsOfTheMachineAreTheRows() {
    let files = swiftFiles(in: "Models/UIKit") + swiftFiles(in: "Models/Gallery/CardPresentation")
    #expect(calls(lower(files, copiesRows: true)) == calls(lower(files, copiesRows: false)))
  }

  /// Only the subclass meets the constraint: a copy of the superclass's row would miss it.
  @Test func constraintsAreOfTheSubclass() {
    let lowered = Lowered([(path: "App/Test.swift", text: Self.program)])
    let shape = CallShape(name: "run", labels: [])
    #expect(lowered.targets("Half", shape).map(\.name) == ["Runnable.run()"])
    #expect(lowered.targets("Whole", shape).map(\.name) == ["Runnable.run()", "Runnable.run(_:)"])
  }

  @Test func equalBlocksAreKeptOnce() {
    var writer = BlockTable.Writer(rows: 3, columns: 200)
    writer.begin(row: 0)
    writer[3] = 7
    writer[150] = 8
    writer.begin(row: 2, from: 0)
    writer[150] = 9
    writer[150] = 8
    writer.begin(row: 1, from: 0)
    writer[3] = -1
    writer.finish()
    let table = writer.table
    #expect([table[0, 3], table[0, 150], table[0, 199], table[1, 3], table[1, 150]] == [7, 8, -1, -1, 8])
    #expect([table[2, 3], table[2, 150]] == [7, 8])
    #expect(table.values.count == 3 * BlockTable.width)
    #expect(table.isWellFormed(rows: 3, columns: 200))
    #expect(!table.isWellFormed(rows: 3, columns: 300))
  }
}
