import RunReport
import ShippedModels
import TestSupport
import Testing

@testable import Verification

/// The shipped models, run as a user would run them.
@Suite struct GalleryTests {
  @Test func everyExpectationOfTheShippedModelsIsMet() throws {
    let report = try ShippedModels.report
    let expectations = try #require(report.expectations)
    for failure in expectations.failures {
      Issue.record("\(failure.location.path):\(failure.location.line): \(failure.message)")
    }
    #expect(expectations.met > 60)
    #expect(report.problems.isEmpty)
    for subject in report.subjects { #expect(subject.bound == nil, "\(subject.name): \(subject.bound ?? "")") }
  }

  @Test func theReportDoesNotDependOnTheNumberOfThreads() throws {
    let path = Repository.path("Models/Gallery/CardPresentation")
    let one = try Runner(options: RunOptions(paths: [path], jobs: 1)).run()
    let two = try Runner(options: RunOptions(paths: [path], jobs: 2)).run()
    #expect(one == two)
  }
}
