import Diagnostics

/// All Interface Builder files of a run: follows segues and references from scene to scene.
package struct InterfaceFiles: Sendable {
  package let files: [InterfaceFile]

  /// - Parameter files: any; of translations of one storyboard the base counts.
  package init(_ files: [InterfaceFile]) {
    var chosen: [String: InterfaceFile] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let place = Self.untranslated(file.path)
      if chosen[place] == nil || file.path.contains("/Base.lproj/") { chosen[place] = file }
    }
    self.files = chosen.values.sorted { $0.path < $1.path }
  }

  package var isEmpty: Bool { files.allSatisfy(\.scenes.isEmpty) }

  /// `App/de.lproj/Main.storyboard` is `App/Main.storyboard` in German (Bundle Programming Guide, "Localized Resources").
  private static func untranslated(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
      .joined(separator: "/")
  }

  /// Where a segue leads; a reference leads on to a scene of another storyboard (Xcode Help, "Refactor storyboards").
  func destination(of segue: InterfaceSegue, in file: InterfaceFile) -> (scene: InterfaceScene, file: InterfaceFile)? {
    guard let scene = file.scene(segue.destination) else { return nil }
    guard let reference = scene.reference else { return (scene, file) }
    let others = files.filter { $0.name == reference.storyboard }
    guard let other = Self.nearest(others, to: file.path, path: \.path) else { return nil }
    let found =
      if let identifier = reference.identifier {
        other.scenes.first { $0.identifier == identifier }
      } else {
        other.scene(other.initial)
      }
    guard let found, found.reference == nil else { return nil }
    return (found, other)
  }

  /// What a relationship puts into a scene, in order: what a stack begins with, the pages of tabs.
  func content(of scene: InterfaceScene, in file: InterfaceFile) -> [(scene: InterfaceScene, file: InterfaceFile)] {
    scene.segues.filter { $0.relationship != nil }.compactMap { destination(of: $0, in: file) }
  }

  /// The places of the scenes that an app shows from its start on: what the main storyboard begins with, and what is put into
  /// that, unless a segue leads there, too. Xcode's templates call that file Main (Information Property List Key Reference,
  /// `UIMainStoryboardFile`).
  var lasting: Set<SourceSpan> {
    var found: Set<SourceSpan> = []
    var pending = files.filter { $0.name == "Main" }.compactMap { file in
      file.scene(file.initial).map { (scene: $0, file: file) }
    }
    pending.removeAll { $0.scene.reference != nil }
    while let (scene, file) = pending.popLast() {
      if found.insert(scene.place).inserted { pending += content(of: scene, in: file) }
    }
    for file in files {
      let segues = file.scenes.flatMap(\.segues).filter { $0.relationship == nil }
      found.subtract(segues.compactMap { destination(of: $0, in: file)?.scene.place })
    }
    return found
  }

  /// The places of the scenes that are in a stack: it begins with them, or they are pushed there.
  var stacked: Set<SourceSpan> {
    var found: Set<SourceSpan> = []
    var pending = files.flatMap { file in
      file.scenes.filter { $0.element == "navigationController" }.flatMap { content(of: $0, in: file) }
    }
    while let (scene, file) = pending.popLast() {
      guard found.insert(scene.place).inserted else { continue }
      let pushed = scene.segues.filter { ["show", "push"].contains($0.kind) }
      pending += pushed.compactMap { destination(of: $0, in: file) }.filter {
        $0.scene.element != "navigationController"
      }
    }
    return found
  }

  /// Of several things of one name the one that lies nearest: the longest common beginning of paths, then the first.
  static func nearest<T>(_ all: [T], to path: String, path other: (T) -> String) -> T? {
    let parts = path.split(separator: "/")
    let ranked = all.enumerated().map { number, item in
      (rank: zip(parts, other(item).split(separator: "/")).prefix { $0 == $1 }.count, number: number, item: item)
    }
    return ranked.max { ($0.rank, $1.number) < ($1.rank, $0.number) }?.item
  }
}
