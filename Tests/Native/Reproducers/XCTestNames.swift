// The names of XCTest and of UIKit that written tests use and the natively compiled machine does not have.
import Foundation
import UIKit

typealias RunLoop = Foundation.RunLoop
typealias Date = Foundation.Date

class XCTestCase { init() {} }

func XCTFail(_ message: String = "") {}
func XCTAssertTrue(_ value: Bool, _ message: String = "") {}
func XCTAssertFalse(_ value: Bool, _ message: String = "") {}
func XCTAssertNotNil(_ value: Any?, _ message: String = "") {}
func XCTAssertEqual<Value: Equatable>(_ one: Value, _ other: Value, _ message: String = "") {}
func XCTAssertLessThanOrEqual(_ one: Int, _ other: Int, _ message: String = "") {}

extension UIKit.IndexPath {
  init(item: Int, section: Int) { self.init() }
}
