/// Swift's own types and protocols, and the names of Foundation and Core Graphics that need no declaration.
enum StandardTypes {
  /// Other names of built-in types. All integers are `Int`, all floating-point numbers `Double`.
  static let builtins: [(names: [String], type: TypeInfo.Builtin)] = [
    (["Any", "AnyObject", "AnyHashable", "Void", "Never", "AnyClass"], .any),
    (["Optional"], .optional),
    (["Bool", "ObjCBool"], .bool),
    (
      [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
        "NSUInteger", "CInt",
      ], .int
    ),
    (
      ["Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64", "CFTimeInterval", "CLLocationDegrees"],
      .double
    ),
    (["String", "Substring", "Character", "StaticString", "Selector"], .string),
    (["Array", "ContiguousArray", "ArraySlice"], .array),
    (["Dictionary"], .dictionary),
    (["Set"], .set),
    (
      ["Range", "ClosedRange", "CountableRange", "CountableClosedRange", "PartialRangeFrom", "PartialRangeUpTo"], .range
    ),
  ]

  /// Names of the built-in types that no source can write.
  static let internals: [(name: String, type: TypeInfo.Builtin)] = [
    ("(tuple)", .tuple), ("(function)", .function), ("(cell)", .cell), ("(enum value)", .enumValue),
  ]

  /// Type parameters of the built-in types and protocols.
  static let generics: Set<String> = [
    "Element", "Key", "Value", "Wrapped", "Bound", "Index", "Indices", "Iterator", "SubSequence", "RawValue",
    "ArrayLiteralElement", "Failure", "Success", "Stride", "ID", "AllCases",
  ]

  static let protocols = [
    "Sequence", "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "IteratorProtocol", "SetAlgebra", "OptionSet",
    "RawRepresentable", "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable", "Codable", "Encodable",
    "Decodable", "Error", "LocalizedError", "Sendable", "Numeric", "SignedNumeric", "AdditiveArithmetic",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
    "Strideable", "StringProtocol", "CustomStringConvertible", "CustomDebugStringConvertible",
    "LosslessStringConvertible",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByBooleanLiteral", "AnyActor", "Actor", "NSObject", "NSObjectProtocol",
  ]

  /// Which protocols the built-in types conform to, most special first.
  static let conformances: [(type: TypeInfo.Builtin, protocols: [String])] = {
    let sequence = ["Sequence", "Collection"]
    let random = ["RandomAccessCollection", "BidirectionalCollection"] + sequence
    let equal = ["Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable"]
    let number = ["Comparable", "Strideable", "SignedNumeric", "Numeric", "AdditiveArithmetic"] + equal
    return [
      (.bool, equal),
      (.int, ["FixedWidthInteger", "SignedInteger", "BinaryInteger"] + number),
      (.double, ["BinaryFloatingPoint", "FloatingPoint"] + number),
      (
        .string,
        ["StringProtocol", "Comparable", "RangeReplaceableCollection", "BidirectionalCollection"] + sequence + equal
      ),
      (.array, ["RangeReplaceableCollection", "MutableCollection"] + random + equal),
      (.dictionary, sequence + equal),
      (.set, ["SetAlgebra"] + sequence + equal),
      (.range, random + equal),
      (.optional, equal),
    ]
  }()

  /// Protocols that a protocol refines, as far as default implementations can hang on them.
  static let refinements: [String: [String]] = [
    "OptionSet": ["SetAlgebra", "RawRepresentable"],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "Codable": ["Encodable", "Decodable"], "LocalizedError": ["Error"],
    "Collection": ["Sequence"], "MutableCollection": ["Collection"], "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "RangeReplaceableCollection": ["Collection"],
  ]

  /// Names of types whose values are opaque and that machine files may use without a declaration.
  static let opaqueNames: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "Date", "DateComponents", "Calendar", "URL", "URLRequest", "Data", "IndexPath",
    "IndexSet", "UUID", "Locale", "TimeZone", "Notification", "NSString", "NSNumber", "NSValue", "NSArray",
    "NSDictionary", "NSSet", "NSRange", "NSError", "NSAttributedString", "NSCoder", "Bundle", "FileManager",
    "UserDefaults", "ProcessInfo", "ObjectIdentifier", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
    "AnyKeyPath", "PartialKeyPath", "Mirror", "Unmanaged", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeMutablePointer", "CGColor", "CGPath", "CGImage", "CGContext", "CharacterSet", "AnySequence",
    "AnyIterator", "EmptyCollection", "Hasher", "Result", "Task", "MainActor", "DispatchTime",
    "Zip2Sequence", "EnumeratedSequence", "ReversedCollection", "AnyCollection", "Self",
  ]

  /// Those of them that are values: changing a part of one changes the place it is in.
  static let opaqueValues: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "Date", "DateComponents", "URLRequest", "Data", "IndexPath",
  ]

  /// Free functions that may be called anywhere and give an unknown number or nothing.
  static let opaqueFunctions: Set<String> = [
    "pow", "sqrt", "sin", "cos", "tan", "atan", "atan2", "exp", "log", "floor", "ceil", "round", "hypot", "swap",
    "withExtendedLifetime", "sequence", "repeatElement", "isKnownUniquelyReferenced", "numericCast", "unsafeBitCast",
    "withUnsafePointer", "dump", "readLine", "exit",
  ]

  static let modules: Set<String> = [
    "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "Dispatch", "ObjectiveC", "SwiftUI", "Combine",
  ]

  /// Constants that live on built-in metatypes.
  static let constants: [(type: TypeInfo.Builtin, name: String, word: Word)] = [
    (.double, "zero", Word(0.0)), (.double, "pi", Word(Double.pi)), (.double, "infinity", Word(Double.infinity)),
    (.double, "greatestFiniteMagnitude", Word(Double.greatestFiniteMagnitude)),
    (.double, "leastNormalMagnitude", Word(Double.leastNormalMagnitude)),
    (.double, "leastNonzeroMagnitude", Word(Double.leastNonzeroMagnitude)),
    (.double, "ulpOfOne", Word(Double.ulpOfOne)), (.double, "nan", Word(Double.nan)),
    (.int, "zero", Word(.integer, 0)), (.int, "max", Word(.integer, (1 << 47) - 1)),
    (.int, "min", Word(.integer, 1 << 47)),
  ]
}
