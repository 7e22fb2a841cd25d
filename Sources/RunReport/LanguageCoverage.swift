/// How much of the code that transitions reach had a meaning.
///
/// Counted are the functions of code under test that ran in some explored ordering, and those that they can reach by
/// their calls. A *statement* is understood when nothing in it lacks a meaning, nested statements and the bodies of its
/// closures being statements of their own. An *expression* here is a call, a subscript, a member, a cast, a name that the
/// function does not bind itself, a key path or a selector; it is understood when it has a meaning and what it is
/// asked of has one. Literals, operators, local variables and `self` always have one and are not counted.
///
/// Something lacks a meaning when neither the program, nor the machine, nor the list of platform names that need not be
/// computed declares it, or when it is a construct that is not read. A value that is honestly unknown has a meaning,
/// and so has what the program declares but the bound on a subject's code leaves out: the subject is incomplete for it.
package struct LanguageCoverage: Codable, Sendable, Hashable {
  /// Everything reachable.
  package var reachable: MeaningCount
  /// The part of it in functions that ran.
  package var executed: MeaningCount
  /// Functions, accessors and initial values that are reachable, and how many of them ran.
  package var functions: Int
  package var executedFunctions: Int
  /// Files with reachable code: those with the most that was not understood first, then by path.
  package var files: [FileCoverage]
  /// What was not understood: the most frequent first, then by construct.
  package var reasons: [Reason]
  /// Objective-C files among the paths, by path: they are not executed.
  package var objectiveC: [String]

  package struct FileCoverage: Codable, Sendable, Hashable {
    package var path: String
    package var count: MeaningCount

    package init(path: String, count: MeaningCount) {
      self.path = path
      self.count = count
    }
  }

  package struct Reason: Codable, Sendable, Hashable {
    /// "member `snp`", "regular expression".
    package var construct: String
    /// Expressions and constructs without a meaning because of it, those that ask something of it included.
    package var places: Int
    /// Files in which it occurs.
    package var files: Int
    /// The first place.
    package var location: Location

    package init(construct: String, places: Int, files: Int, location: Location) {
      self.construct = construct
      self.places = places
      self.files = files
      self.location = location
    }
  }

  package init(
    reachable: MeaningCount, executed: MeaningCount, functions: Int, executedFunctions: Int, files: [FileCoverage],
    reasons: [Reason], objectiveC: [String]
  ) {
    self.reachable = reachable
    self.executed = executed
    self.functions = functions
    self.executedFunctions = executedFunctions
    self.files = files
    self.reasons = reasons
    self.objectiveC = objectiveC
  }
}

/// Statements and expressions, and how many of them had a meaning.
package struct MeaningCount: Codable, Sendable, Hashable {
  package var statements: Int
  package var understoodStatements: Int
  package var expressions: Int
  package var understoodExpressions: Int

  package init(
    statements: Int = 0, understoodStatements: Int = 0, expressions: Int = 0, understoodExpressions: Int = 0
  ) {
    self.statements = statements
    self.understoodStatements = understoodStatements
    self.expressions = expressions
    self.understoodExpressions = understoodExpressions
  }

  package var total: Int { statements + expressions }
  package var understood: Int { understoodStatements + understoodExpressions }
  package var notUnderstood: Int { total - understood }

  /// The understood share of all statements and expressions in percent, rounded down to a tenth so that only everything
  /// is 100; `nil` when there are none.
  package var percent: Double? { Self.percent(understood, of: total) }

  /// The same for the statements alone.
  package var statementPercent: Double? { Self.percent(understoodStatements, of: statements) }

  private static func percent(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part * 1000 / whole) / 10
  }

  package static func += (left: inout Self, right: Self) {
    left.statements += right.statements
    left.understoodStatements += right.understoodStatements
    left.expressions += right.expressions
    left.understoodExpressions += right.understoodExpressions
  }
}
