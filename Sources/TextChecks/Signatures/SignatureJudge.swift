import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// What is wrong with the signatures of one class (TV905).
package struct SignatureJudgement: Sendable {
  package var type: TypeIndex.Entry
  /// Empty: the class implements optional requirements, or could, and no method comes near one that it misses.
  package var causes: [RootCause]
  /// What the causes take for granted.
  package var needs: [Assumption] = []
  /// The class of what a cycle keeps, where that is not the type's.
  package var held: String?
  /// By the place of a cause that is told where a property is declared: the code that sets it.
  package var code: [SourceSpan: SourceSpan] = [:]
}

/// Finds methods that look like optional requirements of UIKit's delegate protocols but are none: UIKit asks for a
/// requirement by its exact name and does without if it is not there.
struct SignatureJudge {
  static let rule = RuleID.TV905

  let index: TypeIndex
  let program: Program

  /// The protocols whose optional requirements steer transitions.
  private static let protocols: Set<String> = [
    "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UISheetPresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate", "UIViewControllerAnimatedTransitioning",
    "UIPageViewControllerDelegate", "UISplitViewControllerDelegate",
  ]

  /// One judgement per class of the code under test that adopts such a protocol.
  func judgements() -> [SignatureJudgement] {
    let dialect = SwiftDialect(program)
    let called = calledNames()
    return index.entries.filter { $0.isSubject && $0.declaration.kind == .class }.compactMap { type in
      let ancestors = index.ancestors(of: type)
      let adopted = ancestors.intersection(Self.protocols)
      if adopted.isEmpty { return nil }
      let search = NearMissSearch(
        index: index, type: type, ancestors: ancestors, adopted: adopted,
        acceptsOldNames: dialect.isOld(file: type.file))
      let causes = type.functions.filter { !called.contains($0.fullName) }.compactMap(search.cause)
      return SignatureJudgement(type: type, causes: causes)
    }
  }

  /// Full names of everything that the code under test calls itself: such a method is a helper, whatever its name.
  private func calledNames() -> Set<String> {
    var names: Set<String> = []
    for type in index.entries where type.isSubject {
      for function in type.functions {
        Walk.expressions(in: function.body ?? []) { expression in
          guard case .call(let callee, let arguments) = expression.kind, let name = callee.calledName else { return }
          names.insert(name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")")
        }
      }
    }
    return names
  }
}
