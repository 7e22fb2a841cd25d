/// Methods of Swift's own types that the machine runs itself; `Models/Prelude` writes the others in Swift.
///
/// Arguments arrive as written, the receiver first; initialisers have the metatype as receiver.
package enum BuiltinMethod: Int32, CaseIterable, Sendable {
  // Array
  case arrayAppend, arrayAppendContents, arrayInsert, arrayRemoveAt, arrayRemoveLast, arrayPopLast, arrayRemoveFirst
  case arrayRemoveAll
  /// `contains(_:)` by `==`
  case arrayContains
  case arrayReversed
  /// `swapAt(_:_:)`
  case arraySwap
  /// `Array()`, `Array(sequence)`, `Array(repeating:count:)`
  case arrayInit, arrayInitRepeating
  // Dictionary
  case dictionaryRemove, dictionaryUpdate, dictionaryRemoveAll, dictionaryInit
  // Set
  case setInsert, setRemove, setContains, setRemoveAll, setInit, setInitEmpty
  // Range
  case rangeContains
  // Int, Double, Bool, String
  case intInit, doubleInit, boolInit, boolToggle
  /// `String(x)`, `String(describing:)`: strings pass through, everything else is an unknown string.
  case stringInit
  case doubleRounded
  case intIsMultiple

  /// How a built-in method is found: the type, the name, the labels, whether it changes its receiver.
  package struct Signature: Sendable {
    package var method: BuiltinMethod
    package var type: TypeInfo.Builtin
    package var name: String
    package var labels: [String?]
    package var isMutating: Bool

    init(_ method: BuiltinMethod, _ type: TypeInfo.Builtin, _ name: String, _ labels: [String?], mutating: Bool = false)
    {
      self.method = method
      self.type = type
      self.name = name
      self.labels = labels
      self.isMutating = mutating
    }
  }

  /// Every way to call a built-in method; several signatures may name one method.
  package static let signatures: [Signature] = [
    Signature(.arrayAppend, .array, "append", [nil], mutating: true),
    Signature(.arrayAppendContents, .array, "append", ["contentsOf"], mutating: true),
    Signature(.arrayInsert, .array, "insert", [nil, "at"], mutating: true),
    Signature(.arrayRemoveAt, .array, "remove", ["at"], mutating: true),
    Signature(.arrayRemoveLast, .array, "removeLast", [], mutating: true),
    Signature(.arrayPopLast, .array, "popLast", [], mutating: true),
    Signature(.arrayRemoveFirst, .array, "removeFirst", [], mutating: true),
    Signature(.arrayRemoveAll, .array, "removeAll", [], mutating: true),
    Signature(.arrayRemoveAll, .array, "removeAll", ["keepingCapacity"], mutating: true),
    Signature(.arrayContains, .array, "contains", [nil]),
    Signature(.arrayReversed, .array, "reversed", []),
    Signature(.arraySwap, .array, "swapAt", [nil, nil], mutating: true),
    Signature(.arrayInit, .array, "init", []),
    Signature(.arrayInit, .array, "init", [nil]),
    Signature(.arrayInitRepeating, .array, "init", ["repeating", "count"]),
    Signature(.dictionaryRemove, .dictionary, "removeValue", ["forKey"], mutating: true),
    Signature(.dictionaryUpdate, .dictionary, "updateValue", [nil, "forKey"], mutating: true),
    Signature(.dictionaryRemoveAll, .dictionary, "removeAll", [], mutating: true),
    Signature(.dictionaryRemoveAll, .dictionary, "removeAll", ["keepingCapacity"], mutating: true),
    Signature(.dictionaryInit, .dictionary, "init", []),
    Signature(.dictionaryInit, .dictionary, "init", ["minimumCapacity"]),
    Signature(.setInsert, .set, "insert", [nil], mutating: true),
    Signature(.setRemove, .set, "remove", [nil], mutating: true),
    Signature(.setContains, .set, "contains", [nil]),
    Signature(.setRemoveAll, .set, "removeAll", [], mutating: true),
    Signature(.setInit, .set, "init", []),
    Signature(.setInitEmpty, .set, "init", ["minimumCapacity"]),
    Signature(.setInit, .set, "init", [nil]),
    Signature(.rangeContains, .range, "contains", [nil]),
    Signature(.intInit, .int, "init", []),
    Signature(.intInit, .int, "init", [nil]),
    Signature(.intInit, .int, "init", ["exactly"]),
    Signature(.doubleInit, .double, "init", []),
    Signature(.doubleInit, .double, "init", [nil]),
    Signature(.doubleInit, .double, "init", ["truncating"]),
    Signature(.boolInit, .bool, "init", []),
    Signature(.boolInit, .bool, "init", [nil]),
    Signature(.boolToggle, .bool, "toggle", [], mutating: true),
    Signature(.stringInit, .string, "init", []),
    Signature(.stringInit, .string, "init", [nil]),
    Signature(.stringInit, .string, "init", ["describing"]),
    Signature(.stringInit, .string, "init", ["reflecting"]),
    Signature(.doubleRounded, .double, "rounded", []),
    Signature(.intIsMultiple, .int, "isMultiple", ["of"]),
  ]
}

/// Properties of Swift's own types that the machine reads itself.
package enum BuiltinProperty: Int32, CaseIterable, Sendable {
  /// Of arrays, dictionaries, sets, strings and ranges.
  case count, isEmpty
  /// Of arrays and ranges.
  case first, last
  /// Of arrays: the range of the indices; 0; the count.
  case indices, startIndex, endIndex
  /// Of dictionaries: arrays in the order of the entries.
  case keys, values
  /// Of ranges; opaque or nil where a side is open.
  case lowerBound, upperBound
  /// Of enum values whose type has raw values.
  case rawValue
  /// Of integers and doubles.
  case magnitude

  /// The types that have each property and the property's name.
  package static let signatures: [(property: BuiltinProperty, type: TypeInfo.Builtin, name: String)] = [
    (.count, .array, "count"), (.isEmpty, .array, "isEmpty"), (.first, .array, "first"), (.last, .array, "last"),
    (.indices, .array, "indices"), (.startIndex, .array, "startIndex"), (.endIndex, .array, "endIndex"),
    (.count, .dictionary, "count"), (.isEmpty, .dictionary, "isEmpty"), (.keys, .dictionary, "keys"),
    (.values, .dictionary, "values"), (.count, .set, "count"), (.isEmpty, .set, "isEmpty"), (.first, .set, "first"),
    (.count, .string, "count"), (.isEmpty, .string, "isEmpty"), (.count, .range, "count"),
    (.isEmpty, .range, "isEmpty"), (.first, .range, "first"), (.last, .range, "last"),
    (.lowerBound, .range, "lowerBound"), (.upperBound, .range, "upperBound"), (.rawValue, .enumValue, "rawValue"),
    (.magnitude, .int, "magnitude"), (.magnitude, .double, "magnitude"),
  ]
}
