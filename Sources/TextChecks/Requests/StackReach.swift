import Diagnostics
import Program
import Subjects

/// Whether code comes to a change of a navigation stack through the functions of the sources that it calls.
///
/// A call means every function with its name and its labels, of the class of who is asked where a property tells it: each of them has
/// to come there.
final class StackReach {
  private struct Known {
    let function: Function
    let owner: TypeIndex.Entry?
  }

  private let index: TypeIndex
  private var functions: [String: [Known]] = [:]
  private var decided: [SourceSpan: Bool] = [:]

  /// Notes the functions of every type, and what the sources add to UIKit's.
  init(_ index: TypeIndex) {
    self.index = index
    for entry in index.entries {
      for function in entry.functions { note(function, of: entry) }
    }
    for function in index.globals { note(function, of: nil) }
  }

  private func note(_ function: Function, of owner: TypeIndex.Entry?) {
    let file = Int(function.span.file)
    guard case .function = function.kind, function.body?.isEmpty == false, index.isSubject(file: file),
      !index.isTest(file: file)
    else { return }
    functions[function.name, default: []].append(Known(function: function, owner: owner))
  }

  /// Whether statements of a type push, or set the stack with animation, in the turn in which they run.
  func isChanged(by body: [Statement], of type: TypeIndex.Entry?) -> Bool {
    if !AppEvents.mentioned(in: body).isDisjoint(with: Self.looking) { return false }
    return DirectWork(body).expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      if LocalNames.path(of: callee) == "DispatchQueue.main.async",
        case .closure(let next)? = arguments.last?.value.kind
      {
        return isChanged(by: next.body, of: type)
      }
      return Self.isChange(callee, arguments) || isChanged(byCalling: callee, arguments, of: type)
    }
  }

  /// The same of a call of functions of the sources, in code of a type.
  func isChanged(byCalling callee: Expression, _ arguments: [Argument], of type: TypeIndex.Entry?) -> Bool {
    guard let name = CallFinder.baseName(of: MethodUses.bare(callee)), let named = functions[name] else { return false }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    let fitting = named.filter { OwnMethods.given(labels, $0.function.parameters) != nil }
    let classes = type.flatMap { self.classes(asked: callee, of: $0) } ?? []
    let owned = fitting.filter { $0.owner.map { classes.contains($0.id) } ?? false }
    let meant = owned.isEmpty ? fitting : owned
    return !meant.isEmpty && meant.allSatisfy { self.isChanged(by: $0) }
  }

  /// The numbers of the classes of who is asked, where a property of the type has it: `flow.begin()`.
  private func classes(asked callee: Expression, of type: TypeIndex.Entry) -> Set<Int>? {
    guard case .member(let base, _) = MethodUses.bare(callee).kind, let property = CallFinder.baseName(of: base),
      let variable = index.lineage(of: type).flatMap(\.variables).first(where: { $0.name == property }),
      let entry = variable.className.flatMap({ index.entry(mentioned: $0, in: type) })
    else { return nil }
    return Set(index.implementations(of: entry).flatMap { index.lineage(of: $0) }.map(\.id))
  }

  private func isChanged(by known: Known) -> Bool {
    let place = known.function.nameSpan
    if let decided = decided[place] { return decided }
    // One that calls itself comes there by something else, or not at all.
    decided[place] = false
    let answer = isChanged(by: known.function.body ?? [], of: known.owner)
    decided[place] = answer
    return answer
  }

  private static func isChange(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    switch CallFinder.baseName(of: MethodUses.bare(callee)) {
    case "pushViewController": return true
    case "setViewControllers":
      guard let animated = arguments.first(where: { $0.label == "animated" }) else { return false }
      if case .bool(false) = animated.value.kind { return false }
      return true
    default: return false
    }
  }

  private static let looking: Set<String> = ["topViewController", "visibleViewController"]
}
