import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Ends that a client hears of in two halves, `will` and `did`, where one way of closing tells it the second alone (TV1102),
/// seen in the text.
///
/// A button calls the method that begins the end. A pull, a swipe or a removal at once comes past it: what clients do in the
/// first call does not happen. Methods that somebody else calls for each half are left out.
struct HalfToldEnd: TextCheck, Sendable {
  static let rule = RuleID.TV1102

  /// One for each class with such ways, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let halves = ToldHalves(of: type, in: index)
      let spans = halves.pairs.flatMap { EndWays(type: type, pair: $0).spans() }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .wayIsUnheard,
      message:
        "closed in another way than by its own method, it tells the client that it did end, and not that it will",
      span: span, alsoBreaks: [])
  }
}

/// The calls of clients of a class that speak of the two halves of an end.
struct ToldHalves {
  struct Pair {
    /// The functions that say that the end comes.
    var first: [Function] = []
    /// … and that it has come, with the places.
    var second: [(function: Function, span: SourceSpan)] = []
  }

  let pairs: [Pair]

  private static let ends = ["dismiss", "disappear", "close", "hide"]

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    let stored = Set(index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).filter(\.isStored).map(\.name))
    var pairs: [String: Pair] = [:]
    for function in type.functions {
      let aliases = LocalNames.aliases(in: function.body ?? [])
      Walk.expressions(in: function.body ?? []) { expression in
        guard let piece = CodePiece(expression, aliases), piece.value == nil, stored.contains(String(piece.root)) else {
          return
        }
        let name = piece.name.lowercased()
        guard Self.ends.contains(where: name.contains) else { return }
        if name.contains("will") {
          pairs[name.replacing("will", with: "did", maxReplacements: 1), default: Pair()].first.append(function)
        } else if name.contains("did") {
          pairs[name, default: Pair()].second.append((function, expression.span))
        }
      }
    }
    self.pairs = pairs.sorted { $0.key < $1.key }.map(\.value).filter { !$0.first.isEmpty && !$0.second.isEmpty }
  }
}

/// The ways through a class's functions to the second half of an end.
private struct EndWays {
  let type: TypeIndex.Entry
  let pair: ToldHalves.Pair

  /// Where the ways without the first half begin; of the function itself that tells, the call.
  func spans() -> [SourceSpan] {
    // What is called for the first half alone is called by who knows of both.
    if pair.first.contains(where: { $0.name.lowercased().contains("will") || $0.attributes.isOverride }) { return [] }
    var spans: [SourceSpan] = []
    for (function, span) in pair.second {
      guard let begin = begin(before: function, []) else { continue }
      let place = begin.nameSpan == function.nameSpan ? span : begin.nameSpan
      if !spans.contains(place) { spans.append(place) }
    }
    return spans
  }

  /// A function that nobody of the class calls and that leads to another one past the first half.
  private func begin(before function: Function, _ path: [SourceSpan]) -> Function? {
    if path.contains(function.nameSpan) || tells(function) { return nil }
    if case .deinitializer = function.kind { return nil }
    let callers = type.functions.filter { other in
      other.nameSpan != function.nameSpan && AppEvents.mentioned(in: other.body ?? []).contains(function.name)
    }
    if callers.isEmpty { return followsAnother(function) ? nil : function }
    return callers.lazy.compactMap { begin(before: $0, path + [function.nameSpan]) }.first
  }

  private func tells(_ function: Function) -> Bool {
    let names = AppEvents.mentioned(in: function.body ?? [])
    return pair.first.contains { $0.nameSpan == function.nameSpan || names.contains($0.name) }
  }

  /// Whether it comes after another call, which may be the one that tells.
  private func followsAnother(_ function: Function) -> Bool {
    if function.attributes.isOverride { return function.fullName != "viewDidDisappear(_:)" }
    let name = function.name.lowercased()
    return ["did", "end", "finish", "complet"].contains(where: name.contains)
  }
}
