@testable import UIKit

// What the code under test calls when it runs.

private var drivenRuntime: DrivenRuntime? { modelRuntime as? DrivenRuntime }

/// First in everything that is code, with its place; methods with their full name.
func drivenEnter(_ site: Int, _ function: String? = nil) { drivenRuntime?.enter(site, function) }

/// Last in it.
func drivenLeave() { drivenRuntime?.leave() }

/// Before every statement.
func drivenAt(_ site: Int) { drivenRuntime?.reach(site) }

/// The number of the step that is running, for objects that are made in it.
func drivenStep() -> BirthStep { BirthStep(step: drivenRuntime?.step ?? 0) }

/// In every object of a class of the code under test.
struct BirthStep {
  let step: Int
}

/// Around the value of a closure that is one expression.
func drivenValue<Value>(_ site: Int, _ value: @autoclosure () throws -> Value) rethrows -> Value {
  drivenEnter(site)
  defer { drivenLeave() }
  return try value()
}
