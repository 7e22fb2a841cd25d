import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Rows whose cell has a segue in the storyboard, and whose selection performs that segue, or one to the same page, once more
/// (TV701), seen in the text.
///
/// A tap selects the row and performs the segue of its cell (SEG-01): two pages are pushed in one turn. What the page refuses in
/// `shouldPerformSegue(withIdentifier:sender:)` is left out: UIKit does not ask it where code performs a segue.
struct SegueOfRow: TextCheck {
  static let rule = RuleID.TV701
  static let isOfFunction = true

  /// One for each page with such rows, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      guard let search = SegueOfRow(type, index) else { return nil }
      let causes = type.functions.filter { LateRequests.isOfRow($0) && !$0.isOfInterface }.flatMap(search.causes)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// A segue that the user performs by a tap on a cell.
  private struct Way {
    /// Nil for a segue without one.
    let identifier: String?
    let cell: InterfaceCell
    /// The names of what it leads to, for comparison.
    let destination: [String]
  }

  private let ways: [Way]
  private let constants: SegueNames
  private let methods: OwnMethods
  /// Where the segues of the page lead, by their identifiers.
  private let destinations: [String: [String]]

  /// Nil for a page without such cells, for one that asks itself before a tap performs anything, and for one that may make its
  /// cells without the storyboard.
  private init?(_ type: TypeIndex.Entry, _ index: TypeIndex) {
    let tapped = type.functions.filter { $0.cell != nil }
    let own = index.lineage(of: type).filter(\.isSubject).flatMap(\.functions)
    if tapped.isEmpty || own.contains(where: Self.decides) { return nil }
    let pushing = type.functions.filter { $0.name.hasPrefix(SegueFunction.performing) && Self.pushes($0) }
    let names = pushing.map { ($0.name.dropFirst(SegueFunction.performing.count), Self.destination(of: $0)) }
    let places = Dictionary(names) { first, _ in first }
    ways = tapped.compactMap { function in
      guard let cell = function.cell,
        let destination = places[function.name.dropFirst(SegueFunction.following.count)]
      else { return nil }
      let identifier = Self.texts(in: function.body ?? []).first
      return Way(identifier: identifier, cell: cell, destination: destination)
    }
    if ways.isEmpty { return nil }
    destinations = Dictionary(names.map { (String($0.0), $0.1) }) { first, _ in first }
    constants = SegueNames(of: type, in: index)
    methods = OwnMethods(of: type, in: index)
  }

  private static func decides(_ function: Function) -> Bool {
    function.fullName == "shouldPerformSegue(withIdentifier:sender:)"
      || CallFinder.calls("register", in: function.body ?? [])
  }

  private static func pushes(_ function: Function) -> Bool {
    !CallFinder.calledNames(in: function.body ?? []).isDisjoint(with: ["pushViewController", "show"])
  }

  /// What the storyboard calls the pages that a segue makes.
  private static func destination(of function: Function) -> [String] {
    guard case .variable(let constant)? = function.body?.first?.kind, let made = constant.value else { return [] }
    return texts(in: [Statement(.expression(made), made.span)])
  }

  private static func texts(in body: [Statement]) -> [String] {
    var texts: [String] = []
    Walk.expressions(in: body) { if case .string(let text) = $0.kind { texts.append(text) } }
    return texts
  }

  private func causes(in function: Function) -> [RootCause] {
    let body = function.body ?? []
    let always = Self.always(body).map(\.span)
    return performed(in: body, of: function).compactMap { call, place in
      guard let identifier = constants.text(call) else { return nil }
      let isAlways = always.contains { $0.contains(place) }
      let way = ways.first { way in
        (way.cell.isAlone || isAlways) && (way.identifier == identifier || leads(identifier, to: way.destination))
      }
      return way.map { Self.cause($0, identifier, call.span) }
    }
  }

  /// The statements that run for each row: those before anything is asked.
  private static func always(_ body: [Statement]) -> [Statement] {
    body.prefix { statement in
      switch statement.kind {
      case .expression, .variable: true
      default: false
      }
    }
  }

  private func leads(_ identifier: String, to destination: [String]) -> Bool {
    !destination.isEmpty && destinations[SegueFunction.end(for: identifier)] == destination
  }

  /// The calls of `performSegue(withIdentifier:sender:)` in the turn of the selection, each with the call in the function that
  /// leads to it.
  private func performed(in body: [Statement], of function: Function) -> [(call: Expression, place: SourceSpan)] {
    let aliases = LocalNames.aliases(in: body)
    return DirectWork(body).expressions.flatMap { expression -> [(call: Expression, place: SourceSpan)] in
      guard case .call(let callee, let arguments) = expression.kind else { return [] }
      if Self.performs(callee, arguments, aliases) { return [(expression, expression.span)] }
      guard let method = methods.method(called: callee, arguments, aliases), method.nameSpan != function.nameSpan else {
        return []
      }
      // What a method does under a condition of its own it need not do for this row.
      return DirectWork(Self.always(method.body ?? [])).expressions.compactMap { inner in
        guard case .call(let callee, let arguments) = inner.kind, Self.performs(callee, arguments, [:]) else {
          return nil
        }
        return (inner, expression.span)
      }
    }
  }

  private static func performs(
    _ callee: Expression, _ arguments: [Argument], _ aliases: [String: String]
  ) -> Bool {
    arguments.first?.label == "withIdentifier" && LocalNames.path(of: callee, aliases) == "performSegue"
  }

  private static func cause(_ way: Way, _ identifier: String, _ span: SourceSpan) -> RootCause {
    let name = way.identifier.map { " '\($0)'" } ?? ""
    let told = way.identifier == identifier ? "this segue" : "the segue\(name) to the same page"
    let cell = way.cell.identifier.map { "the cell '\($0)'" } ?? "a cell"
    return RootCause(
      rule: rule, check: .rowPushesTwice,
      message: "each tap pushes two pages: \(cell) of \(way.cell.file) performs \(told), too",
      span: span,
      alsoBreaks: [.TV702])
  }
}
