import Diagnostics
import Foundation
import Identifiers
import Program
import RunReport
import ShippedModels
import TestSupport
import Testing

@testable import Subjects
@testable import Verification

/// Ids of findings are made of ids: sentences may change, and what was found under former ids is found again.
@Suite struct FindingIdentityTests {
  /// Of every shipped finding the rule, the check, the names and the ids of the events give the id; no sentence does.
  @Test func idsAreMadeOfIDsAlone() throws {
    let findings = try ShippedModels.report.findings
    #expect(findings.count > 100)
    for finding in findings {
      let events = finding.trace.compactMap(\.eventID)
      #expect(events.count == finding.trace.count, "\(finding.id)")
      // Models of values number the checks of a rule.
      let ids = (0..<20).map { ordinal in
        FindingIdentity.make(
          rule: finding.rule, check: finding.check, subject: finding.subject, scenario: finding.scenario,
          events: events, ordinal: ordinal)
      }
      #expect(ids.contains { finding.id == $0 || finding.id.hasPrefix($0 + "-") }, "\(finding.id)")
    }
  }

  /// What version 1 called them is what it did call them: the list was written by it, but for findings whose ordering has
  /// changed since.
  @Test func formerIDsAreThoseOfVersion1() throws {
    let path = Repository.path("Tests/Goldens/Verification/former-ids.txt")
    let former = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(try ShippedModels.report.findings.compactMap(\.formerID).sorted() == former)
  }

  /// Who rewords an event says what it was called.
  @Test func formerSentencesAreThoseOfVersion1() throws {
    let lines = MachineEvent.allCases.map { "\($0.rawValue): \(FormerIdentity.sentence(of: .machine($0)))\n" }
    let complaint = try GoldenFile("Tests/Goldens/Verification/former-sentences.txt").complaint(about: lines.joined())
    #expect(complaint == nil)
  }

  @Test func nothingKnownBecomesNew() throws {
    let report = try ShippedModels.report
    let path = Repository.path("Tests/Goldens/Verification/former-ids.txt")
    let former = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    let entries = former.map { id in
      Baseline.Entry(
        finding: ComparedFinding(id: id, rule: "TV101", subject: "", scenario: "", message: ""), path: "",
        isFormer: true)
    }
    let baseline = Baseline(path: "old.json", entries: entries)
    let migrated = baseline.migrated(by: report)
    #expect(migrated.entries.allSatisfy { !$0.isFormer })
    #expect(Set(migrated.entries.map(\.finding.id)) == Set(report.findings.map(\.id)))
    #expect(migrated.migrated(by: report) == migrated)
    var options = GateOptions()
    options.baseline = baseline
    let scope = RunScope(options: RunOptions(paths: []), files: [])
    let judged = Gate(options: options, scope: scope).judge(report, wasCancelled: false)
    #expect(judged.findings.allSatisfy { $0.status == .known })
    #expect(judged.comparisons?.first?.fixed == [])
  }

  /// What a run does not speak of keeps its former id until one does.
  @Test func whatIsNotFoundWaits() throws {
    var report = try ShippedModels.report
    let all = report.findings
    let entries = all.map { finding in
      var compared = ComparedFinding(finding)
      compared.id = finding.formerID ?? ""
      return Baseline.Entry(finding: compared, path: finding.location.path, isFormer: true)
    }
    report.findings = Array(all.prefix(3))
    let part = Baseline(path: "old.json", entries: entries).migrated(by: report)
    #expect(part.entries.count { !$0.isFormer } == 3 && part.entries.count == all.count)
    report.findings = all
    #expect(part.migrated(by: report).entries.map(\.finding.id) == all.map(\.id))
  }

  /// A baseline of a version that told fewer checks of a rule apart holds what it has accepted, and nothing else.
  @Test func findingsOfChecksThatWereSplitStayKnown() throws {
    let report = try ShippedModels.report
    let known = try #require(report.findings.first { $0.place != nil })
    var finding = known
    finding.check = .pullIsUnheard
    var entry = Baseline.Entry(finding: ComparedFinding(finding), path: finding.location.path, place: finding.place)
    entry.finding.id = "TV1102-0"
    for (former, isKnown) in [(CheckID.sequelIsMissing, true), (.cleanupIsMissing, false)] {
      entry.place?.check = former
      let baseline = Baseline(path: "old.json", entries: [entry])
      #expect(baseline.matches([finding]) == (isKnown ? [0: 0] : [:]))
      // It accepts one of two.
      #expect(baseline.matches([finding, finding]).count == (isKnown ? 1 : 0))
    }
  }

  /// An earlier report is compared by the ids that it has.
  @Test func trendsKnowFormerIDs() throws {
    let report = try ShippedModels.report
    var earlier = report
    for index in earlier.findings.indices {
      earlier.findings[index].id = earlier.findings[index].formerID ?? ""
      earlier.findings[index].formerID = nil
    }
    let trend = report.trend(since: earlier, path: "old")
    #expect(trend.new == 0 && trend.fixed.isEmpty)
  }

  /// Whatever an event is called, its findings keep their ids.
  @Test func rewordedEventsKeepIDs() {
    let subject = SubjectDescription(kind: .scenario, name: "S", file: 0, span: .none, scenario: "", entry: "")
    let builder = FindingBuilder(sources: SourceMap(), program: Program(), subject: subject, scenario: "s")
    var reworded = builder
    reworded.wording.words = { "in other words, \($0.rawValue)" }
    let events = MachineEvent.allCases.map(EventID.machine) + [.call("show()"), .named("the lamp goes off")]
    for event in events {
      let step = ReplayedStep(
        event: event, actor: "user", disturbances: 0, messages: [], choices: [], executed: [], hierarchy: [])
      for check in [CheckID?.none] + CheckID.allCases {
        let cause = RootCause(rule: .TV104, check: check, message: "it breaks", span: .none, alsoBreaks: [])
        var other = cause
        other.message = "something else is said of it"
        let first = builder.finding(cause, steps: [step], initial: [])
        let second = reworded.finding(other, steps: [step], initial: [])
        #expect(first.id == second.id)
        #expect(first.trace[0].event != second.trace[0].event && first.message != second.message)
      }
    }
  }

  /// Of the scenarios that show one defect the one is told in which code of the sources makes the object, though it is longer.
  @Test func whatTheSourcesMakeComesFirst() {
    let step = ReplayedStep(
      event: .machine(.userTapsButton), actor: "user", disturbances: 0, messages: [], choices: [], executed: [],
      hierarchy: [])
    let cause = RootCause(rule: .TV204, message: "it breaks", span: .none, alsoBreaks: [])
    let made = Assumption(text: "somebody makes it", confidence: .likely, location: nil, kind: .making)
    let condition = Assumption(text: "it is true", confidence: .likely, location: nil, kind: .condition)
    let found = [(name: "Alone", steps: 1, need: made), ("Owner", 2, condition)].map { name, steps, need in
      let subject = SubjectDescription(kind: .scenario, name: name, file: 0, span: .none, scenario: "", entry: "")
      var finding = FindingBuilder(sources: SourceMap(), program: Program(), subject: subject, scenario: "s")
        .finding(cause, steps: Array(repeating: step, count: steps), initial: [], needs: [need])
      finding.confidence = .likely
      return finding
    }
    for findings in [found, found.reversed()] {
      let only = FindingSorting.unique(findings)
      #expect(only.map(\.subject) == ["Owner"])
      #expect(only.first?.occurrences?.map(\.subject) == ["Alone"])
    }
  }

  @Test func eventsAndChecksTellFindingsApart() {
    let events = MachineEvent.allCases.map(EventID.machine) + [.call("userTaps"), .named("userTaps")]
    let checks = [CheckID?.none] + CheckID.allCases
    let ids = events.flatMap { event in
      checks.map {
        FindingIdentity.make(rule: .TV104, check: $0, subject: "S", scenario: "s", events: [event])
      }
    }
    #expect(Set(ids).count == ids.count)
    for event in events { #expect(EventID(rawValue: event.rawValue) == event) }
  }
}
