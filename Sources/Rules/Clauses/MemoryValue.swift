import Identifiers

/// A value in memory as it was when a check failed.
package protocol MemoryValue {
  var isNil: Bool { get }
  /// Nobody knows what it is.
  var isOpaque: Bool { get }
  var bool: Bool? { get }
  var integer: Int? { get }
  /// Of a number.
  var double: Double? { get }
  /// The name of an enum's case, with or without payload.
  var symbol: String? { get }
  /// The text, where it is one.
  var string: String? { get }
  /// The number of the object: the same for the same object, `nil` for everything that is no reference.
  var object: Int? { get }
  /// Whether it is an instance of a class.
  var isInstance: Bool { get }
  /// The name of its type.
  var typeName: String { get }
  /// As code would write it, in short.
  var text: String { get }
  /// Of an array or a set.
  var elements: [any MemoryValue]? { get }
  /// All stored properties, in order.
  var fields: [(name: String, value: any MemoryValue)] { get }

  /// A stored property by its name; `nil` when it has none of that name.
  func field(_ name: String) -> (any MemoryValue)?
  /// Whether its class, or an ancestor or protocol of it, has the name.
  func isKind(of type: String) -> Bool
}

/// The moment at which a check failed: what a clause may ask for.
package protocol FailedMoment {
  /// Which check of the rule failed; `nil` where it has one.
  var check: CheckID? { get }
  /// What the failure speaks of; `nil` where the rule says all.
  var fact: FailureFact? { get }
  /// The name of the function that checks, without its parameters.
  var function: String { get }
  /// Its arguments, `self` first for methods.
  var arguments: [any MemoryValue] { get }
  /// What the check is about.
  var about: (any MemoryValue)? { get }

  /// Who keeps an object, in words: `Panel.transition → PanelTransition.panel (PanelTransition.swift:7)`; `nil` where nobody is known.
  func holders(of value: any MemoryValue) -> String?
  /// A global by its name; `nil` when there is none.
  func global(_ name: String) -> (any MemoryValue)?
}
