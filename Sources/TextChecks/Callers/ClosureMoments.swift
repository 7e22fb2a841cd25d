import Diagnostics
import Program
import Subjects

/// When the closures of a function run.
struct ClosureMoments {
  /// In the order of the code; a moment that is nil is that of the code around.
  private var closures: [(span: SourceSpan, moment: CallMoments.Moment?)] = []

  /// - Parameter immediate: the names of functions that call their closures before they end.
  init(in body: [Statement], calledAtOnceBy immediate: Set<String>) {
    var known: Set<SourceSpan> = []
    var found: [(span: SourceSpan, moment: CallMoments.Moment?)] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        for argument in arguments {
          guard case .closure = argument.value.kind else { continue }
          known.insert(argument.value.span)
          found.append((argument.value.span, Self.moment(in: callee, argument, immediate)))
        }
      case .assign(let target, let value):
        guard case .closure = value.kind else { return }
        known.insert(value.span)
        found.append((value.span, Self.isOfUser(CallFinder.baseName(of: target) ?? "") ? .tap : .anyTime))
      case .closure where !known.contains(expression.span): found.append((expression.span, .anyTime))
      default: break
      }
    }
    closures = found
  }

  /// That of the innermost closure around a place that does not run with the code around it; nil where there is none.
  func moment(at place: SourceSpan) -> CallMoments.Moment? {
    let around = closures.filter { $0.span.contains(place) && $0.span != place }
    return around.sorted { $0.span.end - $0.span.start < $1.span.end - $1.span.start }.lazy.compactMap(\.moment).first
  }

  /// What calls its closure in the same turn, or in the next one.
  private static let passing: Set<String> = [
    "async", "asyncAfter", "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "sorted", "reduce",
    "performWithoutAnimation", "withAnimation", "run",
  ]

  private static func moment(
    in callee: Expression, _ argument: Argument, _ immediate: Set<String>
  ) -> CallMoments.Moment? {
    guard let name = CallFinder.baseName(of: callee) else { return .anyTime }
    if passing.contains(name) || immediate.contains(name) { return nil }
    if name == "dismiss" { return .dismissed }
    if name.hasPrefix("animate"), argument.label != "completion", !argument.isTrailing { return nil }
    return isOfUser(name) ? .tap : .anyTime
  }

  /// By the name of what takes a closure, or of the property that holds one.
  private static func isOfUser(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["action", "button", "tap"].contains { lower.contains($0) }
  }
}
