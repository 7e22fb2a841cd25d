import Foundation
import RunReport
import Testing

@testable import Reporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  @Test(arguments: [
    SampleReport.report, SampleReport.clean, SampleReport.empty, ExplainedReport.report, HostileReport.report,
  ])
  func countsAreThoseOfTheCases(report: Report) throws {
    let reader = try JUnitReader(JUnitReporter.render(report))
    for suite in reader.suites {
      #expect(suite.attributes["tests"] == String(suite.cases.count))
      for (name, element) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        #expect(suite.attributes[name] == String(suite.cases.count { $0.elements[element] != nil }))
      }
    }
    #expect(reader.total["tests"] == String(reader.suites.reduce(0) { $0 + $1.cases.count }))
    let failing = report.findings.count { Weight($0, in: report) != .note }
    let failures = reader.suites.flatMap(\.cases).filter { $0.elements["failure"] != nil }
    #expect(failing == 0 || !failures.isEmpty)
  }

  @Test func failuresHoldTheWholeTrace() throws {
    let reader = try JUnitReader(JUnitReporter.render(ExplainedReport.report))
    let failure = try #require(
      reader.suites.flatMap(\.cases).first { $0.attributes["name"] == "TV402" && $0.elements["failure"] != nil })
    let text = failure.elements["failure"] ?? ""
    for step in CardSample.finding.trace { #expect(text.contains("\(step.step). \(step.actor): \(step.event)")) }
    #expect(text.contains(StepMarks.noReturn))
    #expect(text.contains("blurView.superview = container"))
    #expect(failure.attributes["file"] == "Models/Gallery/CardPresentation/Defective.swift")
    #expect(
      failure.attributes["classname"] == "Models/Gallery/CardPresentation/Defective.CardTransitioningDelegate")
  }

  @Test func whatWasNotCheckedDoesNotPass() throws {
    let cases = try JUnitReader(JUnitReporter.render(SampleReport.report)).suites.flatMap(\.cases)
    func of(_ subject: String) -> [JUnitReader.Case] {
      cases.filter { $0.attributes["classname"]?.hasSuffix("." + subject) ?? false }
    }
    for (subject, message) in [
      ("EndlessPan", "incomplete: nothing was found before the search was stopped: --max-states 10000"),
      ("MetalCompositor", "unsupported: could not be executed"), ("UnusedAnimator", "vacuous: the situations"),
    ] {
      #expect(!of(subject).isEmpty)
      #expect(of(subject).allSatisfy { $0.elements["skipped"] != nil }, "\(subject)")
      #expect(of(subject).contains { $0.messages["skipped"]?.hasPrefix(message) ?? false }, "\(subject)")
    }
  }

  /// Known findings and possible ones do not fail a run.
  @Test func whatDoesNotFailTheRunIsSkipped() throws {
    let cases = try JUnitReader(JUnitReporter.render(ExplainedReport.report)).suites.flatMap(\.cases)
    let known = try #require(
      cases.first {
        $0.attributes["name"] == "TV104" && ($0.messages["skipped"]?.hasPrefix("known in the baseline") ?? false)
      })
    #expect(known.elements["system-out"]?.contains("1. user: ") ?? false)
  }
}

/// Reads a JUnit report as build servers do: with a parser of XML.
private final class JUnitReader: NSObject, XMLParserDelegate {
  struct Case {
    var attributes: [String: String]
    /// Texts of the elements inside, by name.
    var elements: [String: String] = [:]
    var messages: [String: String] = [:]
  }

  struct Suite {
    var attributes: [String: String]
    var cases: [Case] = []
  }

  private(set) var total: [String: String] = [:]
  private(set) var suites: [Suite] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw try #require(parser.parserError) }
  }

  private var element = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    element = name
    switch name {
    case "testsuites": total = attributes
    case "testsuite": suites.append(Suite(attributes: attributes))
    case "testcase": suites[suites.count - 1].cases.append(Case(attributes: attributes))
    default:
      change {
        $0.elements[name] = ""; $0.messages[name] = attributes["message"] ?? ""
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    let name = element
    if ["failure", "error", "skipped", "system-out"].contains(name) {
      change { $0.elements[name, default: ""] += text }
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    element = ""
  }

  private func change(_ body: (inout Case) -> Void) {
    let suite = suites.count - 1
    body(&suites[suite].cases[suites[suite].cases.count - 1])
  }
}
