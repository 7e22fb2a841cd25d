import Program
import Subjects

/// What a page changes before it closes itself: it has a store of the sources save, send or remove something.
struct SheetChange {
  /// The types that it asks for changes in functions that close the page.
  let stores: Set<Int>
  private let mentioned: Set<String>

  init(_ page: TypeIndex.Entry, in index: TypeIndex) {
    let parts = index.lineage(of: page).filter(\.isSubject)
    stores = page.functions.reduce(into: []) { stores, function in
      guard let body = function.body, !PageEnds.isGone(function), Self.closes(body) else { return }
      stores.formUnion(AskedStores(index, in: body, of: function, page).stores(where: Self.isChange))
    }
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
      if OwnDismissal.isAsked(by: callee, arguments) { found = true }
    }
    return found
  }

  private static let verbs = [
    "save", "add", "create", "send", "submit", "delete", "remove", "invite", "update", "insert", "post", "upload",
    "store", "register", "rename",
  ]

  /// Whether a call gives something that changes what is stored: who adds itself only wants to be told.
  private static func isChange(_ call: AskedStores.Call) -> Bool {
    if call.arguments.isEmpty || call.handsItself { return false }
    return verbs.contains { begins(call.name, $0) }
  }

  /// `saveNote` begins with `save`, `address` not with `add`.
  static func begins(_ name: String, _ verb: String) -> Bool {
    name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
  }
}
