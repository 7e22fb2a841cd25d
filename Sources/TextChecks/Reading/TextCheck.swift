import Identifiers
import Program
import Subjects

/// A rule that declarations break by what their text says: no run needs to be seen.
protocol TextCheck: SendableMetatype {
  static var rule: RuleID { get }

  /// Whether a run that has told of the same rule anywhere in the function has told of the same cause; otherwise it has where
  /// it names the same line.
  static var isOfFunction: Bool { get }

  /// Whether only an app that runs on an iPad breaks it.
  static var concernsPads: Bool { get }

  /// Whether only code breaks it that comes at any time: none that runs in the turn of a tap, after a dismissal, or when a page
  /// has appeared.
  static var comesLate: Bool { get }

  /// Whether methods count that protocols have by extensions: what types do that adopt them.
  static var concernsProtocols: Bool { get }

  /// One for each declaration that breaks the rule, in the order of the declarations.
  ///
  /// - Parameter types: those of the code under test, without tests.
  static func judgements(of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex) -> [SignatureJudgement]
}

extension TextCheck {
  static var isOfFunction: Bool { false }
  static var concernsPads: Bool { false }
  static var comesLate: Bool { false }
  static var concernsProtocols: Bool { false }

  /// The classes of controllers among types.
  static func controllers(among types: [TypeIndex.Entry], _ index: TypeIndex) -> [TypeIndex.Entry] {
    types.filter { $0.declaration.kind == .class && index.ancestors(of: $0).contains("UIViewController") }
  }
}
