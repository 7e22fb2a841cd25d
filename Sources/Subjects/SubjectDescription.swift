import Diagnostics
import Identifiers
import Program

/// A class to explore, and how.
package struct SubjectDescription: Sendable {
  package typealias Kind = SubjectKind

  package var kind: Kind
  /// Dotted name.
  package var name: String
  /// Index of its file in the program and in the source map.
  package var file: Int
  /// The place of its name.
  package var span: SourceSpan
  /// The Swift text of its scenario class and entry function.
  package var scenario: String
  /// The class of the text; nil where the sources hold it.
  package var setUp: ScenarioClass?
  /// The name of the entry function.
  package var entry: String
  /// The part that it plays in its scenario; nil where its kind says all.
  package var setting: SubjectSetting?
  /// A closure of the sources that the scenario names, as a variable of its file.
  package var closure: Variable?
  /// Its scenario makes it the root of the window, and others present it.
  package var isShownByOthers = false
  /// The only rules that it is held against; nil: all of them.
  package var judged: Set<RuleID>?
  /// States after which the search stops where the user asks for no other number; nil: any number.
  package var mostStates: Int?
  /// Of what a subject may be explored for, in seconds: one is the usual. What has less gets nothing that others leave.
  package var budgetShare = 1.0
  /// It is explored because it presents on behalf of others: what it says of orderings in which nobody is shown is nothing.
  package var isThereToPresent = false
  /// It presents for others, and the sources make a new one each time: how long it lives is their business.
  package var isMadeForEach = false
  /// Its methods that controls, gestures or a storyboard send, and that come to a transition.
  package var handlers: [Function] = []
  /// Nobody in an app makes it or names it: nothing comes to it.
  package var isNamedNowhere = false
  /// Set for a class that is to be explored through those who make it: it is explored by itself if their runs do not come
  /// to it.
  package var fallback: Fallback?

  package init(
    kind: Kind, name: String, file: Int, span: SourceSpan, scenario: String, setUp: ScenarioClass? = nil, entry: String,
    closure: Variable? = nil
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.span = span
    self.scenario = scenario
    self.setUp = setUp
    self.entry = entry
    self.closure = closure
  }

  package struct Fallback: Sendable {
    /// The places of the names of what UIKit calls: once one of them has run, nothing is left to do.
    package var duties: [SourceSpan]
    /// Who vends others comes before whom it vends, from 1.
    package var stage: Int
  }
}
