import Diagnostics
import Program
import Subjects

/// Notes of a class that it shows a page, by which it refuses to show another: a flag, or a property that is not nil.
///
/// Where only the class's own dismissals take such a note back, a page that was pulled down is never shown again.
struct ShutGates {
  private let type: TypeIndex.Entry
  private let notes: Set<String>

  init(of type: TypeIndex.Entry, in index: TypeIndex) {
    self.type = type
    notes = Set(
      index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).filter { variable in
        variable.isStored && variable.isMutable && !variable.attributes.isWeak && variable.accessors == nil
      }.map(\.name))
  }

  /// Whether a function that shows a page makes such a note, and a pull leaves it.
  func areShut(by function: Function, after page: TypeIndex.Entry, _ ends: PageEnds) -> Bool {
    let body = function.body ?? []
    let asked = Self.refused(in: body).intersection(notes)
    if asked.isEmpty || tellsOfEnd(page, ends) { return false }
    return Self.assigned(in: body, isShut: true).intersection(asked).contains { note in
      isOpenedByDismissalsAlone(note, beside: function)
    }
  }

  /// Whether somebody may hear of the end from the page itself.
  private func tellsOfEnd(_ page: TypeIndex.Entry, _ ends: PageEnds) -> Bool {
    page.variables.contains { ends.tellsWhenGone($0.name) }
  }

  private func isOpenedByDismissalsAlone(_ note: String, beside function: Function) -> Bool {
    var isOpened = false
    for other in type.functions {
      let body = other.body ?? []
      guard Self.assigned(in: body, isShut: false).contains(note) else { continue }
      if other.nameSpan == function.nameSpan || !CallFinder.calls("dismiss", labelled: "animated", in: body) {
        return false
      }
      isOpened = true
    }
    let elsewhere = type.variables.map(HelperMethods.code).contains { body in
      Self.assigned(in: body, isShut: false).contains(note)
    }
    return isOpened && !elsewhere
  }

  /// The names that code sets to true or to something, or to false or nil.
  private static func assigned(in body: [Statement], isShut: Bool) -> Set<String> {
    var found: Set<String> = []
    let aliases = LocalNames.aliases(in: body)
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let path = LocalNames.path(of: target, aliases)
      else {
        return
      }
      let opens: Bool =
        switch value.kind {
        case .nil, .bool(false): true
        default: false
        }
      if opens != isShut { found.insert(path) }
    }
    return found
  }

  /// The names of which a function asks first, and leaves where one is set.
  private static func refused(in body: [Statement]) -> Set<String> {
    var found: Set<String> = []
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, _): found.formUnion(conditions.compactMap { name(in: $0, isSet: false) })
      case .if(let branch) where branch.conditions.count == 1 && leaves(branch.then):
        found.formUnion(branch.conditions.compactMap { name(in: $0, isSet: true) })
      default: break
      }
    }
    return found
  }

  private static func leaves(_ body: [Statement]) -> Bool {
    if case .return? = body.last?.kind { return true }
    return false
  }

  /// What a condition asks to be set, or not to be.
  private static func name(in condition: Condition, isSet: Bool) -> String? {
    guard case .expression(let value) = condition else { return nil }
    switch value.kind {
    case .not(let inner): return isSet ? nil : LocalNames.path(of: inner)
    case .binary("==", let left, let right) where !isSet && isOpen(right): return LocalNames.path(of: left)
    case .binary("!=", let left, let right) where isSet && right.isNil: return LocalNames.path(of: left)
    case .name, .member: return isSet ? LocalNames.path(of: value) : nil
    default: return nil
    }
  }

  private static func isOpen(_ value: Expression) -> Bool {
    switch value.kind {
    case .nil, .bool(false): true
    default: false
    }
  }
}
