/// What a function that nobody declares does with the closures it is given, as far as its name says.
///
/// Every other unknown function may call a closure once, later, on the main queue (`closureEscaped`).
struct KnownCallers: Sendable, Hashable {
  /// The arguments that are called before the function returns, by position.
  var immediate: UInt64 = 0
  /// Called for each element: perhaps not at all.
  var isRepeated = false
  /// The closures are asked about elements: they change nothing, and nobody keeps them.
  var isAsked = false
  /// The name says that it animates with its closures: the app's own wrapper of `UIView.animate`.
  var isAnimation = false

  /// Names that call their closures exactly once, at once: scopes, and the closures of layout libraries.
  private static let once: Set<String> = [
    "performWithoutAnimation", "autoreleasepool", "withExtendedLifetime", "withUnsafePointer",
    "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes", "performAsCurrent", "performBatchUpdates",
    "sync", "withLock", "withLockUnchecked", "withAnimation", "withTransaction", "makeConstraints", "remakeConstraints",
    "updateConstraints", "prepareConstraints", "constrain", "apply", "also", "with", "performWithoutAnimations",
    "withoutAnimation", "disableAnimations",
  ]

  private static let each: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "mapValues", "enumerateObjects", "enumerateKeysAndObjects", "enumerated",
    "enumerateAttribute", "enumerateSubviews", "each", "reduce", "removeAll", "times",
  ]

  private static let asked: Set<String> = [
    "filter", "first", "last", "contains", "allSatisfy", "sorted", "sort", "min", "max", "firstIndex", "lastIndex",
    "drop", "prefix", "index", "partition", "elementsEqual", "split", "count",
  ]

  /// Labels of closures that are called when something is over.
  private static let later: Set<String> = [
    "completion", "completionHandler", "onCompletion", "completed", "whenDone", "done", "finished", "handler",
  ]

  init(_ shape: CallShape) {
    isRepeated = Self.each.contains(shape.name)
    isAsked = Self.asked.contains(shape.name)
    let name = shape.name.lowercased()
    isAnimation = ["animate", "performanimation", "runanimation"].contains { name.hasPrefix($0) }
    guard isRepeated || Self.once.contains(shape.name) else { return }
    for (index, label) in shape.labels.enumerated() where index < 64 && !Self.later.contains(label ?? "") {
      immediate |= 1 << UInt64(index)
    }
  }
}
