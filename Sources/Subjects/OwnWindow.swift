import Program

/// An object that shows a page in a window of its own and takes it away again: a popup, a toast, an overlay.
///
/// The app's own window is made once, by its delegate or by who is handed it, and nobody takes it away.
package struct OwnWindow {
  /// Make the window visible with a page in it.
  package let showing: [Function]
  /// Hide it, empty it or let go of it, and show none.
  package let hiding: [Function]
  /// The class of the pages that the sources give to be shown; nil where the object makes them, or nobody shows one.
  package var page: TypeIndex.Entry?
  /// The methods of that class by which the page takes itself away.
  package var closing: [Function] = []
  /// Whether the class has a property for its window, so that one that is replaced there is gone.
  package let isHeld: Bool
  /// Whether the class is a controller that shows another one so: it is the root of the app's window.
  package let isScreen: Bool

  /// What comes to both is told apart by how it is called: the one that shows may begin a timer that hides, and one that
  /// hides may first bring the window to where it moves out.
  fileprivate static func says(_ words: [String], _ method: Function) -> Bool {
    words.contains { method.name.lowercased().hasPrefix($0) }
  }

  fileprivate static let showingWords = ["show", "present", "open", "display", "appear"]
  fileprivate static let hidingWords = ["hide", "dismiss", "close", "remove", "disappear"]

  /// States after which the search stops: what one page does to the next needs few.
  package static let mostStates = 20_000

  /// The parameter of a method that is given the page.
  package static func page(of function: Function) -> Parameter? {
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
    let showing = methods.filter { method in
      code.shows(method)
        && (!code.hides(method) || OwnWindow.page(of: method) != nil || OwnWindow.says(OwnWindow.showingWords, method))
    }
    let spans = Set(showing.map(\.nameSpan))
    let hiding = methods.filter { method in
      code.hides(method) && !spans.contains(method.nameSpan)
        && (!code.shows(method) || OwnWindow.says(OwnWindow.hidingWords, method))
    }
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

  /// Others call it, or controls do: of what only its own class calls, the caller counts.
  private func isWindowMethod(_ function: Function, of entry: TypeIndex.Entry) -> Bool {
    guard case .function = function.kind, !function.attributes.isOverride, function.genericParameters.isEmpty else {
      return false
    }
    let isAction = !Set(function.attributes.names).isDisjoint(with: ["objc", "IBAction"])
    return (isAction || helpers.isEntryPoint(function, of: entry))
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
