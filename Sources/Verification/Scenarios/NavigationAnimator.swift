import Program
import Subjects

/// An animator that no delegate in the sources vends, and that is meant for pushes and pops as far as its text shows.
struct NavigationAnimator {
  let index: TypeIndex

  /// Whether its name, what it is made with or what it asks for speaks of pushes and pops, and nothing of presentations.
  func isMeantForNavigation(_ entry: TypeIndex.Entry) -> Bool {
    let words = CamelCase.words(of: entry.name)
    if !words.isDisjoint(with: ["present", "presentation", "dismiss", "dismissal", "modal"]) { return false }
    // "Pop" alone is said of what pops up, too.
    if words.contains("push") { return true }
    if takesOperation(entry) { return true }
    let members = Self.members(in: AnimatorPurpose.bodies(of: entry))
    return !members.isDisjoint(with: ["push", "pop"]) && !members.contains(where: AnimatorDirection.saysDirection)
  }

  private func takesOperation(_ entry: TypeIndex.Entry) -> Bool {
    let parameters = entry.functions.filter { if case .initializer = $0.kind { true } else { false } }
      .flatMap(\.parameters).compactMap(\.type)
    return (parameters + entry.variables.compactMap(\.type)).contains(where: Self.isOperation)
  }

  /// `UINavigationController.Operation`, by its names of all times.
  static func isOperation(_ type: TypeReference) -> Bool {
    guard case .named(let name, _) = type.unwrapped else { return false }
    return ["UINavigationController.Operation", "UINavigationControllerOperation"].contains(name)
  }

  private static func members(in bodies: [[Statement]]) -> Set<String> {
    var members: Set<String> = []
    for body in bodies {
      Walk.expressions(in: body) { expression in
        if case .implicitMember(let name) = expression.kind { members.insert(name) }
      }
    }
    return members
  }
}

extension ScenarioWriter {
  /// Its name speaks of pushes, and of nothing that goes back.
  private func isForPushes(_ entry: TypeIndex.Entry) -> Bool {
    let words = CamelCase.words(of: entry.name)
    return words.contains("push") && words.isDisjoint(with: ["pop", "back", "dismiss"])
  }

  /// Each transition has an animator of its own, unless it matters whether it is kept.
  func navigationAnimator(_ entry: TypeIndex.Entry, isVended: Bool) -> ScenarioClass {
    let direction = AnimatorDirection(index: index, isForNavigation: true)
    let made = call.text(for: entry, known: direction.arguments(of: entry))
    let flags = direction.flags(of: entry).map { "animator.\($0.name) = \($0.value); " }.joined()
    return ScenarioClass(
      "NavigationAnimatorScenario",
      [
        .init(
          "func makeAnimator(pushing presenting: Bool) -> UIViewControllerAnimatedTransitioning",
          [flags.isEmpty ? made : "let animator = \(made); \(flags)return animator"])
      ] + (isForPushes(entry) ? [.init("var isForPushes: Bool", "true")] : [])
        + (CallFinder.remembers(entry) ? [.init("var mayKeepAnimators: Bool", "true")] : [])
        + swipeOfClients(of: entry, .navigation, isVended: isVended))
  }
}
