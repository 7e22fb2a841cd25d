/// The segues of storyboards that present something, by the classes of the two scenes.
///
/// Interface Builder writes an element for each object, with its attributes on one line; the segues of a scene stand inside of
/// its controller (Xcode Help, "Add a segue between scenes").
struct StoryboardSegues {
  /// A scene that a segue leads to: its class, or that of the first controller of the stack that it is.
  struct Destination: Hashable {
    var name: String
    var isInStack = false
  }

  private var classes: [String: String] = [:]
  private var presented: [String: Set<String>] = [:]
  private var roots: [String: String] = [:]

  init(_ texts: OtherTexts) {
    for text in texts.storyboards { read(text) }
  }

  /// Where all presenting segues of the scenes of a class lead, if that is one place.
  func destination(from name: String) -> Destination? {
    let sources = classes.filter { $0.value == name }.map(\.key)
    let ids = sources.reduce(into: Set<String>()) { $0.formUnion(presented[$1] ?? []) }
    let found = Set(ids.map(scene))
    return found.count == 1 ? found.first ?? nil : nil
  }

  private func scene(_ id: String) -> Destination? {
    if let root = roots[id] { return classes[root].map { Destination(name: $0, isInStack: true) } }
    return classes[id].map { Destination(name: $0) }
  }

  private mutating func read(_ text: String) {
    var scene: String?
    for line in text.split(separator: "\n") {
      if StoryboardScenes.isScene(line) {
        scene = StoryboardScenes.value(of: "id", in: line).map(String.init)
        if let scene, let name = StoryboardScenes.value(of: "customClass", in: line) { classes[scene] = String(name) }
      } else if line.contains("<segue "), let scene,
        let destination = StoryboardScenes.value(of: "destination", in: line).map(String.init)
      {
        switch StoryboardScenes.value(of: "kind", in: line) {
        case "presentation", "modal": presented[scene, default: []].insert(destination)
        case "relationship"
        where StoryboardScenes.value(of: "relationship", in: line) == "rootViewController": roots[scene] = destination
        default: break
        }
      }
    }
  }
}
