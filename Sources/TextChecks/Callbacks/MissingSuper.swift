import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Overrides of UIKit's callbacks whose class nowhere calls super's (TV504), seen in the text.
///
/// Most controllers of an app have no transition of their own, and no run comes to them. Of an override without any call of
/// super no run needs to be seen, though: whenever UIKit calls it, UIKit's own part is missing. Where some path calls super
/// and another does not, runs tell.
///
/// That super is to be called say the pages of these methods: "If you override this method, you must call super at some
/// point in your implementation" (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)). Of a
/// presentation controller says so the page of its protocol: "always call super at some point in your implementation so that
/// UIKit can forward the size change message appropriately"
/// (https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)).
struct MissingSuper: TextCheck, Sendable {
  static let rule = RuleID.TV504

  private static let callbacks: Set<String> = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillTransition(to:with:)", "willTransition(to:with:)",
  ]
  private static let presentationCallbacks: Set<String> = ["viewWillTransition(to:with:)", "willTransition(to:with:)"]

  /// One for each class with such overrides, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let ancestors = index.ancestors(of: type)
      let isPresentation = ancestors.contains("UIPresentationController")
      if !isPresentation && !ancestors.contains("UIViewController") { return nil }
      let causes = overrides(of: type, among: isPresentation ? presentationCallbacks : callbacks).map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// Overrides that do something else than to call super, or nothing; one that says that it must not be called is none.
  ///
  /// Another override of the same name does not count for it: of two in extensions for two platforms only one is built.
  private static func overrides(of type: TypeIndex.Entry, among callbacks: Set<String>) -> [Function] {
    type.functions.filter { function in
      guard function.attributes.isOverride, let body = function.body, callbacks.contains(function.fullName),
        !AbstractClasses.isTrap(body), !callsSuper(function)
      else { return false }
      let helpers = type.functions.filter { $0.fullName != function.fullName && callsSuper($0, function.name) }
      return helpers.isEmpty
    }
  }

  /// Whether a method calls what its superclass has of a name; without one, of its own.
  private static func callsSuper(_ function: Function, _ name: String? = nil) -> Bool {
    var calls = false
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .member(let base, let member) = expression.kind, case .superReference = base.kind else { return }
      if member == name ?? function.name { calls = true }
    }
    return calls
  }

  private static func cause(_ function: Function) -> RootCause {
    RootCause(
      rule: rule, check: .callbackKeepsSuper, message: "an override of a callback does not call super",
      span: function.nameSpan, alsoBreaks: [])
  }
}
