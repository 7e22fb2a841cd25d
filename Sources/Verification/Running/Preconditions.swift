import Identifiers
import Machine
import Program
import RunReport
import Subjects

/// Tells what code relies on from what an ordering of events breaks.
///
/// A crash that comes only where nothing was set up, where an unknown value is nil, or where an author has written that it
/// does not happen says what has to be so, and not that it is ever otherwise. Such findings that were read were hardly
/// ever true (`Tests/Corpus`: 3 of 114 causes behind possible ones of TV1205).
struct Preconditions {
  let builder: FindingBuilder
  let program: CompiledProgram
  let needs: [Assumption]

  /// What is found, and what is only relied on.
  func divide(
    _ causes: [CauseCollector.Result]
  ) -> (found: [CauseCollector.Result], relied: [Precondition]) {
    var found: [CauseCollector.Result] = []
    var relied: [Precondition] = []
    for cause in causes {
      guard let precondition = precondition(of: cause) else {
        found.append(cause)
        continue
      }
      if !relied.contains(precondition) { relied.append(precondition) }
    }
    return (found, relied)
  }

  private func precondition(of cause: CauseCollector.Result) -> Precondition? {
    guard Self.mayBe(cause) else { return nil }
    let finding = builder.finding(cause, needs: needs)
    guard finding.confidence == .possible, let reason = reason(of: finding, cause) else { return nil }
    return Precondition(
      rule: finding.rule, location: finding.location, message: finding.message, reason: reason.text)
  }

  /// A crash of the code under test, or a dismissal of what nobody has presented.
  private static func mayBe(_ cause: CauseCollector.Result) -> Bool {
    switch cause.cause.rule {
    case .TV1205: cause.property.kind == .trap
    case .TV602: cause.needs.contains { $0.kind == .setUp }
    default: false
    }
  }

  /// What the crash needs that nobody has shown. What other code does at a time of its own is an event, and what UIKit is
  /// documented to answer is shown, whatever else is so.
  private func reason(of finding: Finding, _ cause: CauseCollector.Result) -> Assumption? {
    if finding.assumptions.contains(where: { $0.kind == .otherCode || $0.kind == .documented }) { return nil }
    var kinds = kinds(of: cause.property.fact)
    // What is known is known to be so after the first event, too: then an ordering leads there.
    if finding.trace.count(where: { $0.actor != "system" }) > 1 { kinds.subtract([.setUp, .ruledOut]) }
    if !asksForNil(before: cause.property.site) { kinds.remove(.ruledOut) }
    if case .unwrappedNil(let name) = cause.property.fact, isNeverSet(name, at: cause.property.site) {
      kinds.remove(.setUp)
    }
    return finding.assumptions.last { assumption in assumption.kind.map(kinds.contains) ?? false }
  }

  /// The kinds of assumptions that a failure may be owed to alone.
  private func kinds(of fact: FailureFact?) -> Set<AssumptionKind> {
    switch fact {
    case nil: [.setUp, .ruledOut]
    // Its author stops where a question of his has the other answer.
    case .stopped, .stoppedSaying: [.setUp, .ruledOut, .absent, .condition, .pattern]
    // Which class it is of is known to whoever made it.
    case .failedCast: [.setUp, .ruledOut]
    default: [.setUp, .ruledOut, .absent]
    }
  }

  /// Whether a property is its class's own, and no code there gives it a value: then it is nil whatever anybody does. Or a
  /// callback of UIKit needs it that only later callbacks give a value to: UIKit's order alone decides.
  private func isNeverSet(_ name: String, at site: Site?) -> Bool {
    guard let site, !site.isDeclaration, program.functions.indices.contains(site.function) else { return false }
    let type = program.functions[site.function].type
    guard type >= 0 else { return false }
    let owner = program.types[Int(type)].name
    return builder.program.files.contains { file in
      file.types.contains { declared in
        declared.name == owner && declared.variables.contains { $0.name == name && Self.isOwn($0) }
      } && !file.types.contains { Self.sets(name, in: $0, butFor: isCallback(at: site) ? Self.callbacks : []) }
    }
  }

  /// What UIKit calls of every controller that appears.
  private static let callbacks: Set<String> = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
  ]

  /// And what it asks of whoever takes the status bar.
  private static let questions: Set<String> = ["prefersStatusBarHidden", "preferredStatusBarStyle"]

  private func isCallback(at site: Site) -> Bool {
    let name = program.functions[site.function].name
    return Self.callbacks.union(Self.questions).contains { name.hasSuffix("." + $0) }
  }

  private static func isOwn(_ variable: Variable) -> Bool {
    [.private, .fileprivate].contains(variable.attributes.access) && variable.isStored
      && !variable.attributes.names.contains("IBOutlet") && !variable.attributes.isStatic
  }

  private static func sets(_ name: String, in type: TypeDeclaration, butFor callbacks: Set<String>) -> Bool {
    var found = false
    let functions = type.functions.filter { !$0.attributes.isOverride || !callbacks.contains($0.fullName) }
    for body in functions.compactMap(\.body) + type.variables.map(HelperMethods.code(of:)) {
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .assign(let target, _), .compoundAssign(_, let target, _), .inout_(let target):
          if CallFinder.baseName(of: target) == name { found = true }
        default: break
        }
      }
    }
    return found || type.types.contains { sets(name, in: $0, butFor: callbacks) }
  }

  /// Whether code stops because something is nil: somebody has to set it. What it compares instead it has itself.
  private func asksForNil(before site: Site?) -> Bool {
    guard let site, !site.isDeclaration, program.functions.indices.contains(site.function) else { return true }
    let code = program.functions[site.function].code
    let branches = code.indices.filter { Self.branches.contains(code[$0].op) }
    guard let last = branches.last(where: { $0 < site.pc && site.pc - $0 <= Self.longestStop }) else { return true }
    // The stop stands where a question leads, or behind one that leads past it.
    let leading = branches.filter { last < Int(code[$0].n) && Int(code[$0].n) <= site.pc }
    let asked = leading.isEmpty ? [last] : leading
    return asked.contains { code[$0].op != .branchFalse }
  }

  private static let branches: Set<Opcode> = [.branchFalse, .branchNil, .branchPresent]
  /// Instructions from a question to the stop that follows.
  private static let longestStop = 16
}
