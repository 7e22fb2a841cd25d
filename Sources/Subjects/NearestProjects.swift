import Foundation

/// The Xcode project, or the specification that XcodeGen makes it of, and the Swift package that each file belongs to: those
/// of the nearest folder above it that has one.
package struct NearestProjects {
  package struct Place: Sendable {
    /// The first of the folder's projects.
    var project: ProjectText?
    /// Read where the folder has no project.
    var spec: SpecText?
    var package: PackageText?

    fileprivate var isEmpty: Bool { project == nil && spec == nil && package == nil }
  }

  /// In the order of the files' numbers; nil where nothing was found.
  package let places: [Place?]
  /// The files' names without their folders.
  package let names: [String]

  /// - Parameter paths: of the files, in the order of their numbers.
  package init(paths: [String]) {
    var known: [String: Place] = [:]
    func place(at folder: String) -> Place {
      if let place = known[folder] { return place }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isTop = folder == "/" || folder.isEmpty || names.contains(".git") || names.contains("Package.swift")
      var found = Self.read(names, in: folder)
      if found.isEmpty && !isTop {
        found = place(at: URL(fileURLWithPath: folder).deletingLastPathComponent().path)
      }
      known[folder] = found
      return found
    }
    places = paths.map { path in
      guard path.contains("/") else { return nil }
      let place = place(at: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      return place.isEmpty ? nil : place
    }
    names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  private static func read(_ names: [String], in folder: String) -> Place {
    let project = names.sorted().first { $0.hasSuffix(".xcodeproj") }
    let projectText = project.flatMap { text(folder + "/" + $0 + "/project.pbxproj") }
    return Place(
      project: projectText.map { text in
        // Most projects name no file of settings.
        let settings = text.holds("text.xcconfig") ? SettingsFiles(below: folder) : nil
        return ProjectText(text) { settings?.text(named: $0) }
      },
      spec: projectText == nil ? text(folder + "/project.yml").map(SpecText.init) : nil,
      package: names.contains("Package.swift") ? text(folder + "/Package.swift").map(PackageText.init) : nil)
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}

/// What a `Package.swift` says of the systems that it runs on.
struct PackageText: Sendable {
  /// The first number of the iOS version in `platforms`; nil where there is none.
  let deploymentTarget: Int?

  init(_ text: String) {
    deploymentTarget = text.firstMatch(of: /\.iOS\(\s*(?:\.v|")(\d+)/).flatMap { Int($0.1) }
  }
}
