import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects
import TextChecks

/// Whether a run needs a second tap that the first one keeps out: its code has switched a control off, or has covered the page,
/// which keeps out taps of any other control, too.
///
/// Which control an action belongs to the nib says, and over which views another one lies the layout: the machine knows neither,
/// and tries the tap once more.
struct SecondTouch {
  let program: Program

  /// That it comes nevertheless; nil where the run has no such tap.
  func assumption(in steps: [ReplayedStep]) -> Assumption? {
    let taps = steps.indices.filter { isTap(steps[$0]) }
    let isKeptOut = taps.contains { second in
      taps.contains { first in
        guard first < second else { return false }
        let between = Array(steps[first..<second])
        return isSame(steps[first], steps[second]) ? isOff(after: between) : isCovered(after: between)
      }
    }
    guard isKeptOut else { return nil }
    return Assumption(
      text: "the user taps once more, although the first tap has switched a control off or covers the page",
      confidence: ConfidenceScale.confidence(of: [.doubtfulPoint]), location: nil, kind: .doubtfulPoint)
  }

  /// Whether a finger begins the step: the scenario's own tap, or an action that only a control sends.
  private func isTap(_ step: ReplayedStep) -> Bool {
    guard let place = step.executed.first else { return false }
    if step.actor == "user" { return true }
    return functions(around: [place]).contains { function in
      if function.attributes.names.contains("IBAction") { return true }
      guard function.attributes.names.contains("objc"),
        case .named(let sender, _)? = function.parameters.first?.type?.unwrapped
      else { return false }
      return ["UIButton", "UIBarButtonItem", "UIControl"].contains(sender)
    }
  }

  /// Whether the first of the steps covers the whole page, and none uncovers it.
  private func isCovered(after steps: [ReplayedStep]) -> Bool {
    guard let tap = steps.first else { return false }
    return runs(tap.executed) { covers($0) } && !steps.contains { switches($0.executed, on: true) }
  }

  /// `view.isUserInteractionEnabled = false`, `LoadingOverlay.show(in: view)`
  private func covers(_ expression: Expression) -> Bool {
    guard case .assign(let target, _) = expression.kind else {
      return switches(expression, on: false) && !(Self.isPassing(expression) && !masksProgress)
    }
    guard case .member(let base, "isUserInteractionEnabled") = MethodUses.bare(target).kind else { return false }
    return ["view", "window"].contains(CallFinder.baseName(of: base)) && switches(expression, on: false)
  }

  /// Its default mask lets touches through: see `PassingProgress`.
  private static func isPassing(_ call: Expression) -> Bool {
    guard case .call(let callee, _) = call.kind else { return false }
    return path(of: callee)?.hasPrefix("SVProgressHUD") == true
  }

  private var masksProgress: Bool {
    program.files.filter { $0.reading == .subject }.contains { file in
      let methods = Self.types(of: file.types).flatMap(\.functions)
      return (file.functions + methods).contains { PassingProgress.setsMask($0.body ?? []) }
    }
  }

  private func isSame(_ first: ReplayedStep, _ second: ReplayedStep) -> Bool {
    first.event == second.event && first.executed.first == second.executed.first
  }

  /// Whether the first of the steps switches touches off, and none switches them on again.
  private func isOff(after steps: [ReplayedStep]) -> Bool {
    guard let tap = steps.first else { return false }
    return switches(tap.executed, on: false) && !steps.contains { switches($0.executed, on: true) }
  }

  private func switches(_ executed: [SourceSpan], on: Bool) -> Bool { runs(executed) { switches($0, on: on) } }

  /// Whether an expression that was executed is of a kind.
  private func runs(_ executed: [SourceSpan], _ isWanted: @escaping (Expression) -> Bool) -> Bool {
    functions(around: executed).compactMap(\.body).contains { body in
      var found = false
      Walk.expressions(in: body) { expression in
        if !found, executed.contains(where: expression.span.contains), isWanted(expression) { found = true }
      }
      return found
    }
  }

  /// `sendButton.isEnabled = false`, `showHUD()`, `overlay.hide()`
  private func switches(_ expression: Expression, on: Bool) -> Bool {
    switch expression.kind {
    case .assign(let target, let value):
      guard case .bool(on) = value.kind, let name = CallFinder.baseName(of: target) else { return false }
      return ["isEnabled", "isUserInteractionEnabled"].contains(name)
    case .call(let callee, _):
      guard let parts = Self.path(of: callee)?.split(separator: "."), let method = parts.last else { return false }
      if method == (on ? "endIgnoringInteractionEvents" : "beginIgnoringInteractionEvents") { return true }
      let words = parts.joined(separator: ".").lowercased()
      return Self.covers.contains(where: words.contains)
        && (on ? Self.ends : Self.beginnings).contains(where: method.hasPrefix)
    default: return false
    }
  }

  private static func path(of callee: Expression) -> String? {
    switch MethodUses.bare(callee).kind {
    case .name(let name): name
    case .member(let base, let name): (path(of: base) ?? "") + "." + name
    case .selfReference: ""
    default: nil
    }
  }

  /// Parts of the names of what lies over the whole page.
  private static let covers = ["hud", "loading", "overlay", "blocking", "progress"]
  private static let beginnings = ["show", "begin"]
  private static let ends = ["hide", "dismiss", "remove", "stop", "end", "finish"]

  private func functions(around executed: [SourceSpan]) -> [Function] {
    let files = Set(executed.map(\.file))
    return program.files.filter { files.contains(Int32($0.file)) && $0.reading == .subject }.flatMap { file in
      let methods = Self.types(of: file.types).flatMap(\.functions)
      return (file.functions + methods).filter { function in executed.contains(where: function.span.contains) }
    }
  }

  private static func types(of types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { [$0] + self.types(of: $0.types) }
  }
}
