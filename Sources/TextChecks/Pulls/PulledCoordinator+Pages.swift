import Program
import Subjects

extension PulledCoordinator {
  /// Whether a coordinator gives its stack no other style, and makes no page that does so or tells of its end.
  func leavesPulls(_ coordinator: TypeIndex.Entry) -> Bool {
    let bodies = index.lineage(of: coordinator).filter(\.isSubject).flatMap(HelperMethods.bodies)
    // What presents may speak of the style of another page.
    let others = bodies.filter { !CallFinder.calls("present", labelled: "animated", in: $0) }
    guard others.allSatisfy(styles.keepSheets) else { return false }
    return bodies.flatMap { pages(in: $0, of: coordinator) }.allSatisfy { page in
      SheetStyles.canPull(page, index) && !tellsWhenGone(page)
    }
  }

  /// The pages of the sources that code makes, by itself or by functions that it asks.
  private func pages(in body: [Statement], of coordinator: TypeIndex.Entry) -> [TypeIndex.Entry] {
    let shown = ShownPages(body, of: coordinator, in: index)
    var found: [Int: TypeIndex.Entry] = [:]
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call, .name:
        let page = shown.page(expression)
        for entry in [page?.type, page?.container].compactMap(\.self) { found[entry.id] = entry }
      default: break
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  private static let asked: Set<String> = [
    "isBeingDismissed", "isMovingFromParent", "isMovingFromParentViewController",
  ]

  /// Whether a page asks whether it goes, or tells somebody who was given to it when it has gone.
  private func tellsWhenGone(_ page: TypeIndex.Entry) -> Bool {
    let parts = index.lineage(of: page).filter(\.isSubject)
    let asks = parts.flatMap(\.functions).contains { function in
      PageEnds.isGone(function)
        && !AppEvents.mentioned(in: function.body ?? []).isDisjoint(with: Self.asked)
    }
    if asks { return true }
    let ends = PageEnds(of: page, in: index)
    return parts.contains { part in
      part.variables.contains { isGiven($0, in: part) && ends.tellsWhenGone($0.name) }
    }
  }

  /// A closure, or an object of the sources, that somebody else sets.
  private func isGiven(_ variable: Variable, in part: TypeIndex.Entry) -> Bool {
    guard variable.isStored, variable.value == nil else { return false }
    if index.isFunction(variable.type, in: part) { return true }
    return variable.className.flatMap { index.entry(mentioned: $0, in: part) }?.isSubject == true
  }
}
