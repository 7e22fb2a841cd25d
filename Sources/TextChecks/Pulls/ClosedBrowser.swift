import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Browser pages that the user closes without telling who waits (TV1102), seen in the text.
///
/// `SFSafariViewController` has a button of its own, and tells its delegate of it: without one, nobody hears that it was
/// closed. In a style that can be pulled down it does not tell even this one after a pull (openradar.me/23523006;
/// aws-amplify/aws-sdk-ios#4748), only the delegate of its presentation controller (SH-01).
struct ClosedBrowser: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let listeners = types.filter { type in type.functions.contains { $0.fullName == BrowserPages.callback } }
    return types.flatMap { type -> [SignatureJudgement] in
      let pages = type.functions.flatMap { function in BrowserPages.all(in: function, of: type) }
      if pages.isEmpty || SheetStyles.hearsOfPulls(type, index) { return [] }
      let wait = WaitingState(of: type, in: index)
      let unowned = pages.filter { page in
        page.delegate == nil && !page.mayHaveDelegate && wait.begins(in: page.function)
      }
      let pulled = pages.filter { $0.delegate != nil && isMissed($0, listeners, of: type, index) }
      return [
        judgement(of: type, pulled.filter { $0.style == .sheet }, [condition("the user pulls the page down", .likely)]),
        judgement(
          of: type, pulled.filter { isOfClients($0.style, index) },
          [condition("the style that a client sets is a sheet", .likely)]),
        judgement(of: type, unowned, [condition("the user closes the page with its own button", .likely)]),
      ].compactMap(\.self)
    }
  }

  /// Whether the delegate does something when the user closes the page, and hears of no pull.
  private static func isMissed(
    _ page: BrowserPages.Page, _ listeners: [TypeIndex.Entry], of type: TypeIndex.Entry, _ index: TypeIndex
  ) -> Bool {
    if page.style == .other || page.speaksOfPulls { return false }
    let hearing = page.isOwnDelegate ? listeners.filter { $0.id == type.id } : listeners
    if hearing.isEmpty || hearing.contains(where: { SheetStyles.hearsOfPulls($0, index) }) { return false }
    return hearing.allSatisfy { listener in
      listener.functions.contains { $0.fullName == BrowserPages.callback && BrowserPages.doesMore($0.body ?? []) }
    }
  }

  /// Whether the style is that of a public property, which a client sets.
  private static func isOfClients(_ style: BrowserPages.Page.Style, _ index: TypeIndex) -> Bool {
    guard case .given(let name) = style else { return false }
    return index.entries.contains { type in
      type.isSubject
        && type.variables.contains { variable in
          variable.name == name && variable.isMutable && variable.isStored
            && [.public, .open].contains(variable.attributes.access)
        }
    }
  }

  private static func judgement(
    of type: TypeIndex.Entry, _ pages: [BrowserPages.Page], _ needs: [Assumption]
  ) -> SignatureJudgement? {
    var spans: [SourceSpan] = []
    for page in pages where !spans.contains(page.request) { spans.append(page.request) }
    return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: needs)
  }

  private static func condition(_ text: String, _ confidence: Confidence) -> Assumption {
    Assumption(text: text, confidence: confidence, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the user can close the browser page, and nobody hears of it: who waits for its end waits for ever",
      span: span, alsoBreaks: [])
  }
}
