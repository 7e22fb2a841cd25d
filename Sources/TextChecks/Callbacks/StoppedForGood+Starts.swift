import Diagnostics
import Program
import Subjects

extension StoppedForGood {
  /// Whether set-up starts it, or who makes the page, and nothing else in the class does, or so much as names it where the page
  /// comes back. Where nothing is seen to start it, whatever names it may do so.
  func isForGood(_ stop: Stop) -> Bool {
    let setUp = code(from: ["viewDidLoad", "loadView", "awakeFromNib", "init"]).union(comesOnce(stop))
    let starting = type.functions.filter { starts(stop, in: $0.body ?? []) }
    if starting.isEmpty
      ? stop.isOfListener || !isGiven(stop) || isNamedElsewhere(stop, setUp)
      : !starting.allSatisfy({ setUp.contains($0.nameSpan) }) || starting.contains(where: isAskedForByOthers)
    {
      return false
    }
    let back = code(from: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"])
    return !type.functions.contains { function in
      guard back.contains(function.nameSpan), let body = function.body.map(whenBack) else { return false }
      // Who is no longer told is told again when it is added again, and by nothing else.
      return stop.isOfListener ? starts(stop, in: body) : names(stop, in: body)
    }
  }

  /// The callbacks that start it only where the page is put in for the first time.
  private func comesOnce(_ stop: Stop) -> [SourceSpan] {
    let appearing = type.functions.filter { ["viewWillAppear", "viewDidAppear"].contains($0.name) }
    return appearing.filter { function in
      let body = function.body ?? []
      return starts(stop, in: body) && !starts(stop, in: whenBack(body))
    }.map(\.nameSpan)
  }

  /// Whether another class that knows this one calls such a method, when the page comes back perhaps.
  private func isAskedForByOthers(_ function: Function) -> Bool {
    if case .initializer = function.kind { return false }
    if HelperMethods.isPrivate(function) || function.attributes.isOverride { return false }
    return index.entries.contains { other in
      other.isSubject && other.id != type.id && !index.isTest(file: other.file)
        && CallFinder.mentionedNames(in: other).contains(type.name)
        && HelperMethods.bodies(of: other).contains { CallFinder.calls(function.name, in: $0) }
    }
  }

  /// Whether code names it that neither sets up nor runs on the way out.
  private func isNamedElsewhere(_ stop: Stop, _ setUp: Set<SourceSpan>) -> Bool {
    let known = setUp.union(code(from: ["viewWillDisappear", "viewDidDisappear", "deinit"]))
    return type.functions.contains { !known.contains($0.nameSpan) && names(stop, in: $0.body ?? []) }
      || type.variables.contains { $0.name != stop.target && names(stop, in: HelperMethods.code(of: $0)) }
  }

  /// Whether others set the property.
  private func isGiven(_ stop: Stop) -> Bool {
    type.variables.contains { variable in
      variable.name == stop.target && variable.isMutable && variable.value == nil
        && !HelperMethods.isPrivate(variable.attributes)
    }
  }

  private func names(_ stop: Stop, in body: [Statement]) -> Bool {
    stop.target.isEmpty
      ? CallFinder.calls("addObserver", in: body) : AppEvents.mentioned(in: body).contains(stop.target)
  }

  /// Where the names of the functions stand that callbacks lead to, themselves among them.
  private func code(from roots: Set<String>) -> Set<SourceSpan> {
    var open = type.functions.filter { function in
      if case .initializer = function.kind { return roots.contains("init") }
      return roots.contains(function.name)
    }
    var found: Set<SourceSpan> = []
    while let next = open.popLast() {
      guard found.insert(next.nameSpan).inserted else { continue }
      Walk.expressions(in: whenBack(next.body ?? [])) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          let method = methods.method(called: callee, arguments)
        else { return }
        open.append(method)
      }
    }
    return found
  }

  private static let beginnings = ["start", "resume", "play", "connect", "run", "fire", "addOperation"]

  /// Whether code gives the object its work, makes it anew, or makes the page one of those that it tells.
  func starts(_ stop: Stop, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if case .nil = value.kind { return }
        if stop.isOfListener || isOnce(value) { return }
        if !stop.target.isEmpty, LocalNames.path(of: target) == stop.target { found = true }
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = MethodUses.bare(callee).kind else { return }
        if stop.target.isEmpty {
          if case .selfReference? = arguments.first?.value.kind, name == "addObserver" { found = true }
        } else if LocalNames.path(of: base) == stop.target, stop.isOfListener {
          if case .selfReference? = arguments.first?.value.kind, name.hasPrefix("add") { found = true }
        } else if LocalNames.path(of: base) == stop.target, !stop.isDestroyed {
          found = found || Self.beginnings.contains { name.hasPrefix($0) }
        }
      default: break
      }
    }
    return found
  }

  /// A timer that fires once has done what it was for, or comes too late.
  private func isOnce(_ value: Expression) -> Bool {
    guard case .call(_, let arguments) = value.kind else { return false }
    return arguments.contains { argument in
      if case .bool(false) = argument.value.kind { argument.label == "repeats" } else { false }
    }
  }
}
