/// Calls that the machine runs itself.
enum NativeCalls {
  /// A native word with the labels of its parameters as `Vocabulary.swift` declares them; nil: arguments as written.
  struct Call {
    var native: Native
    var labels: [String?]?
    /// Only the first argument is evaluated.
    var takesOneArgument = false
    /// Names of the enums that arguments are of, by position.
    var enums: [String?] = []
  }

  /// The words of the model vocabulary: only in machine files.
  static let vocabulary: [String: Call] = [
    "choose": Call(native: .choose, labels: [nil, nil], enums: ["Parameter"]),
    "mayHappen": Call(native: .mayHappen, labels: [nil, "by"], enums: [nil, "UnknownOrigin"]),
    "assume": Call(native: .assume, labels: [nil]),
    "check": Call(
      native: .check, labels: [nil, nil, nil, "as", "at", "about"], enums: [nil, "Rule", nil, "CheckID"]),
    "noteLimit": Call(native: .noteLimit, labels: [nil], enums: ["Limit"]),
    "offer": Call(native: .offer, labels: [nil, "by", "disturbs", nil], enums: ["EventID", "Actor"]),
    "unknown": Call(native: .unknown, labels: [nil], enums: ["UnknownOrigin"]),
    "listens": Call(native: .listens, labels: [nil, nil]),
    "geometry": Call(native: .geometry, labels: []),
    "isStale": Call(native: .isStale, labels: [nil]),
    "sizeChanged": Call(native: .sizeChanged, labels: []),
    "here": Call(native: .here, labels: []),
    "isInsideCode": Call(native: .isInsideCode, labels: []),
    "isUnwrappedAtOnce": Call(native: .isUnwrappedAtOnce, labels: []),
    "finishedFlag": Call(native: .finishedFlag, labels: [nil]),
    "dependsOnFinished": Call(native: .dependsOnFinished, labels: [nil]),
    "isDecidedByFinished": Call(native: .isDecidedByFinished, labels: []),
    "isUnknown": Call(native: .isUnknown, labels: [nil]),
    "perform": Call(native: .perform, labels: [nil, nil, nil]),
    "callEscaped": Call(native: .callEscaped, labels: [nil]),
    "declaration": Call(native: .declaration, labels: ["of", nil]),
    "callsSuper": Call(native: .callsSuper, labels: [nil, nil]),
    "ownValues": Call(native: .ownValues, labels: ["of"]),
    "imprint": Call(native: .imprint, labels: [nil]),
    "callSite": Call(native: .callSite, labels: ["of"]),
    "wouldHold": Call(native: .wouldHold, labels: [nil]),
    "ownFlags": Call(native: .ownFlags, labels: ["of"]),
    "differ": Call(native: .differ, labels: [nil, nil]),
    "existedBefore": Call(native: .existedBefore, labels: [nil]),
    "presentingFlag": Call(native: .presentingFlag, labels: ["of"]),
  ]

  /// Functions of Swift itself, in all files.
  static let standard: [String: Call] = [
    "print": Call(native: .print), "debugPrint": Call(native: .print), "NSLog": Call(native: .print),
    // The app that its users run is built without assertions.
    "assert": Call(native: .print), "assertionFailure": Call(native: .print),
    "precondition": Call(native: .precondition, takesOneArgument: true),
    "preconditionFailure": Call(native: .fatalError), "fatalError": Call(native: .fatalError),
    "min": Call(native: .min), "max": Call(native: .max), "abs": Call(native: .abs),
    "type": Call(native: .typeOf), "zip": Call(native: .zip), "stride": Call(native: .stride),
  ]

  /// No name that Swift knows.
  static let ofCase = "$ofCase"

  static func call(_ name: String, withVocabulary: Bool) -> Call? {
    if name == ofCase { return Call(native: .assumeOfCase) }
    if withVocabulary, let call = vocabulary[name] { return call }
    return standard[name]
  }
}
