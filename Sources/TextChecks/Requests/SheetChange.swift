import Program
import Subjects

/// What a page changes before it closes itself: it saves, sends or removes something.
struct SheetChange {
  /// Whether a function of the page changes something and closes the page.
  let isMade: Bool
  private let mentioned: Set<String>

  init(_ page: TypeIndex.Entry, in index: TypeIndex) {
    let parts = index.lineage(of: page).filter(\.isSubject)
    let bodies = page.functions.filter { !PageEnds.isGone($0) }.compactMap(\.body)
    isMade = bodies.contains { Self.closes($0) && Self.changes($0) }
    mentioned = parts.reduce(into: []) { names, part in
      names.formUnion(CallFinder.mentionedNames(in: part))
      for body in HelperMethods.bodies(of: part) where CallFinder.calls("post", in: body) { names.insert(Self.posts) }
    }
  }

  private static let posts = "NotificationCenter"

  /// Whether the page knows its presenter's class, or tells whoever listens.
  func names(_ presenter: TypeIndex.Entry) -> Bool {
    mentioned.contains(presenter.name) || mentioned.contains(Self.posts)
  }

  private static func closes(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if EarlyCall.closesItself(callee, arguments) { found = true }
    }
    return found
  }

  private static let verbs = [
    "save", "add", "create", "send", "submit", "delete", "remove", "invite", "update", "insert", "post", "upload",
    "store", "register", "rename",
  ]

  /// What views, controllers and collections are asked for.
  private static let ofViews = [
    "Subview", "Target", "Observer", "Constraint", "Gesture", "Child", "Action", "Layer", "Row", "Section", "Item",
    "Animation", "Superview", "Parent", "TextField", "Layout", "Interaction", "State",
    "View", "UI", "Operation", "Frame",
  ]

  /// Whether code asks another object to change something: not itself, and not what is shown.
  private static func changes(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty,
        case .member(let base, let name) = MethodUses.bare(callee).kind, verbs.contains(where: { begins(name, $0) }),
        !ofViews.contains(where: name.contains)
      else { return }
      switch MethodUses.bare(base).kind {
      case .selfReference, .superReference: return
      default: found = true
      }
    }
    return found
  }

  /// `saveNote` begins with `save`, `address` not with `add`.
  private static func begins(_ name: String, _ verb: String) -> Bool {
    name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
  }
}
