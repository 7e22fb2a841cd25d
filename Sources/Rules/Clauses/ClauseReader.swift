import Identifiers
import RunReport

/// The clause of a rule in words, and its values in the order in which it names them, as far as they are known.
package typealias Clause = (text: String, values: [FailedClause.Value?])

/// Reads the values of a failed clause out of memory as it was when the check failed.
///
/// Names of functions, properties and globals are the machine's; what is not there gives no value.
package struct ClauseReader {
  let moment: any FailedMoment

  package init(_ moment: any FailedMoment) { self.moment = moment }

  var check: CheckID? { moment.check }
  var fact: FailureFact? { moment.fact }
  var function: String { moment.function }
  var about: (any MemoryValue)? { moment.about }

  func argument(_ number: Int) -> (any MemoryValue)? {
    moment.arguments.indices.contains(number) ? moment.arguments[number] : nil
  }

  func global(_ name: String) -> (any MemoryValue)? { moment.global(name) }

  /// The transition that is judged: an argument of the check, else the one that is on its way.
  var transition: (any MemoryValue)? {
    if let given = moment.arguments.first(where: { $0.isKind(of: "Transition") }) { return given }
    let active = global("activeTransitions")?.elements ?? []
    return active.count == 1 ? active[0] : nil
  }

  /// A stored property, through others: `loadedView.superview`.
  func field(_ path: String, of value: (any MemoryValue)?) -> (any MemoryValue)? {
    var current = value
    for name in path.split(separator: ".") {
      guard let owner = current, owner.object != nil else { return nil }
      current = owner.field(String(name))
    }
    return current
  }

  /// An array's number of elements; of nil 0.
  func count(_ value: (any MemoryValue)?) -> Int { value?.elements?.count ?? 0 }

  // MARK: Words

  /// A value as code would write it; objects by their classes, views of controllers by these.
  func text(_ value: (any MemoryValue)?) -> String? {
    guard let value else { return nil }
    if value.isNil { return "nil" }
    if value.isOpaque { return "unknown" }
    if let symbol = value.symbol { return "." + symbol }
    return value.isInstance ? name(of: value) : value.text
  }

  func name(of value: any MemoryValue) -> String {
    guard let owner = field("owningController", of: value), owner.object != nil else { return value.typeName }
    return "view of \(owner.typeName)"
  }

  /// Who keeps an object that should be gone.
  func holders(of value: (any MemoryValue)?) -> FailedClause.Value? {
    self.value("held by", value.flatMap { moment.holders(of: $0) })
  }

  /// A value under a name; `nil` when there is none.
  func value(_ name: String, _ value: (any MemoryValue)?) -> FailedClause.Value? {
    text(value).map { FailedClause.Value(name: name, value: $0) }
  }

  func value(_ name: String, _ text: String?) -> FailedClause.Value? {
    text.map { FailedClause.Value(name: name, value: $0) }
  }
}
