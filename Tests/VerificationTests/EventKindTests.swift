import Foundation
import Testing

@testable import Verification

/// What is told of events by their names.
@Suite struct EventKindTests {
  /// A name that no model offers any more would make its event an ordinary deed, silently.
  @Test func everyNameIsOfferedByTheMachine() throws {
    let folder = "Models/UIKit"
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    let text = try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined()
    for name in EventKind.names { #expect(text.contains("\"\(name)\""), "\(name)") }
  }

  @Test func kindsAreToldByActorAndName() {
    #expect(EventKind(name: "UIKit starts the transition", actor: "system") == .due)
    #expect(EventKind(name: "an animation ends", actor: "runLoop") == .due)
    #expect(EventKind(name: "the device rotates", actor: "environment") == .disturbance)
    #expect(EventKind(name: "the system cancels the gesture", actor: "environment").isOutcome)
    #expect(EventKind(name: "the user taps close", actor: "user") == .request(.dismiss))
    #expect(EventKind(name: "the user taps", actor: "user") == .deed)
    #expect(
      EventKind(name: "the user lifts the finger", actor: "user")
        == EventKind(name: "the recogniser fails", actor: "environment"))
  }
}
