import Foundation

/// What lies beside Swift files and may name their classes, too: Objective-C, storyboards and xibs.
///
/// Read once, when somebody asks. Where there is too much to read, any name may be in it.
final class OtherTexts {
  private static let kinds: Set<String> = ["m", "mm", "h", "storyboard", "xib"]
  /// Folders that hold what others have written, or what tools have made.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
  /// Files and folders that are looked at, and bytes that are read.
  private static let most = (entries: 20_000, bytes: 64 << 20)

  private let paths: [String]

  /// - Parameter paths: of the Swift files.
  init(beside paths: [String]) { self.paths = paths }

  /// All that is read.
  var contents: [String] { texts ?? ["too much"] }

  func mayName(_ name: String) -> Bool { texts.map { $0.contains { $0.contains(name) } } ?? true }

  /// `nil`: more than may be read.
  private lazy var texts: [String]? = {
    guard let folder = commonFolder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var texts: [String] = []
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
      if let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) { texts.append(text) }
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
