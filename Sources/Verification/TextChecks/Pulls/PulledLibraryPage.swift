import Diagnostics
import Identifiers
import Program
import RunReport

/// Public pages of a library whose buttons tell the client that they end, and that the user can pull down without telling
/// anybody (TV1102), seen in the text.
///
/// Clients present such a page in the default style, a sheet since iOS 13 (F-02), unless the page itself says otherwise. Pulled
/// down, it tells nobody but the delegate of its presentation controller (SH-01, SH-03).
struct PulledLibraryPage: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each class with such buttons, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    if SheetStyles(index).areChangedForAll { return [] }
    let offered = OfferedTypes(index)
    return types.filter { type in
      isPage(type, index) && SheetStyles.canPull(type, index) && offered.contain(type)
    }.compactMap { type in
      let ends = PageEnds(of: type, in: index)
      var tells: [(span: SourceSpan, isNamed: Bool)] = []
      for variable in type.variables where isOfClient(variable, of: type, index) && !ends.tellsWhenGone(variable.name) {
        tells += ends.tells(variable.name).map { ($0.span, PageEnds.speaksOfEnd($0.method ?? variable.name)) }
      }
      guard let tell = tells.first(where: \.isNamed) ?? tells.first else { return nil }
      return SignatureJudgement(type: type, causes: [cause(tell.span)], needs: [pulled])
    }
  }

  private static func isPage(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class && [.public, .open].contains(type.declaration.attributes.access)
      && index.ancestors(of: type).contains("UIViewController")
  }

  /// A closure or a delegate that clients set.
  private static func isOfClient(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard variable.isStored, variable.isMutable, [.public, .open].contains(variable.attributes.access) else {
      return false
    }
    return variable.name.lowercased().hasSuffix("delegate") || index.isFunction(variable.type, in: type)
  }

  private static var pulled: Assumption {
    Assumption(
      text: "the client presents the page in the default style, and the user pulls it down", confidence: .likely,
      location: nil, kind: .configuration)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .sequelIsMissing,
      message: "only the page's own button tells the client that it ends: pulled down, it tells nobody", span: span,
      alsoBreaks: [])
  }
}
