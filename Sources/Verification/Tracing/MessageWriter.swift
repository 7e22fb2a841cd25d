import Diagnostics
import Machine
import RunReport

/// The calls of a step that a sequence chart shows: those between the code under test and UIKit.
struct MessageWriter {
  let image: ProgramImage
  let sources: SourceMap

  /// The message during which `property` was violated is marked.
  func messages(of trace: StepTrace, violating property: UInt32?) -> [Message] {
    var messages: [Message] = []
    for event in trace.events {
      switch event.kind {
      case .call(let call):
        if let message = message(call, event) { messages.append(message) }
      case .failedCheck(let check), .trap(let check):
        if check.property == property, !messages.isEmpty { messages[messages.count - 1].isViolation = true }
      case .offer, .unknownCall, .choice, .write: break
      }
    }
    return nested(messages)
  }

  /// Depths counted among the messages that are shown, from 0.
  private func nested(_ messages: [Message]) -> [Message] {
    var open: [Int] = []
    return messages.map { message in
      while let last = open.last, last >= message.depth { open.removeLast() }
      var copy = message
      copy.depth = open.count
      open.append(message.depth)
      return copy
    }
  }

  private func message(_ call: TracedCall, _ event: TraceEvent) -> Message? {
    guard call.isCrossing, call.function.contains("(") else { return nil }
    let from = Lanes.name(call.caller, isSubject: call.isFromSubject)
    var to = Lanes.name(call.callee, isSubject: call.isIntoSubject)
    if from == to, Self.isOutcome(call) { to = "UIKit" }
    if from == to || Self.isNoise(call) { return nil }
    return Message(
      from: from, to: to, text: text(of: call), depth: event.depth, location: location(of: call, event),
      answer: answer(of: call), isViolation: false)
  }

  /// A callback is shown where it is declared, a call of UIKit where it is written.
  private func location(of call: TracedCall, _ event: TraceEvent) -> Location? {
    var span = event.span
    if call.isIntoSubject, let function = call.functionID { span = image.program.functions[function].span }
    guard let place = sources.location(of: span) else { return nil }
    return Location(path: place.path, line: place.line, column: place.column)
  }

  /// `completeTransition(true)`, `present(_:animated:completion:)`: arguments where there is one short one.
  private func text(of call: TracedCall) -> String {
    if call.function.hasPrefix("closure in ") {
      let owner = call.function.dropFirst("closure in ".count).split(separator: "(").first ?? ""
      return "closure in \(owner.split(separator: ".").last ?? "")"
    }
    let name = call.function.split(separator: ".").last.map(String.init) ?? call.function
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.count <= 12, argument != "default",
      let base = name.split(separator: "(").first
    else { return name }
    return "\(base)(\(argument))"
  }

  /// Only answers that decide something: nil and Booleans.
  private func answer(of call: TracedCall) -> String? {
    call.result.flatMap { ["nil", "true", "false"].contains($0) ? $0 : nil }
  }

  /// What an object of the code under test tells itself as a percent-driven interaction controller: it says how the
  /// transition goes on, and UIKit's part of the object hears it.
  private static func isOutcome(_ call: TracedCall) -> Bool {
    call.isFromSubject && outcomes.contains(call.function)
  }

  private static let outcomes = Set(
    ["update(_:)", "pause()", "cancel()", "finish()"].map { "UIPercentDrivenInteractiveTransition." + $0 })

  /// Construction and reading of plain values.
  private static func isNoise(_ call: TracedCall) -> Bool {
    call.function.contains(".init(") || call.function.hasPrefix("CG") || call.function.hasPrefix("closure in UI")
  }
}

/// Lanes of the sequence chart.
enum Lanes {
  /// The lane of an object: classes of the code under test by name, UIKit's own parts by what they are.
  static func name(_ participant: Participant, isSubject: Bool) -> String {
    if participant.isSubject { return participant.typeName }
    switch participant.typeName {
    case "ModalTransition": return "context"
    case "TransitionCoordinator", "SizeTransitionCoordinator": return "coordinator"
    case "": return isSubject ? "app" : "UIKit"
    default: return isSubject ? participant.typeName : "UIKit"
    }
  }
}
