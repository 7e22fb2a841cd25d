import Foundation

/// For which devices the projects beside the files build their apps.
///
/// A file belongs to the project in the nearest folder above it that has one. Of its targets only apps say on what they run
/// (Apple, Xcode build settings reference, `TARGETED_DEVICE_FAMILY`: "1" is the iPhone, "2" the iPad); what a library has,
/// too, runs where its clients run.
struct DeviceFamilies {
  private let ofPhones: Set<Int>

  /// - Parameter paths: of the files, in the order of their numbers.
  init(paths: [String]) {
    var folders: [String: ProjectText?] = [:]
    func project(above folder: String) -> ProjectText? {
      if let known = folders[folder] { return known }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isTop = folder == "/" || folder.isEmpty || names.contains(".git") || names.contains("Package.swift")
      var found: ProjectText?
      if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
        found = Self.read(folder + "/" + project + "/project.pbxproj")
      } else if !isTop {
        found = project(above: URL(fileURLWithPath: folder).deletingLastPathComponent().path)
      }
      folders[folder] = .some(found)
      return found
    }
    var found: Set<Int> = []
    for (number, path) in paths.enumerated() where path.contains("/") {
      let file = URL(fileURLWithPath: path)
      guard let project = project(above: file.deletingLastPathComponent().path) else { continue }
      if project.isForPhones || project.filesForPhones.contains(file.lastPathComponent) { found.insert(number) }
    }
    ofPhones = found
  }

  /// Whether the app that the file is part of is built for the iPhone alone; false where nothing is known.
  func isForPhones(file: Int) -> Bool { ofPhones.contains(file) }

  /// The numbers of the files of such apps.
  var text: String { ofPhones.sorted().map(String.init).joined(separator: " ") }

  private static func read(_ path: String) -> ProjectText? {
    (try? String(contentsOfFile: path, encoding: .utf8)).map(ProjectText.init)
  }
}
