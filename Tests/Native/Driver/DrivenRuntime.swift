import Foundation

@testable import UIKit

/// Takes the choices that the plan prescribes and notes what can be compared.
class DrivenRuntime: ModelRuntime {
  enum Mode {
    case ignore
    case collect
    /// The body of the offer with this number runs.
    case execute(Int)
  }

  var mode = Mode.ignore
  /// Of the offers seen in this mode.
  var names: [String] = []
  var offered = 0

  private var prescribed: [Int] = []
  private var taken: [(arity: Int, chosen: Int)] = []
  private var violations: [String] = []
  /// The chosen event has run to its end.
  private var isOver = false
  /// Functions of the code under test that have been called in this step.
  private var calls: [String] = []
  private var codeHasRun = false
  private var logStart = 0
  var classes: [ObjectIdentifier: DeclaredClass] = [:]

  /// A step begins.
  func begin(_ choices: [Int]) {
    prescribed = choices
    taken = []
    violations = []
    calls = []
    codeHasRun = false
    offered = 0
    isOver = false
  }

  override func choose(among count: Int) -> Int {
    if isOver { return 0 }
    let wanted = taken.count < prescribed.count ? prescribed[taken.count] : 0
    let chosen = min(wanted, count - 1)
    taken.append((count, chosen))
    return chosen
  }

  override func assume(_ condition: Bool) {
    if condition || isOver { return }
    if case .collect = mode { mode = .ignore } else { endAsImpossible() }
  }

  func endAsImpossible() -> Never {
    Driver.write(report: choiceLine + "\nstatus impossible")
    Driver.finish()
  }

  override func check(_ condition: Bool, _ rule: Rule, _ message: String) {
    let line = "violation \(rule) \(message)"
    if !condition && !isOver && !violations.contains(line) { violations.append(line) }
  }

  override func offer(_ name: String, _ actor: Actor, _ body: () -> Void) {
    switch mode {
    case .ignore: return
    case .collect: names.append(name)
    case .execute(let number):
      offered += 1
      guard number == offered - 1 else { return }
      // The interpreter stops after the body; here what is left of `offerEvents` has no effect.
      codeHasRun = false
      mode = .ignore
      body()
      isOver = true
    }
  }

  override func here() -> Site? { codeHasRun ? 0 : nil }

  override func listens(_ object: Any?, _ method: String) -> Bool {
    guard let object else { return false }
    if isUnknown(object) { return true }
    return declarations(of: object as AnyObject).contains { $0.methods.contains(method) }
  }

  override func perform(_ target: AnyObject, _ action: Selector, _ sender: Any?) {
    let names = action.contains("(") ? [action] : [action, String(action.prefix { $0 != ":" })]
    for declared in declarations(of: target) {
      for name in names {
        if let call = declared.actions[name] { return call(target, sender) }
      }
    }
  }

  /// Called first by every function of the code under test.
  func enter(_ function: String?) {
    codeHasRun = true
    if let function { calls.append(function) }
  }

  private var choiceLine: String {
    "choices " + taken.map { "\($0.chosen)/\($0.arity)" }.joined(separator: " ")
  }

  func violationLines() -> [String] { violations.sorted() }

  func linesOfStep() -> [String] {
    let log = recorder.log.dropFirst(logStart).map { $0.who + "." + $0.what }
    logStart = recorder.log.count
    // The machine runs every `deinit` at the end of the step.
    let deinits = log.filter { $0.hasSuffix(".deinit") }.sorted()
    let others = log.filter { !$0.hasSuffix(".deinit") }
    let lines = [choiceLine, "status state"] + violationLines() + ["log " + (others + deinits).joined(separator: " ")]
    return Driver.reportsCalls ? lines + ["calls " + calls.joined(separator: " ")] : lines
  }
}

/// A planted difference: one word means something else.
final class ReversedRuntime: DrivenRuntime {
  override func mayHappen(_ sentence: String) -> Bool { !super.mayHappen(sentence) }
}

/// What the code under test declares in a class.
struct DeclaredClass {
  var methods: Set<String> = []
  var actions: [String: (AnyObject, Any?) -> Void] = [:]
}

extension DrivenRuntime {
  func declare(
    _ type: AnyClass, _ methods: [String], _ actions: [String: (AnyObject, Any?) -> Void]
  ) {
    classes[ObjectIdentifier(type), default: DeclaredClass()].methods.formUnion(methods)
    classes[ObjectIdentifier(type), default: DeclaredClass()].actions.merge(actions) { first, _ in first }
  }

  /// From the class of the object to the root.
  func declarations(of object: AnyObject) -> [DeclaredClass] {
    var found: [DeclaredClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let declared = classes[ObjectIdentifier(current)] { found.append(declared) }
      type = _getSuperclass(current)
    }
    return found
  }
}
