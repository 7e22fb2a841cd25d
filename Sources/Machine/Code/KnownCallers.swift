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
  /// Only gets something ready, or answers a question: a transition that it is given is not completed by it.
  var isPreparing = false
  /// The closures that are called whenever there is something new, any number of times, by position: those of a Combine
  /// sink, of key-value observation and of a dispatch source.
  var repeated: UInt64 = 0
  /// The name says that it animates with its closures: the app's own wrapper of `UIView.animate`.
  var isAnimation = false

  /// Names that call their closures exactly once, at once: scopes, and the closures of layout libraries.
  private static let once: Set<String> = [
    "performWithoutAnimation", "autoreleasepool", "withExtendedLifetime", "withUnsafePointer",
    "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes", "performAsCurrent", "performBatchUpdates",
    "sync", "performAndWait", "withLock", "withLockUnchecked", "withAnimation", "withTransaction", "makeConstraints",
    "remakeConstraints", "updateConstraints",
    "prepareConstraints", "constrain", "apply", "also", "with", "performWithoutAnimations",
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

  /// Names that listen to a source of values for as long as somebody keeps what they answer.
  static let listening: Set<String> = ["sink", "observe", "setEventHandler"]

  /// Labels of closures that are called when something is over.
  private static let later: Set<String> = [
    "completion", "completionHandler", "onCompletion", "completed", "whenDone", "done", "finished", "handler",
    "receiveCompletion",
  ]

  /// How names begin that get something ready.
  private static let preparing = [
    "prepare", "setup", "setUp", "configure", "layout", "install", "insert", "add", "make", "create", "build", "frame",
    "initial", "final", "is", "has", "should", "snapshot", "calculate", "compute", "duration", "transitionDuration",
  ]

  /// Whether a word of the name is one of them: `addViews` is, `address` is not.
  private static func prepares(_ name: String) -> Bool {
    preparing.contains { name.hasPrefix($0) && !(name.dropFirst($0.count).first?.isLowercase ?? false) }
  }

  init(_ shape: CallShape) {
    isPreparing = Self.prepares(shape.name)
    isRepeated = Self.each.contains(shape.name)
    isAsked = Self.asked.contains(shape.name)
    let name = shape.name.lowercased()
    isAnimation = ["animate", "performanimation", "runanimation"].contains { name.hasPrefix($0) }
    let isSource = Self.listening.contains(shape.name) && !shape.endsWithCaller
    guard isRepeated || isSource || Self.once.contains(shape.name) else { return }
    for (index, label) in shape.labels.enumerated() where index < 64 && !Self.later.contains(label ?? "") {
      if isSource { repeated |= 1 << UInt64(index) } else { immediate |= 1 << UInt64(index) }
    }
  }
}
