import UIKit
import XCTest

/// Stands in for the drag.
final class MockInteractor: UIPercentDrivenInteractiveTransition {
  var hasFinished = false

  override func finish() { hasFinished = true }
}

final class FerryTests: XCTestCase {
  func testFinish() {
    let interactor = MockInteractor()
    interactor.finish()
    XCTAssertTrue(interactor.hasFinished)
  }
}
