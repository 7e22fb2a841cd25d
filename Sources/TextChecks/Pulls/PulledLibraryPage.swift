import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Public pages of a library whose buttons tell the client that they end, and that the user can pull down without telling
/// anybody (TV1102), seen in the text.
///
/// Clients present such a page in the default style, a sheet since iOS 13 (F-02), unless the page itself says otherwise, or the
/// sources show it in another style wherever they do. Pulled down, it tells nobody but the delegate of its presentation controller
/// (SH-01, SH-03).
struct PulledLibraryPage: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each class with such buttons, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    let offered = OfferedTypes(index)
    let others = FullScreenPages(index, styles)
    return types.filter { type in
      isPage(type, index) && !isContainer(type, index) && SheetStyles.canPull(type, index) && offered.contain(type)
        && !others.contain(type)
    }.compactMap { type in
      let ends = PageEnds(of: type, in: index)
      var tells: [(span: SourceSpan, name: String)] = []
      for variable in type.variables where isOfClient(variable, of: type, index) && !ends.tellsWhenGone(variable.name) {
        tells += ends.tells(variable.name).map { ($0.span, $0.method ?? variable.name) }
      }
      // A pull is what a cancellation is.
      let cancelling = tells.first { $0.name.lowercased().contains("cancel") }
      guard let tell = cancelling ?? tells.first(where: { PageEnds.speaksOfEnd($0.name) }) ?? tells.first else {
        return nil
      }
      return SignatureJudgement(type: type, causes: [cause(tell.span)], needs: [pulled])
    }
  }

  private static func isPage(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class && [.public, .open].contains(type.declaration.attributes.access)
      && index.ancestors(of: type).contains("UIViewController")
  }

  /// Whether it shows other pages in it and closes them itself, by animations: a drawer. Nobody presents it, and nothing is pulled
  /// down.
  private static func isContainer(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    let functions = index.lineage(of: type).filter(\.isSubject).flatMap(\.functions)
    let adds = functions.contains { function in
      ["addChild", "addChildViewController"].contains { CallFinder.calls($0, in: function.body ?? []) }
    }
    return adds
      && functions.contains { function in
        let body = function.body ?? []
        return PageEnds.speaksOfEnd(function.name) && CallFinder.calls("animate", in: body)
          && AppEvents.mentioned(in: body).isDisjoint(with: Self.leaving)
      }
  }

  private static let leaving: Set<String> = [
    "dismiss", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
  ]

  /// A closure or a delegate that clients set, on the page or on the navigation controller around it.
  private static func isOfClient(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    if !variable.isStored { return isOfContainer(variable, of: type, index) }
    guard variable.isMutable, [.public, .open].contains(variable.attributes.access) else {
      return false
    }
    return variable.name.lowercased().hasSuffix("delegate") || index.isFunction(variable.type, in: type)
  }

  /// `(navigationController as? Picker)?.pickerDelegate`
  private static func isOfContainer(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard variable.name.lowercased().hasSuffix("delegate"), let getter = variable.accessors?.getter,
      case let asked = AppEvents.mentioned(in: getter), asked.contains("navigationController")
    else { return false }
    var isFound = false
    Walk.expressions(in: getter) { expression in
      guard case .cast(_, .named(let name, _), _) = expression.kind, let owner = index.entry(mentioned: name, in: type)
      else { return }
      isFound =
        isFound
        || SheetStyles.canPull(owner, index)
          && owner.variables.contains { asked.contains($0.name) && $0.isStored && isOfClient($0, of: owner, index) }
    }
    return isFound
  }

  private static var pulled: Assumption {
    Assumption(
      text: "the client presents the page in the default style, and the user pulls it down", confidence: .likely,
      location: nil, kind: .configuration)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "only the page's own button tells the client that it ends: pulled down, it tells nobody", span: span,
      alsoBreaks: [])
  }
}
