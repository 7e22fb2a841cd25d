import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Whether a run needs a second tap that the first one keeps out: its code has switched a control off, or has covered the page.
///
/// Which control an action belongs to the nib says, and over which views another one lies the layout: the machine knows neither,
/// and tries the tap once more.
struct SecondTouch {
  let program: Program

  /// That it comes nevertheless; nil where the run has no such tap.
  func assumption(in steps: [ReplayedStep]) -> Assumption? {
    let taps = steps.indices.filter { steps[$0].actor == "user" && !steps[$0].executed.isEmpty }
    let isKeptOut = taps.contains { second in
      taps.contains { first in
        first < second && isSame(steps[first], steps[second])
          && isOff(after: Array(steps[first..<second]))
      }
    }
    guard isKeptOut else { return nil }
    return Assumption(
      text: "the user taps once more, although the first tap has switched a control off or covers the page",
      confidence: ConfidenceScale.confidence(of: [.doubtfulPoint]), location: nil, kind: .doubtfulPoint)
  }

  private func isSame(_ first: ReplayedStep, _ second: ReplayedStep) -> Bool {
    first.event == second.event && first.executed.first == second.executed.first
  }

  /// Whether the first of the steps switches touches off, and none switches them on again.
  private func isOff(after steps: [ReplayedStep]) -> Bool {
    guard let tap = steps.first else { return false }
    return switches(tap.executed, on: false) && !steps.contains { switches($0.executed, on: true) }
  }

  private func switches(_ executed: [SourceSpan], on: Bool) -> Bool {
    bodies(around: executed).contains { body in
      var found = false
      Walk.expressions(in: body) { expression in
        if !found, Self.switches(expression, on: on), executed.contains(where: expression.span.contains) {
          found = true
        }
      }
      return found
    }
  }

  /// `sendButton.isEnabled = false`, `showHUD()`, `overlay.hide()`
  private static func switches(_ expression: Expression, on: Bool) -> Bool {
    switch expression.kind {
    case .assign(let target, let value):
      guard case .bool(on) = value.kind, let name = CallFinder.baseName(of: target) else { return false }
      return ["isEnabled", "isUserInteractionEnabled"].contains(name)
    case .call(let callee, _):
      guard let parts = path(of: callee)?.split(separator: "."), let method = parts.last else { return false }
      if method == (on ? "endIgnoringInteractionEvents" : "beginIgnoringInteractionEvents") { return true }
      let words = parts.joined(separator: ".").lowercased()
      return covers.contains(where: words.contains) && (on ? ends : beginnings).contains(where: method.hasPrefix)
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

  /// The bodies of the functions that were executed.
  private func bodies(around executed: [SourceSpan]) -> [[Statement]] {
    let files = Set(executed.map(\.file))
    return program.files.filter { files.contains(Int32($0.file)) && $0.reading == .subject }.flatMap { file in
      let methods = Self.types(of: file.types).flatMap(\.functions)
      return (file.functions + methods).filter { function in executed.contains(where: function.span.contains) }
        .compactMap(\.body)
    }
  }

  private static func types(of types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { [$0] + self.types(of: $0.types) }
  }
}
