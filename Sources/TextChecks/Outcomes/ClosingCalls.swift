import Diagnostics
import Program
import Subjects

/// What one expression does on the way through a closing function.
enum ClosingCalls {
  /// The closures that a call gives to the parameters of a method, and those that it hands on.
  static func handed(
    _ arguments: [Argument], to method: Function, from place: ClosingWork.Place
  ) -> [String: ClosingWork.Handed] {
    var found: [String: ClosingWork.Handed] = [:]
    for argument in arguments {
      let parameter =
        argument.isTrailing
        ? method.parameters.last : method.parameters.first { $0.label == argument.label && found[$0.name] == nil }
      guard let parameter, let handed = closure(argument.value, from: place) else { continue }
      found[parameter.name] = handed
    }
    return found
  }

  static func closure(_ value: Expression, from place: ClosingWork.Place) -> ClosingWork.Handed? {
    switch value.kind {
    case .closure(let closure): ClosingWork.Handed(body: closure.body, place: place)
    case .name(let name): place.handed[name]
    default: nil
    }
  }

  /// What runs its closures before it ends.
  private static let immediate: Set<String> = ["forEach", "performWithoutAnimation", "performAsCurrent"]
  /// What runs them later; what UIKit dismisses it takes for itself.
  private static let late: Set<String> = [
    "asyncAfter", "addCompletion", "setCompletionBlock", "scheduledTimer", "transition", "async",
  ]

  /// Whether a call runs an argument before it ends, later, or nobody knows; then it is nil.
  static func isLate(_ argument: Argument, of name: String, among arguments: [Argument]) -> Bool? {
    if immediate.contains(name) { return false }
    if late.contains(name) { return true }
    guard name.lowercased().hasPrefix("animate") else { return nil }
    if argument.label == "completion" { return true }
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    return argument.isTrailing && (closures.count > 1 || arguments.contains { $0.label == "animations" })
  }
}

extension ClosingWork {
  /// What it calls and sets, outside of its closures, and those that run.
  mutating func note(_ value: Expression, _ place: Place) {
    if case .ifExpression(let branch) = value.kind {
      var inner = place
      _ = walk(branch, &inner)
      return
    }
    var found: [Expression] = []
    Walk.expressions(outsideClosuresOf: value) { expression in
      switch expression.kind {
      case .call, .assign, .compoundAssign: found.append(expression)
      default: break
      }
    }
    for expression in found {
      switch expression.kind {
      case .call(let callee, let arguments): call(callee, arguments, expression.span, place)
      case .assign(let target, let new): set(target, to: new, place)
      case .compoundAssign(_, let target, _): set(target, to: nil, place)
      default: break
      }
    }
  }

  private mutating func call(_ callee: Expression, _ arguments: [Argument], _ span: SourceSpan, _ place: Place) {
    guard let name = CallFinder.baseName(of: callee) else { return }
    if case .name = MethodUses.bare(callee).kind, let handed = place.handed[name] {
      return run(handed, from: place, late: false)
    }
    for argument in arguments {
      guard let handed = ClosingCalls.closure(argument.value, from: place),
        let late = ClosingCalls.isLate(argument, of: name, among: arguments)
      else { continue }
      run(handed, from: place, late: late)
    }
    if client.isTold(by: callee, place.aliases) {
      let asked = place.asked.union(client.told(by: callee, place.aliases))
      let askedLate = place.isLate ? place.askedLate.union(client.told(by: callee, place.aliases)) : place.askedLate
      tells.append(Tell(place: place.call ?? span, isLate: place.isLate, asked: asked, askedLate: askedLate))
    } else if case .member(let base, _) = MethodUses.bare(callee).kind, case .superReference = base.kind {
      if ClosingClient.removing.contains(name) { noteRemoval(place) }
    } else if let method = methods.method(called: callee, arguments, place.aliases, isLoose: true) {
      follow(method, arguments, span, from: place)
    } else {
      noteKnown(name, of: callee, place)
    }
  }

  private mutating func noteKnown(_ name: String, of callee: Expression, _ place: Place) {
    if ClosingClient.removing.contains(name) { noteRemoval(place) }
    if !place.isLate, ClosingClient.stopping.contains(name) { stops = true }
    if !place.isLate, ClosingClient.shutting.contains(name) { shutsOut = true }
    guard ClosingClient.changing.contains(where: name.hasPrefix),
      case .member(let base, _) = MethodUses.bare(callee).kind,
      let owner = CallFinder.baseName(of: base)
    else { return }
    change(owner, place)
  }

  /// What is taken away at once, the next call finds gone.
  private mutating func noteRemoval(_ place: Place) {
    if place.isLate { removes = true } else { changed.formUnion(ClosingClient.gone) }
  }

  private mutating func set(_ target: Expression, to new: Expression?, _ place: Place) {
    guard let name = CallFinder.baseName(of: target) else { return }
    if place.isLate, name == "isHidden", case .bool(true)? = new?.kind { removes = true }
    if place.isLate, name.lowercased().hasSuffix("window"), new?.isNil == true { removes = true }
    if !place.isLate, ["isUserInteractionEnabled", "isEnabled"].contains(name), case .bool(false)? = new?.kind {
      shutsOut = true
    }
    change(name, place)
  }

  private mutating func change(_ name: String, _ place: Place) {
    if place.isLate { changedLate.insert(name) } else { changed.insert(name) }
  }
}
