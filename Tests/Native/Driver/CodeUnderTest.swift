@testable import UIKit

// What the code under test calls when it runs.

private var drivenRuntime: DrivenRuntime? { modelRuntime as? DrivenRuntime }

/// First in every method and function, with its full name.
func drivenCall(_ function: String) { drivenRuntime?.enter(function) }

/// First in everything else that is code.
func drivenCode() { drivenRuntime?.enter(nil) }

/// Around the value of a closure that is one expression.
func drivenValue<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value {
  drivenCode()
  return try value()
}
