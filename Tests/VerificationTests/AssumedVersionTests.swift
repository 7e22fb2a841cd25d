import Foundation
import TestSupport
import Testing

@testable import Verification

@Suite struct AssumedVersionTests {
  @Test func theReportNamesTheVersionThatTheMachineAssumes() throws {
    let text = try String(contentsOfFile: Repository.path("Models/UIKit/Versions.swift"), encoding: .utf8)
    #expect(text.contains("\nvar iOSVersion = \(RunOptions.assumedVersion)\n"))
  }
}
