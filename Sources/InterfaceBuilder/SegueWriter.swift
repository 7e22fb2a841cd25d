import Diagnostics
import Identifiers
import Program

/// Writes what a storyboard adds to a class as functions of that class, so that it runs like the class's own code.
///
/// | function | stands for |
/// |---|---|
/// | `performSegue_detail(_:)` | the segue "detail": makes what it leads to, lets the source prepare it, and shows it |
/// | `followSegue_detail(_:)` | what the user does to perform it |
/// | `performSegue(withIdentifier:sender:)` | asks for the first by name |
/// | `connectEmbeddedControllers()` | makes the children of container views |
///
/// UIKit asks `shouldPerformSegue(withIdentifier:sender:)` of those that the user triggers alone, and calls
/// `prepare(for:sender:)` for each (developer.apple.com, the pages of these methods). Where the files do not say what a segue
/// leads to, or a class shows it that the sources do not declare, destination and kind are open.
struct SegueWriter {
  let files: InterfaceFiles
  /// The classes that the sources declare at top level.
  let classes: Set<String>
  let stacked: Set<SourceSpan>

  /// A scene with the file that it stands in.
  typealias Placed = (scene: InterfaceScene, file: InterfaceFile)
  /// A segue with a name for its function.
  private struct Named {
    var segue: InterfaceSegue
    var source: Placed
    var name: String

    /// Whether the user leaves the scene by it.
    var leaves: Bool { segue.kind == "unwind" && segue.trigger == .user && segue.unwindAction != nil }
  }

  init(files: InterfaceFiles, classes: Set<String>) {
    self.files = files
    self.classes = classes
    stacked = files.stacked
  }

  /// The functions of a class, by the scenes that are of it.
  /// - Parameter inherits: whether a superclass of the sources has scenes, too.
  func functions(of scenes: [Placed], inherits: Bool) -> [Function] {
    let named = names(of: scenes)
    let shown = named.filter { $0.segue.kind != "embed" }
    var functions: [Function] = []
    var performed: Set<String> = []
    for entry in shown {
      guard let perform = performing(entry) else { continue }
      performed.insert(entry.name)
      functions.append(perform)
      if entry.segue.trigger == .user { functions.append(following(entry)) }
    }
    if let dispatch = dispatching(shown.filter { performed.contains($0.name) }, inherits: inherits) {
      functions.append(dispatch)
    }
    let ways = [embedding(named.filter { $0.segue.kind == "embed" }), leaving(named.filter(\.leaves))]
    return functions + ways.compactMap(\.self)
  }

  private func names(of scenes: [Placed]) -> [Named] {
    var uses: [String: Int] = [:]
    return scenes.flatMap { source in
      source.scene.segues.filter { $0.relationship == nil }.map { segue in
        let name = SegueFunction.end(for: segue.identifier ?? segue.id)
        let use = uses[name, default: 0]
        uses[name] = use + 1
        return Named(segue: segue, source: source, name: use == 0 ? name : "\(name)_\(use)_")
      }
    }
  }

  /// Nil for a way back that names no method.
  private func performing(_ entry: Named) -> Function? {
    let write = CodeWriter(place: entry.segue.place)
    let body = entry.segue.kind == "unwind" ? unwinding(entry.segue, write) : showing(entry, write)
    let name = SegueFunction.performing + entry.name
    return body.map { write.function(name, [write.parameter("sender")], $0, access: .private) }
  }

  private func unwinding(_ segue: InterfaceSegue, _ write: CodeWriter) -> [Statement]? {
    guard let action = segue.unwindAction else { return nil }
    return [
      write.statement(
        write.call(
          "unwindInterface",
          [
            (nil, write.array(Self.names(ofAction: action).map(write.text))),
            ("identifier", write.optionalText(segue.identifier)),
            ("sender", write.name("sender")),
          ]))
    ]
  }

  /// The Swift names of a method that Objective-C calls `backWithSegue:`: `backWithSegue(_:)` or `back(segue:)`
  /// (developer.apple.com, "Importing Swift into Objective-C": the first label follows "With").
  static func names(ofAction action: String) -> [String] {
    guard let colon = action.firstIndex(of: ":") else { return [action + "()"] }
    let first = action[..<colon]
    let others = action[action.index(after: colon)...]
    let plain = "\(first)(_:\(others))"
    guard let with = first.ranges(of: "With").last, with.lowerBound > first.startIndex, with.upperBound < first.endIndex
    else { return [plain] }
    let label = first[with.upperBound...]
    return [plain, "\(first[..<with.lowerBound])(\(label.prefix(1).lowercased() + label.dropFirst()):\(others))"]
  }

  private func showing(_ entry: Named, _ write: CodeWriter) -> [Statement] {
    let segue = entry.segue
    let custom = segue.customClass.flatMap { classes.contains($0) ? $0 : nil }
    if segue.kind == "custom" && custom == nil { return [open(segue, write)] }
    let destination = write.name("destination")
    let made = made(files.destination(of: segue, in: entry.source.file), write)
    let arguments: [CodeWriter.Labelled] = [
      ("identifier", write.optionalText(segue.identifier)), ("source", write.selfReference),
      ("destination", destination),
    ]
    let prepare = write.call("prepare", [("for", write.name("segue")), ("sender", write.name("sender"))])
    let isStacked = stacked.contains(entry.source.scene.place)
    let show = custom == nil ? shown(segue, isStacked, write) : write.call(on: write.name("segue"), "perform", [])
    return [write.constant("destination", made)] + styling(segue, destination, write) + [
      write.constant("segue", write.call(custom ?? "UIStoryboardSegue", arguments)), write.statement(prepare),
      write.statement(show),
    ]
  }

  /// What a class shows that nobody knows: as without a storyboard.
  private func open(_ segue: InterfaceSegue, _ write: CodeWriter) -> Statement {
    write.statement(
      write.call(
        on: write.superReference, "performSegue",
        [("withIdentifier", write.text(segue.identifier ?? "")), ("sender", write.name("sender"))]))
  }

  private func styling(_ segue: InterfaceSegue, _ destination: Expression, _ write: CodeWriter) -> [Statement] {
    let isPopover = segue.kind.hasPrefix("popover")
    guard let style = isPopover ? "popover" : segue.presentationStyle else { return [] }
    let styled = write.assign(write.member(destination, "modalPresentationStyle"), write.implicit(style))
    if !isPopover { return [styled] }
    let anchor = write.optionalMember(write.member(destination, "popoverPresentationController"), "sourceView")
    return [styled, write.assign(anchor, write.name("view"))]
  }

  private func shown(_ segue: InterfaceSegue, _ isStacked: Bool, _ write: CodeWriter) -> Expression {
    let destination = write.name("destination")
    let animated = write.bool(segue.isAnimated)
    switch segue.kind {
    case "push" where isStacked, "show" where isStacked:
      return write.chained(
        write.name("navigationController"), "pushViewController", [(nil, destination), ("animated", animated)])
    case "show": return write.call("show", [(nil, destination), ("sender", write.name("sender"))])
    case "showDetail", "replace":
      return write.call("showDetailViewController", [(nil, destination), ("sender", write.name("sender"))])
    default: return write.call("present", [(nil, destination), ("animated", animated)])
    }
  }

  /// What the user does.
  private func following(_ entry: Named) -> Function {
    let segue = entry.segue
    let write = CodeWriter(place: segue.place)
    let perform = write.statement(write.call(SegueFunction.performing + entry.name, [(nil, write.name("sender"))]))
    var body = [perform]
    if let identifier = segue.identifier {
      let question = write.call(
        "shouldPerformSegue", [("withIdentifier", write.text(identifier)), ("sender", write.name("sender"))])
      body = [write.branch(question, [perform])]
    }
    var function = write.function(
      SegueFunction.following + entry.name, [write.parameter("sender")], body, names: ["IBAction"])
    function.cell = segue.cell.map { name in
      InterfaceCell(
        identifier: name.isEmpty ? nil : name,
        file: entry.source.file.path.split(separator: "/").last.map(String.init) ?? "",
        isAlone: entry.source.scene.cells == 1)
    }
    return function
  }

  private func dispatching(_ named: [Named], inherits: Bool) -> Function? {
    let known = named.filter { $0.segue.identifier != nil }
    guard let first = known.first else { return nil }
    let write = CodeWriter(place: first.source.scene.place)
    let identifier = write.name("identifier")
    var body = known.enumerated().map { number, entry in
      var condition = write.equal(identifier, write.text(entry.segue.identifier ?? ""))
      if known[(number + 1)...].contains(where: { $0.segue.identifier == entry.segue.identifier }) {
        condition = write.and(condition, write.call("isInterfaceScene", [(nil, write.text(entry.source.scene.id))]))
      }
      let perform = write.statement(write.call(SegueFunction.performing + entry.name, [(nil, write.name("sender"))]))
      return write.branch(condition, [perform, write.leave])
    }
    if inherits {
      body.append(
        write.statement(
          write.call(
            on: write.superReference, "performSegue",
            [("withIdentifier", identifier), ("sender", write.name("sender"))])))
    }
    return write.function(
      "performSegue",
      [
        write.parameter("identifier", label: "withIdentifier", type: "String"),
        write.parameter("sender", label: "sender"),
      ], body, isOverride: true)
  }

  /// A control for each method that the user unwinds to; of many the first ones, since each multiplies what fingers can do.
  private func leaving(_ ways: [Named]) -> Function? {
    guard let first = ways.first else { return nil }
    var seen: Set<String> = []
    let different = ways.filter { seen.insert($0.segue.unwindAction ?? "").inserted }
    let body = different.prefix(Self.mostWaysBack).map { way in
      let write = CodeWriter(place: way.segue.place)
      let action = write.text("\(SegueFunction.following)\(way.name)(_:)")
      return write.statement(write.call("connectInterfaceControl", [(nil, action)]))
    }
    return CodeWriter(place: first.segue.place).function("connectInterfaceControls", [], body, isOverride: true)
  }

  private static let mostWaysBack = 3

  /// The children of container views come with the view (View Controller Programming Guide for iOS, "Implementing a Container
  /// View Controller").
  private func embedding(_ embedded: [Named]) -> Function? {
    guard let first = embedded.first else { return nil }
    let body = embedded.map { entry in
      let write = CodeWriter(place: entry.segue.place)
      let child = made(files.destination(of: entry.segue, in: entry.source.file), write)
      let identifier = write.optionalText(entry.segue.identifier)
      return write.statement(write.call("connectEmbedded", [(nil, child), ("identifier", identifier)]))
    }
    return CodeWriter(place: first.segue.place)
      .function("connectEmbeddedControllers", [], body, isOverride: true)
  }
}
