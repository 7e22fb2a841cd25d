import Program

/// An object that shows a page in a window of its own and takes it away again: a popup, a toast, an overlay.
///
/// The app's own window is made once, by its delegate or by who is handed it, and nobody takes it away.
struct OwnWindow {
  /// Make the window visible with a page in it.
  let showing: [Function]
  /// Hide it, empty it or let go of it, and show none.
  let hiding: [Function]
  /// The class of the pages that the sources give to be shown; nil where the object makes them, or nobody shows one.
  var page: TypeIndex.Entry?
  /// The methods of that class by which the page takes itself away.
  var closing: [Function] = []
  /// Whether the class has a property for its window, so that one that is replaced there is gone.
  let isHeld: Bool
  /// Whether the class is a controller that shows another one so: it is the root of the app's window.
  let isScreen: Bool

  /// The parameter of a method that is given the page.
  static func page(of function: Function) -> Parameter? {
    function.parameters.first { parameter in
      guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
      return name.hasSuffix("ViewController")
    }
  }
}

extension SubjectFinder {
  /// Once for each of the first classes of pages that the sources give to be shown.
  func ownWindows(_ entry: TypeIndex.Entry) -> [Candidate] {
    guard mayHaveWindow(entry) else { return [] }
    let code = WindowCode(entry, in: index)
    if !code.makesWindow { return [] }
    let methods = entry.functions.filter { isWindowMethod($0, of: entry) }
    let showing = methods.filter(code.shows)
    let spans = Set(showing.map(\.nameSpan))
    let hiding = methods.filter { code.hides($0) && !spans.contains($0.nameSpan) }
    if showing.isEmpty || hiding.isEmpty && !showing.contains(where: code.hides) { return [] }
    let window = OwnWindow(
      showing: Array(showing.prefix(Self.mostWindowCalls)), hiding: Array(hiding.prefix(Self.mostWindowCalls)),
      isHeld: code.holdsWindow,
      isScreen: index.ancestors(of: entry).contains("UIViewController") && !code.showsItself)
    let pages = OwnWindowPages(index, of: entry, showing: window.showing)
    let ends = Set((hiding + showing.filter(code.hides)).map(\.name))
    let shown = pages.classes.isEmpty ? [nil] : pages.classes.prefix(Self.mostPages).map { Optional($0) }
    return shown.map { page in
      var window = window
      window.page = page
      window.closing = page.map { closing(of: $0, calling: ends) } ?? []
      return Candidate(kind: .presenter, entry: entry, role: .ownWindow(window))
    }
  }

  /// Each one multiplies what has to be explored.
  private static var mostWindowCalls: Int { 2 }
  private static var mostPages: Int { 2 }

  private func mayHaveWindow(_ entry: TypeIndex.Entry) -> Bool {
    entry.isSubject && entry.declaration.kind == .class && entry.declaration.genericParameters.isEmpty
      && !entry.isPrivate && index.ancestors(of: entry).isDisjoint(with: Self.ownersOfMainWindow)
  }

  private static let ownersOfMainWindow: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "Scenario",
  ]

  /// Others call it: of what only its own class calls, the caller counts.
  private func isWindowMethod(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    guard case .function = function.kind, !function.attributes.isOverride, function.genericParameters.isEmpty else {
      return false
    }
    return helpers.isEntryPoint(function, of: entry)
      && !function.parameters.contains {
        $0.type?.mentionedNames.contains { $0.hasSuffix("GestureRecognizer") } ?? false
      }
  }

  /// The methods by which a page comes to what takes its window away.
  private func closing(of page: TypeIndex.Entry, calling names: Set<String>) -> [Function] {
    let lineage = index.lineage(of: page).filter(\.isSubject)
    let functions = lineage.flatMap(\.functions)
    let bodies = Dictionary(functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    let found = lineage.flatMap { type in
      type.functions.filter { function in
        isWindowMethod(function, of: type)
          && names.contains { CallFinder.calls($0, in: TriggerGroups.reached(from: function, bodies)) }
      }
    }
    return Array(found.prefix(Self.mostWindowCalls))
  }
}
