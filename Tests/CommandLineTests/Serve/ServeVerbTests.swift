import Foundation
import Reporters
import RunReport
import TestSupport
import Testing
import Verification

@testable import transverify

/// What `serve` answers, over sockets and with the real engine.
@Suite struct ServeVerbTests {
  private static let model = "Models/Rules/TV104"

  @Test func thePageIsTheReportsAndNothingElseIsThere() throws {
    let served = try ServedSample(Self.model)
    defer { served.end() }
    let address = try served.address()
    #expect(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{48}\//) != nil)
    let page = try served.get()
    #expect(page.status == 200 && page.fields["content-type"] == "text/html; charset=utf-8")
    var options = RunOptions(paths: [Self.model], jobs: 2)
    options.namedPaths = [Self.model]
    let report = try Runner(options: options).run()
    // Between head and script it is what `run --output` writes, byte for byte.
    let main = { (text: String) in text[(text.firstRange(of: "<main")?.lowerBound ?? text.startIndex)...] }
    let written = main(HTMLReporter.render(report)).prefix { $0 != "\u{0}" }
    let body = written.prefix(upTo: written.firstRange(of: "<script>")?.lowerBound ?? written.endIndex)
    #expect(body.count > 10_000)
    #expect(main(page.body).hasPrefix(body))
    #expect(page.body.contains("<body data-version=\"1\">"))
    #expect(!page.body.contains("<style>") && !page.body.contains("<script>"))
    for name in ["page.css", "page.js"] { #expect(try served.get(name).status == 200 && page.body.contains(name)) }
    for name in ["index.html", "page.css/", "/", "..", "walk/x"] {
      #expect(try served.get(name).status == 404, "\(name)")
    }
    let port = try #require(URLComponents(string: address)?.port)
    for path in ["", "page.css", "favicon.ico", "version"] {
      #expect(try LocalClient.get("http://127.0.0.1:\(port)/\(path)").status == 403)
    }
    #expect(served.end() == .success)
    #expect(!LocalClient.isOpen(UInt16(port)))
    #expect(served.printed.output == address + "\n")
    #expect(served.printed.errors == "transverify: 1 finding, watching 3 files, Ctrl-C ends\n")
  }

  /// For each way the server goes by numbers, `replay` by its commands: both stand at the same place.
  @Test func walksAreThoseOfReplay() throws {
    let served = try ServedSample(Self.model)
    defer { served.end() }
    let source = try Runner(options: RunOptions(paths: [Self.model], jobs: 1)).replays()
    let finding = try #require(source.report.findings.first)
    let walk = try source.walk(through: finding)
    var places = 0
    for step in 0...finding.trace.count {
      for first in 0...6 {
        for second in first == 0 ? [0] : [0, 1, 2] {
          let choices = [first, second].filter { $0 > 0 }
          _ = walk.returnToTrace()
          #expect(walk.go(to: step))
          guard choices.allSatisfy(walk.take) else { continue }
          let path = choices.map(String.init).joined(separator: ",")
          try expect(try served.walk("version=1&finding=f1&step=\(step)&path=\(path)"), isAt: walk)
          places += 1
        }
      }
    }
    #expect(places > 20)
    // The order of questions does not matter.
    #expect(walk.go(to: WalkPlace(step: 1)))
    try expect(try served.walk("finding=TV104&step=1"), isAt: walk)
    try expect(try served.walk("finding=\(finding.id)&step=1&path="), isAt: walk)
  }

  private func expect(_ answer: [String: Any], isAt walk: OrderingWalk) throws {
    let view = walk.view
    #expect(answer["position"] as? Int == view.position)
    #expect(answer["isOnTrace"] as? Bool == view.isOnTrace)
    #expect(answer["step"] as? Int == walk.common)
    #expect((answer["choices"] as? [Int])?.count == view.position - walk.common)
    #expect(answer["event"] as? String == view.step?.event)
    #expect(answer["taken"] as? [String] == walk.taken)
    let next = try #require(answer["next"] as? [[String: Any]])
    #expect(next.map { $0["event"] as? String } == view.choices.map(\.alternative.event))
    #expect(next.map { $0["choice"] as? String } == view.choices.map(\.alternative.choice))
    #expect(next.map { $0["outcome"] as? String } == view.choices.map(\.alternative.outcome.rawValue))
    #expect(next.map { $0["rules"] as? [String] } == view.choices.map { $0.alternative.rules.map(\.rawValue) })
    #expect(next.map { $0["number"] as? Int } == view.choices.indices.map { $0 + 1 })
    #expect((answer["broken"] as? [String])?.count == view.broken.count)
    // What the terminal says of the place stands on the panel, too.
    let html = try #require(answer["html"] as? String)
    for choice in view.choices where choice.alternative.choice == nil {
      #expect(html.contains(choice.alternative.actor + ": "))
    }
    #expect(html.components(separatedBy: "data-take=").count - 1 == (view.isOver ? 0 : view.choices.count))
  }

  private static let refused: [(question: String, status: Int, sentence: String)] = [
    ("finding=f9", 422, "There is no finding 9: there is one, f1 (TV104)."),
    ("finding=TV101", 422, "No finding is named 'TV101': there is one, f1 (TV104)."),
    ("step=99", 422, "There is no such place on a walk through f1: the numbers lead nowhere."),
    ("path=99", 422, "There is no such place on a walk through f1: the numbers lead nowhere."),
    ("beginning=99", 422, "There is no such place on a walk through f1: the numbers lead nowhere."),
    ("step=-1", 400, "The step is no number."), ("step=99999", 400, "The step is no number."),
    ("path=1,x", 400, "The path is no list of numbers, like 2,1."),
    ("path=0", 400, "The path is no list of numbers, like 2,1."),
    ("path=1,,2", 400, "The path is no list of numbers, like 2,1."),
    ("step=1&path=" + String(repeating: "1,", count: 999) + "1", 400, "The path is too long."),
    ("version=2", 409, "The sources were explored again: load the page anew."),
  ]

  @Test func whatCannotBeWalkedIsSaidInOneSentence() throws {
    let served = try ServedSample(Self.model)
    defer { served.end() }
    for (question, status, sentence) in Self.refused {
      let reply = try served.get("walk?" + question)
      #expect(reply.status == status, "\(question)")
      #expect(reply.body == "{\n  \"error\" : \"\(sentence)\"\n}\n", "\(question)")
    }
  }

  /// What no run has shown has no ordering; the server says what `replay` says.
  @Test func aFindingWithoutARunIsNoWalk() throws {
    let fixture = "Tests/Fixtures/Lifetime/timer_ended_in_deinit_bad.swift"
    let served = try ServedSample(fixture)
    defer { served.end() }
    let reply = try served.get("walk?version=1&finding=TV902")
    #expect(reply.status == 422)
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:], workingDirectory: Repository.root)
    #expect(tool.run(["replay", fixture, "--finding", "TV902"]) == .usage)
    let sentence = printed.errors.replacing("transverify: error: ", with: "").replacing("\n", with: ".")
    #expect(sentence.hasSuffix("is seen in the text alone: there is no ordering to walk through."))
    #expect(reply.body.lowercased().contains(sentence.lowercased()))
  }

  @Test func badArgumentsAreSaidBeforeAnythingIsExplored() throws {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .answering(.success(Samples.report()), seen: { _ in Issue.record("explored") }),
      console: printed.console(), environment: [:], workingDirectory: Repository.root)
    #expect(tool.run(["serve", "Models", "--port", "70000"]) == .usage)
    #expect(tool.run(["serve", "Models", "--port", "x"]) == .usage)
    let sentences = ["70000", "x"].map {
      "transverify: error: '--port' must be the number of a port, up to 65535, not '\($0)'\n"
    }
    #expect(printed.errors == sentences.joined())
    let other = try ServedSample(Self.model)
    defer { other.end() }
    let port = try #require(URLComponents(string: try other.address())?.port)
    #expect(tool.run(["serve", "Models", "--port", "\(port)"]) == .usage)
    #expect(printed.errors.hasSuffix("port \(port) is taken: another '--port', or none at all, finds a free one\n"))
    #expect(tool.run(["serve", "Nowhere", "--port", "0"]) == .usage)
  }
}
