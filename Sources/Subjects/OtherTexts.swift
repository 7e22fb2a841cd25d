import Foundation

/// What lies beside Swift files and may name their classes, too: Objective-C, storyboards and xibs.
///
/// Read once, when somebody asks. Where there is too much to read, any name may be in it.
package final class OtherTexts {
  private static let kinds: Set<String> = ["m", "mm", "h", "storyboard", "xib"]
  /// Folders that hold what others have written, or what tools have made.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
  /// Files and folders that are looked at, and bytes that are read.
  private static let most = (entries: 20_000, bytes: 64 << 20)

  private let paths: [String]

  /// - Parameter paths: of the Swift files.
  package init(beside paths: [String]) { self.paths = paths }

  private var named: [String: Bool] = [:]

  /// Whether any of them has a name somewhere.
  package func hold(_ name: String) -> Bool {
    if let known = named[name] { return known }
    let isNamed = contents.contains { $0.holds(name) }
    named[name] = isNamed
    return isNamed
  }

  /// All that is read.
  package var contents: [String] { texts?.map(\.text) ?? ["too much"] }

  /// Whether there is too much to read: storyboards are not known then.
  package var isTooMuch: Bool { texts == nil }

  /// The storyboards among them, in the order of their paths, which are absolute.
  package var storyboards: [(path: String, text: String)] {
    let found = texts?.filter { $0.kind == "storyboard" } ?? []
    return found.map { ($0.path, $0.text) }.sorted { $0.0 < $1.0 }
  }

  /// Whether anything beside the code may make an object of a class.
  ///
  /// - Parameter isSaid: whether code says a text, such as the identifier of a scene.
  func mayMake(_ name: String, _ isSaid: (String) -> Bool) -> Bool {
    guard let texts else { return true }
    return texts.contains { kind, _, text in
      guard text.holds(name) else { return false }
      if kind == "xib", Self.isOwner(name, in: text) { return false }
      return kind != "storyboard" || StoryboardScenes(text).mayShow(name, isSaid)
    }
  }

  /// Whether a file names a class as its owner and as nothing else: who is the owner has been made before, and loads the file
  /// (developer.apple.com, `UINib.instantiate(withOwner:options:)`). The name of a class may be mangled: `"_TtC3App5Badge"`.
  private static func isOwner(_ name: String, in text: String) -> Bool {
    let lines = text.split(separator: "\n").filter { $0.contains("\(name)\"") }
    return !lines.isEmpty && lines.allSatisfy { $0.contains("\"IBFilesOwner\"") }
  }

  func mayName(_ name: String) -> Bool { mayMake(name) { _ in true } }

  /// `nil`: more than may be read.
  private lazy var texts: [(kind: String, path: String, text: String)]? = {
    guard let folder = commonFolder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var texts: [(kind: String, path: String, text: String)] = []
    var entries = 0
    var bytes = 0
    while let path = all.nextObject() as? String {
      entries += 1
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if Self.foreign.contains(name) || name.hasPrefix(".") { all.skipDescendants() }
      if entries > Self.most.entries { return nil }
      guard let kind = name.split(separator: ".").last, name.contains("."), Self.kinds.contains(String(kind)) else {
        continue
      }
      bytes += (try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.size] as? Int) ?? 0
      if bytes > Self.most.bytes { return nil }
      if let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) {
        texts.append((String(kind), folder + "/" + path, text))
      }
    }
    return texts
  }()

  /// The deepest folder that holds all of the files.
  private var commonFolder: String? {
    let folders = paths.map { path in
      URL(fileURLWithPath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent().pathComponents
    }
    guard var common = folders.first else { return nil }
    for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
    return common.first.map { $0 + common.dropFirst().joined(separator: "/") }
  }
}

/// The scenes of a storyboard, as Interface Builder writes them: an element for each object, with its attributes on one line.
struct StoryboardScenes {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether a scene of a class may come to be shown: it is the first one, a segue leads to it, or code says its identifier
  /// (developer.apple.com, `UIStoryboard.instantiateViewController(withIdentifier:)`). A class that is named without a scene of
  /// its own, such as a view's, is made with what holds it.
  ///
  /// - Parameter isSaid: whether code says an identifier.
  func mayShow(_ name: String, _ isSaid: (String) -> Bool) -> Bool {
    let elements = text.split(separator: "\n").filter { $0.contains("customClass=\"\(name)\"") }
    return elements.isEmpty || elements.contains { mayShow($0, isSaid) }
  }

  private func mayShow(_ element: Substring, _ isSaid: (String) -> Bool) -> Bool {
    guard Self.isScene(element), let id = Self.value(of: "id", in: element) else { return true }
    if text.contains("initialViewController=\"\(id)\"") { return true }
    // Actions have destinations, too.
    let isLed = text.split(separator: "\n").contains { $0.contains("<segue ") && $0.contains("destination=\"\(id)\"") }
    if isLed { return true }
    return Self.value(of: "storyboardIdentifier", in: element).map { isSaid(String($0)) } ?? false
  }

  /// Whether it is the element of a view controller of any kind: `<tableViewController`.
  static func isScene(_ element: Substring) -> Bool {
    let tag = element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " }
    return tag.hasSuffix("iewController") || tag.hasSuffix("avigationController") || tag.hasSuffix("BarController")
  }

  static func value(of attribute: String, in element: Substring) -> Substring? {
    guard let name = element.firstRange(of: " \(attribute)=\"") else { return nil }
    return element[name.upperBound...].prefix { $0 != "\"" }
  }
}
