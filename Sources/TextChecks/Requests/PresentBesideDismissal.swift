import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Requests to present that follow an animated dismissal in the same turn (TV601), seen in the text.
///
/// What is dismissed with animation is still presented then: its presenter refuses, "… while a presentation is in progress" or
/// "… which is already presenting …" (PG-04, PG-06), and so does the dismissed controller itself, which is going. The
/// documentation gives the completion of `dismiss(animated:completion:)` for what comes next
/// (developer.apple.com, `dismiss(animated:completion:)`). A turn of the main queue later the animation still runs. An alert
/// whose action calls the code has gone already (`AlertHandlers`).
struct PresentBesideDismissal: TextCheck {
  static let rule = RuleID.TV601

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let handed = HandedPages(index)
    let others = OtherMethods(index)
    return types.filter { $0.declaration.kind != .protocol }.compactMap { type in
      let search = PresentBesideDismissal(type: type, index: index, handed, others)
      let spans = search.spans()
      return spans.isEmpty
        ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [.busyReceiverRefuses])
    }
  }

  private let type: TypeIndex.Entry
  private let isController: Bool
  private let turn: Turn
  private let alerts: AlertHandlers
  /// What code of the class presents, by the name of who presents it.
  private let presented: Set<[String]>
  private let stored: Set<String>
  /// The names of methods of the class that dismiss.
  private let closing: Set<String>

  private init(type: TypeIndex.Entry, index: TypeIndex, _ handed: HandedPages, _ others: OtherMethods) {
    self.type = type
    isController = index.ancestors(of: type).contains("UIViewController")
    var turn = Turn(OwnMethods(of: type, in: index), handed: handed)
    turn.others = (others, type)
    turn.depth = 3
    self.turn = turn
    closing = Set(type.functions.filter { Self.dismisses($0.body ?? []) }.map(\.name))
    alerts = AlertHandlers(of: type, in: index)
    stored = Set(type.variables.filter(\.isStored).map(\.name))
    let methods = turn.methods
    presented = Set(
      type.functions.flatMap { Self.presented(by: $0.body ?? []) + Self.shown(by: $0.body ?? [], methods) })
  }

  private static func dismisses(_ body: [Statement]) -> Bool {
    CallFinder.calls("dismiss", labelled: "animated", in: body)
  }

  private func spans() -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for function in type.functions {
      guard let body = function.body,
        Self.dismisses(body) || !CallFinder.calledNames(in: body).isDisjoint(with: closing)
      else {
        continue
      }
      let parameters = Set(function.parameters.filter(Self.isController).map(\.name))
      let aliases = LocalNames.aliases(in: body)
      for root in turn.roots(of: body) {
        let ways = turn.ways(through: root.body, knowing: aliases, of: function).map { way in
          function.attributes.isStatic ? way.filter { $0.receiver != "self" } : way
        }
        if ways.allSatisfy({ refused(on: $0, parameters).isEmpty }) { continue }
        let gone = root.closure.map { alerts.gone(before: $0) } ?? alerts.gone(before: function)
        for span in ways.flatMap({ refused(on: Self.without(gone, $0), parameters) }) where !spans.contains(span) {
          spans.append(span)
        }
      }
    }
    return spans
  }

  /// A way without the dismissals of alerts that have gone before it begins; what is presented on it may be one of them.
  private static func without(_ gone: Set<String>, _ way: [Turn.Request]) -> [Turn.Request] {
    if gone.isEmpty { return way }
    let begin = way.firstIndex { $0.kind == .present } ?? way.count
    return way[..<begin].filter { !gone.contains($0.receiver) && !above.contains($0.receiver) } + way[begin...]
  }

  private func refused(on way: [Turn.Request], _ parameters: Set<String>) -> [SourceSpan] {
    way.enumerated().compactMap { number, request in
      if request.kind != .present { return nil }
      return way[..<number].first { isStillGoing($0, at: request, parameters) }.map(request.place)
    }
  }

  /// Whether a dismissal before is still on its way when the request comes to somebody who takes part in it.
  private func isStillGoing(_ first: Turn.Request, at next: Turn.Request, _ parameters: Set<String>) -> Bool {
    guard first.kind == .dismiss, !first.mayBeAtOnce, first.isSure(with: next), next.looks.isSubset(of: first.looks),
      first.soon == 0 || first.soon == next.soon, !first.receiver.isEmpty, !next.receiver.isEmpty
    else { return false }
    if !isController && (first.receiver == "self" || next.receiver == "self") { return false }
    if first.receiver == next.receiver || first.receiver == "\(next.receiver).presentedViewController" { return true }
    if presented.contains([next.receiver, first.receiver]) { return true }
    let host = Self.host(of: first.receiver)
    if next.receiver == host { return true }
    let isOwn = next.receiver == "self" || Self.around.contains(next.receiver) || stored.contains(next.receiver)
    return isOwn && (parameters.contains(first.receiver) || Self.above.contains(first.receiver))
  }

  /// Who presents the controller, by name.
  private static func host(of receiver: String) -> String {
    receiver == "self" ? "presentingViewController" : "\(receiver).presentingViewController"
  }

  private static let around: Set<String> = ["navigationController", "tabBarController", "splitViewController"]
  private static let above: Set<String> = ["presentedViewController", "navigationController.presentedViewController"]

  private static func isController(_ parameter: Parameter) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    return name.hasSuffix("Controller")
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "a request to present does not wait for the dismissal that was asked for just before, and is refused",
      span: span, alsoBreaks: [])
  }
}

extension Assumption {
  /// Public sources leave open whether such a request waits for the end of the transition instead: F-23.
  fileprivate static var busyReceiverRefuses: Assumption {
    Assumption(
      text: "F-23: a request to a busy controller is dropped", confidence: .likely, location: nil, kind: .openPoint)
  }
}
