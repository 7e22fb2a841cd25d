import Subjects

/// What others may present on a page while it is there, where its code can notice that.
extension ScenarioWriter {
  /// Of a page that is presented.
  func covers(of page: TypeIndex.Entry) -> [ScenarioClass.Override] {
    let code = ClosingCode(of: page, in: index)
    return (code.animatesOwnDismiss ? [.init("var closesByItself: Bool", "true")] : [])
      + (code.dismissesUnasked ? [.init("var mayBeCoveredMeanwhile: Bool", "true")] : [])
      + (code.playsEntry ? [.init("var playsEntry: Bool", "true")] : [])
  }

  /// Of what a delegate vends: a presentation controller may close the page.
  func covers(ofPagesOf delegate: TypeIndex.Entry) -> [ScenarioClass.Override] {
    let parts = finder.mentions.closure(of: delegate).sorted().map { index.entries[$0] }
    let closes = ([delegate] + parts).contains { part in
      part.isSubject && index.ancestors(of: part).contains("UIPresentationController")
        && ClosingCode(of: part, in: index).dismissesUnasked
    }
    return closes ? [.init("var mayBeCoveredMeanwhile: Bool", "true")] : []
  }
}
