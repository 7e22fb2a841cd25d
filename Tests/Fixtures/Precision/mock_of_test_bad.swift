import UIKit
import XCTest

/// The run was given this file alone: it is what there is to check.
final class MockInteractor: UIPercentDrivenInteractiveTransition {
  var hasFinished = false

  override func finish() { hasFinished = true }  // expect: TV201, TV504
}

final class FerryTests: XCTestCase {
  func testFinish() {
    let interactor = MockInteractor()
    interactor.finish()
    XCTAssertTrue(interactor.hasFinished)
  }
}
