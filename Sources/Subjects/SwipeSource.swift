import Program

/// Who could vend the scenario's own swipe as an interaction controller, where the code under test vends none.
///
/// UIKit asks the delegate and nobody else. Where all delegates that a transition of the class can have are classes of an app,
/// and none of them answers the query, no transition of it is ever driven, and none is ever cancelled.
package struct SwipeSource {
  /// Delegates of presentations, of stacks, of tab bars, and what these are asked.
  package enum Family: CaseIterable {
    case modal, navigation, tabs

    package var name: String {
      switch self {
      case .modal: SubjectFinder.delegate
      case .navigation: SubjectFinder.navigationDelegate
      case .tabs: SubjectFinder.tabBarDelegate
      }
    }

    func isQuery(_ function: Function) -> Bool {
      switch self {
      case .modal: function.name.hasPrefix("interactionControllerFor")
      case .navigation, .tabs: function.parameters.contains { $0.label == "interactionControllerFor" }
      }
    }

    /// Whether a method is asked for an animator, by its names of all times.
    func asksForAnimator(_ function: Function) -> Bool {
      switch self {
      case .modal: function.name.hasPrefix("animationController")
      case .navigation, .tabs:
        function.parameters.contains { $0.label?.hasPrefix("animationControllerFor") == true }
      }
    }
  }

  private let index: TypeIndex
  private let delegates: [Family: [TypeIndex.Entry]]
  private let mentions: Mentions
  /// Somebody starts an app in the sources: they are all of it.
  package let isApp: Bool

  package init(_ index: TypeIndex) {
    self.index = index
    mentions = Mentions(index)
    var delegates: [Family: [TypeIndex.Entry]] = [:]
    for entry in index.entries where entry.isSubject && !index.isTest(file: entry.file) {
      if entry.declaration.kind == .protocol { continue }
      let ancestors = index.ancestors(of: entry)
      for family in Family.allCases where ancestors.contains(family.name) {
        delegates[family, default: []].append(entry)
      }
    }
    self.delegates = delegates
    isApp = Self.isApp(index)
  }

  /// The protocols of what UIKit starts an app with.
  package static let starters: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  package static func isApp(_ index: TypeIndex) -> Bool {
    index.entries.contains { $0.isSubject && !index.ancestors(of: $0).isDisjoint(with: starters) }
  }

  /// Whether the sources show how the class is used: of one that nobody makes nothing is known.
  package func isUsed(_ entry: TypeIndex.Entry) -> Bool { isApp || mentions.isMade(entry) }

  /// Whether nobody can: clients outside of the sources inherit from what is public, and use it.
  ///
  /// - Parameter isPart: delegates vend it, so that only those count that mention it.
  package func isNobody(for entry: TypeIndex.Entry, _ family: Family = .modal, isPart: Bool = false) -> Bool {
    if isOffered(entry, family, isPart: isPart) { return false }
    let known = isPart ? vendors(of: entry, family) : users(of: entry, family)
    let silence = DelegateSilence(index: index, family: family)
    return !known.isEmpty
      && known.allSatisfy {
        $0.declaration.attributes.access != .open && isUsed($0) && silence.isKept(by: $0, vending: isPart ? entry : nil)
      }
  }

  /// Whether the sources themselves make and vend the class, and never with an interaction controller: a client that has
  /// another wish is one of unknown code.
  package func isVendedWithout(_ entry: TypeIndex.Entry, _ family: Family = .modal) -> Bool {
    let vendors = vendors(of: entry, family)
    let silence = DelegateSilence(index: index, family: family)
    return !vendors.isEmpty && vendors.allSatisfy { silence.isKept(by: $0, vending: entry) }
  }

  /// The delegates that make it; where there are none, those that are given it.
  private func vendors(of part: TypeIndex.Entry, _ family: Family) -> [TypeIndex.Entry] {
    let makers = (delegates[family] ?? []).filter { mentions.closure(of: $0).contains(part.id) }
    return makers.isEmpty ? receivers(of: part, family) : makers
  }

  private func receivers(of part: TypeIndex.Entry, _ family: Family) -> [TypeIndex.Entry] {
    GivenAnimators(index: index, mentions: mentions).receivers(of: part, among: delegates[family] ?? [])
  }

  /// The only family whose delegates are given an animator; nil where there are several, or none.
  package func givenFamily(of part: TypeIndex.Entry) -> Family? {
    let found = Family.allCases.filter { !receivers(of: part, $0).isEmpty }
    return found.count == 1 ? found.first : nil
  }

  /// The delegates that its transitions have: itself, those that mention it or that it mentions; all, if there are none.
  private func users(of entry: TypeIndex.Entry, _ family: Family) -> [TypeIndex.Entry] {
    let all = delegates[family] ?? []
    let mentioned = mentions.closure(of: entry)
    let near = all.filter { delegate in
      delegate.id == entry.id || mentioned.contains(delegate.id) || mentions.closure(of: delegate).contains(entry.id)
    }
    return near.isEmpty ? all : near
  }

  /// Whether strangers may have it driven: they inherit from it, or set a delegate of their own. A delegate is asked itself, and
  /// one that is not open has no other methods for them (docs.swift.org, The Swift Programming Language, Access Control: open
  /// classes are those that can be subclassed outside the module); of a library nobody knows all parts. An animator they vend
  /// from delegates of their own, if they can make it.
  private func isOffered(_ entry: TypeIndex.Entry, _ family: Family, isPart: Bool) -> Bool {
    let access = entry.declaration.attributes.access
    let ancestors = index.ancestors(of: entry)
    if access == .public && (isPart || ancestors.contains("UIViewControllerAnimatedTransitioning")) {
      return isMadeByStrangers(entry)
    }
    let isAsked = isApp && !isPart && ancestors.contains(family.name)
    return access == .open || access == .public && !isAsked
  }

  /// Whether code outside of the module can make an object of a public class: not where each initialiser is kept from it, and
  /// one of them is a designated one, so that none is inherited (The Swift Programming Language, Initialization, Automatic
  /// Initializer Inheritance).
  private func isMadeByStrangers(_ entry: TypeIndex.Entry) -> Bool {
    let initialisers = entry.functions.filter { function in
      if case .initializer = function.kind { return true }
      return false
    }
    let isReached = initialisers.contains { [.public, .open].contains($0.attributes.access) }
    return isReached || initialisers.allSatisfy(\.attributes.isConvenience)
  }
}
