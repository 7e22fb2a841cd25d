import Diagnostics
import Program
import SwiftFrontend
import Testing

@testable import Subjects
@testable import TextChecks
@testable import Verification

/// When functions run, by who calls them.
@Suite struct CallMomentsTests {
  /// When the first of five floors of functions runs: each calls all of the floor below, and the uppermost are actions.
  private func moments(width: Int) throws -> Set<CallMoments.Moment> {
    let floors = (1...5).flatMap { floor in
      (0..<width).map { number in
        let below = floor == 1 ? ["f0()"] : (0..<width).map { "f\(floor - 1)x\($0)()" }
        return "\(floor == 5 ? "@IBAction" : "private") func f\(floor)x\(number)() { \(below.joined(separator: "; ")) }"
      }
    }
    let text = "final class Page: UIViewController { private func f0() {}\n\(floors.joined(separator: "\n")) }"
    let file = SourceFile(path: "Page.swift", text: text)
    let program = Program(files: [SwiftFrontend.read(file, index: 0, reading: .subject).file])
    let index = TypeIndex(program)
    let page = try #require(index.entry(named: "Page", from: 0))
    let first = try #require(page.functions.first { $0.name == "f0" })
    return CallMoments(index, program).moments(of: first, in: page)
  }

  @Test func whatOnlyTapsReachRunsInTheirTurn() throws { #expect(try moments(width: 2) == [.tap]) }

  /// Thirty callers on each floor are 24 million ways to come to the first one: it is not known when it runs.
  @Test func whoHasTooManyCallersRunsAtAnyTime() throws { #expect(try moments(width: 30).contains(.anyTime)) }

  /// Clients call what an extension makes public, whoever else does.
  @Test func whatAPublicExtensionHasRunsAtAnyTime() throws {
    let text = "public final class Page { @IBAction func tap() { show() } }\npublic extension Page { func show() {} }"
    let file = SourceFile(path: "Page.swift", text: text)
    let program = Program(files: [SwiftFrontend.read(file, index: 0, reading: .subject).file])
    let index = TypeIndex(program)
    let page = try #require(index.entry(named: "Page", from: 0))
    let show = try #require(page.functions.first { $0.name == "show" })
    #expect(CallMoments(index, program).moments(of: show, in: page) == [.anyTime])
  }
}
