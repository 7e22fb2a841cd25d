import Diagnostics
import Program

/// A class, struct, enum, protocol or built-in type.
package struct TypeInfo: Sendable {
  package enum Kind: UInt8, Sendable { case `class`, `struct`, `enum`, `protocol`, builtin }

  package var name: String
  package var kind: Kind
  /// The superclass, -1 for none or unknown.
  package var superclass: Int32
  /// The superclass or a conformance is not defined anywhere.
  package var hasUnknownAncestor: Bool
  /// The type itself, its superclasses and all protocols, sorted: `is` is a search here.
  package var ancestors: [Int32]
  /// Names of ancestors that no file defines.
  package var unknownAncestors: [String]
  /// Stored slots in order, superclass first.
  package var slots: [Slot]
  /// Function that gives the slots their default values, `self` is its only parameter and its result; -1 if none.
  package var defaults: Int32
  /// `deinit` functions from the class up to the root.
  package var deinitializers: [Int32]
  /// Cases of an enum in order: name, payload labels, raw value as a constant index or -1.
  package var cases: [Case]
  /// Declared by code under test, not by the formal machine.
  package var isSubject: Bool
  package var span: SourceSpan
  /// Full names (`viewDidAppear(_:)`, and names of computed properties) of the methods that code under test declares
  /// for the type or an ancestor, as indices into `strings`, sorted: what `Native.listens` searches.
  package var subjectMethods: [Int32] = []
  /// Only extensions of the type are known: no instance of it exists, values of it are opaque.
  package var isPhantom = false
  /// The superclass is one of UIKit's above the one that nobody declares.
  package var hasInferredSuperclass = false
  /// An ancestor that nobody declares is no type of the platform, so that it may inherit from the code under test.
  package var mayInheritMore = false

  package struct Slot: Sendable {
    package var name: Int32
    package var isWeak: Bool
    /// Index into `typeTests` that `setMember` and the implicit initialiser coerce the new value to, or -1. `setSlot`
    /// does not: its operand is coerced already.
    package var coercion: Int32

    package init(name: Int32, isWeak: Bool, coercion: Int32 = -1) {
      self.name = name
      self.isWeak = isWeak
      self.coercion = coercion
    }
  }

  package struct Case: Sendable {
    package var name: Int32
    package var payloadLabels: [String?]
    package var rawValue: Int32
    /// For each payload value the index into `typeTests` it is coerced to when the case is built, or -1.
    package var payloadCoercions: [Int32]

    package init(name: Int32, payloadLabels: [String?], rawValue: Int32, payloadCoercions: [Int32] = []) {
      self.name = name
      self.payloadLabels = payloadLabels
      self.rawValue = rawValue
      self.payloadCoercions = payloadCoercions
    }
  }

  package init(
    name: String, kind: Kind, superclass: Int32 = -1, hasUnknownAncestor: Bool = false, ancestors: [Int32] = [],
    unknownAncestors: [String] = [], slots: [Slot] = [], defaults: Int32 = -1, deinitializers: [Int32] = [],
    cases: [Case] = [], isSubject: Bool = false, span: SourceSpan = .none
  ) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    self.hasUnknownAncestor = hasUnknownAncestor
    self.ancestors = ancestors
    self.unknownAncestors = unknownAncestors
    self.slots = slots
    self.defaults = defaults
    self.deinitializers = deinitializers
    self.cases = cases
    self.isSubject = isSubject
    self.span = span
  }

  /// The type ids that every program begins with, in this order.
  package enum Builtin: Int32, CaseIterable, Sendable {
    case any, optional, bool, int, double, string, array, dictionary, set, tuple, function, range, cell, enumValue
  }
}
