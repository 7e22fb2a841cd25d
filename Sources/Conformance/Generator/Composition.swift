/// A scenario that the generator puts together, as a value: who is on the screen when the log begins, and how much may come.
///
/// `ComposedLogs` of the models reads it from parameters that are fixed.
struct Composition: Hashable, Sendable {
  /// In the order of the alternatives in `ComposedLogs`.
  enum Kind: Int, Sendable, CaseIterable {
    case plain, navigation, tabs, pages, split
  }

  var root = Kind.plain
  /// What the first tab, page or column is.
  var inner = Kind.plain
  /// What is presented.
  var upper = Kind.plain
  /// Whether the root comes to the screen in the log.
  var comes = true
  /// Controllers on the stack, presented, and added as children when the log begins.
  var stackBefore = 1
  var chainBefore = 0
  var childrenBefore = 0
  /// Controllers in all.
  var parts = 1
  /// How many there may be at a time of each sort.
  var stack = 1
  var chain = 0
  var children = 0
  var rotates = false
  var leavesApp = false
  /// Whether the app shows again what has been shown.
  var keeps = false
  var recordsBlocks = false
  var recordsDelegates = false

  /// The parameters that fix it.
  var fixed: [String: Int] {
    [
      "composedRoot": root.rawValue, "composedInner": inner.rawValue, "composedUpper": upper.rawValue,
      "composedBeginning": comes ? 0 : 1, "composedStackBefore": stackBefore, "composedChainBefore": chainBefore,
      "composedChildrenBefore": childrenBefore, "composedParts": min(parts, 6) - 1, "composedStack": stack,
      "composedChain": chain, "composedChildren": children, "composedRotation": rotates ? 1 : 0,
      "composedBackground": leavesApp ? 1 : 0, "composedBlocks": recordsBlocks ? 1 : 0,
      "composedKept": keeps ? 1 : 0, "composedDelegates": recordsDelegates ? 1 : 0,
    ]
  }

  /// Simpler ones are tried first.
  var weight: Int {
    [root, inner, upper].filter { $0 != .plain }.count + stackBefore + chainBefore + childrenBefore
      + (root == .split ? 1 : 0)
  }
}

extension Composition {
  /// What verdicts call it: "composed: a tab bar controller of two, the first a navigation controller; one presented".
  var name: String {
    var parts = [inner == .plain ? root.words : "\(root.words), the first \(inner.words)"]
    if stackBefore > 1 { parts.append("\(Self.words(stackBefore)) on its stack") }
    if childrenBefore > 0 {
      parts.append("\(Self.words(childrenBefore)) added as \(childrenBefore > 1 ? "children" : "a child")")
    }
    if chainBefore > 0 { parts.append("\(Self.words(chainBefore)) presented") }
    let beginning = parts.joined(separator: " with ")
    return "composed: \(beginning) \(comes ? "comes to the screen" : "is on the screen")" + may
  }

  /// What may come.
  private var may: String {
    var more: [String] = []
    if chain > chainBefore {
      more.append("up to \(Self.words(chain)) presented" + (upper == .plain ? "" : ", each \(upper.words)"))
    }
    if stack > 1 && (root == .navigation || inner == .navigation || upper == .navigation) {
      more.append("up to \(Self.words(stack)) on a stack")
    }
    if children > 0 { more.append("up to \(Self.words(children)) as children") }
    if rotates { more.append("rotation") }
    if keeps { more.append("the same again") }
    if leavesApp { more.append("background") }
    return more.isEmpty ? "" : "; " + more.joined(separator: ", ")
  }

  private static func words(_ number: Int) -> String { ["none", "one", "two", "three"][number] }
}

extension Composition.Kind {
  fileprivate var words: String {
    switch self {
    case .plain: "a controller"
    case .navigation: "a navigation controller"
    case .tabs: "a tab bar controller"
    case .pages: "a page controller"
    case .split: "a split view controller"
    }
  }
}
