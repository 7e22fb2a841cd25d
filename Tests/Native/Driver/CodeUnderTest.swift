@testable import UIKit

// What the code under test calls when it runs.

private var drivenRuntime: DrivenRuntime? { modelRuntime as? DrivenRuntime }

/// First in every method and function, with its full name.
func drivenCall(_ function: String) { drivenRuntime?.enter(function) }

/// First in everything else that is code.
func drivenCode() { drivenRuntime?.enter(nil) }

/// The number of the step that is running, for objects that are made in it.
func drivenStep() -> BirthStep { BirthStep(step: drivenRuntime?.step ?? 0) }

/// In every object of a class of the code under test.
struct BirthStep {
  let step: Int
}

/// Around the value of a closure that is one expression.
func drivenValue<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value {
  drivenCode()
  return try value()
}
