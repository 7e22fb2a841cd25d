import Identifiers
import Rules
import RunReport

/// An XCTest that drives UIKit through the ordering of a finding. It needs `ReproducerWorld.text` beside it.
package struct ReproducerTest {
  let finding: Finding
  /// The finding's number in its report, from 1.
  let number: Int
  let setUp: ReproducerSetUp
  private let world: String
  /// Whether a class of the shared file stands for the scenario.
  private let isKnown: Bool

  package init(_ finding: Finding, number: Int, setUp: ReproducerSetUp) {
    self.finding = finding
    self.number = number
    self.setUp = setUp
    let known = ReproducerWorld.name(for: setUp.base)
    world = known ?? "ModalWorld"
    isKnown = known != nil
  }

  private var name: String {
    let subject = finding.subject.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(finding.rule)\(subject)F\(number)"
  }

  package var fileName: String { name + "Tests.swift" }

  package var text: String { (head + worldClass + test).joined(separator: "\n") + "\n" }

  private var head: [String] {
    let title = FindingStory(finding).ruleTitle
    return [
      "// \(title): \(onOneLine(finding.message))",
      "// \(finding.location.printed)",
      "//",
      "// Drives UIKit on a simulator or a device through the ordering that transverify has found; it fails as long as the",
      "// defect is there. \(ReproducerWorld.fileName) belongs beside it, and the tests need an app as their host.",
      "// What is private in the app has to be internal for it, or the test be in the same file.",
      "import UIKit", "import XCTest", "// @testable import <the module of the app>", "",
    ]
  }

  // MARK: The world

  private var worldClass: [String] {
    let kept = setUp.members.filter { isKept($0) }
    let other = setUp.members.filter { !isKept($0) && isSetUp($0) }
    var lines = ["@MainActor", "private final class \(name)World: \(world) {"]
    if !isKnown {
      lines.append(
        "  // The scenario is a \(onOneLine(setUp.base)), which is not set up by itself: make its controllers here.")
    }
    for member in other {
      lines.append("  // Uses what only the checker has; write it for the app:")
      lines += member.split(separator: "\n", omittingEmptySubsequences: false).map { "  // " + $0 }
    }
    for member in kept {
      lines += Self.adapted(member).split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  " + $0
      }
    }
    return lines + ["}", ""]
  }

  /// Whether the member sets up what the test needs.
  private func isSetUp(_ member: String) -> Bool {
    guard let declared = Self.declaredName(member) else { return false }
    return !member.hasPrefix("override")
      || ReproducerWorld.members(of: world).contains(declared)
        && (declared != "present" || member.contains("present(animated"))
  }

  private func isKept(_ member: String) -> Bool {
    isSetUp(member) && !Self.machineWords.contains { member.contains($0) }
  }

  /// Words of scenarios that mean nothing to UIKit.
  private static let machineWords = [
    "Synthesized", "Reference", "mayHappen", "performStep", "offer(", "choose(", "scenario", "assume(", "check(",
    "activeTransitions", "mainRunLoop", "commitAppearances", "interactionSourceDidEnd", "listens(", "requestDismissal",
    "super.setUp", "AnimatorUse", "ofUnspecifiedClass", SegueFunction.following,
  ]

  private static func declaredName(_ member: String) -> String? {
    let words = member.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(where: { ["func", "var", "let"].contains($0) }) else { return nil }
    return keyword + 1 < words.count ? String(words[keyword + 1]) : nil
  }

  /// Arguments that nobody knows are to be given.
  private static func adapted(_ member: String) -> String {
    var text = member
    for word in ["unknown(.code)", "unknown(.environment)", "unknown()"] {
      text = text.split(separator: word, omittingEmptySubsequences: false).joined(separator: "valueToBeGiven()")
    }
    return text
  }

  // MARK: The test

  private var test: [String] {
    var lines = [
      "@MainActor", "final class \(name)Tests: XCTestCase {", "  func testOrdering() {",
      "    let world = \(name)World()", "    world.setUp()",
    ]
    for step in finding.trace {
      let call = ReproducerCall(step.eventID ?? .none, in: world)
      lines.append("")
      lines.append("    // \(step.step). \(onOneLine(step.actor)): \(onOneLine(step.sentence))")
      lines += step.notes.filter { $0.hasPrefix("assumed: ") }.map { "    // It is \(onOneLine($0))." }
      if let remark = call.remark { lines.append("    // Not the event itself: \(remark).") }
      if !call.code.isEmpty { lines.append("    " + call.code) }
    }
    return lines + [""] + checks + ["  }", "}"]
  }

  private var checks: [String] {
    let checks = RuleCatalogue[finding.rule].reproducer
    let message = "\(finding.rule): \(onOneLine(finding.message))".map { character -> String in
      character == "\"" || character == "\\" ? "\\\(character)" : String(character)
    }.joined()
    var lines = ["    let message = \"\(message)\""]
    if checks.stops { lines.append("    // As long as the defect is there, the test stops before it comes here.") }
    lines.append("    world.settle()")
    lines += checks.assertions.map { "    world.\($0.rawValue)(message)" }
    if let look = checks.look { lines.append("    // To be looked at, since no public API tells: \(look).") }
    return lines
  }
}
