import Foundation
import Testing

@testable import transverify

/// The recipes of the guide on continuous integration, run as they are written.
@Suite struct RecipeTests {
  /// The lines of the guide from the one that begins so, unindented, while they are indented.
  private func block(from start: String) throws -> String {
    let lines = try String(
      contentsOfFile: Guide.folder + "/ContinuousIntegration.md", encoding: .utf8
    ).components(separatedBy: "\n")
    let indent = String(repeating: " ", count: 6)
    let first = try #require(lines.firstIndex { $0.hasPrefix(indent + start) })
    return lines[first...].prefix { $0.hasPrefix(indent) }.map { $0.dropFirst(6) + "\n" }.joined()
  }

  /// A folder with `transverify` in it, for `PATH`.
  private func tools() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.link("transverify", to: BuiltProgram.path)
    return folder
  }

  /// Xcode reads `path:line:column: error:` from the phase's output, with absolute paths, and fails by its exit code.
  @Test func theBuildPhaseOfXcode() throws {
    let script = try block(from: "cd \"$SRCROOT\"")
    let (sample, tools, products) = (try GateSample(), try tools(), try TemporaryFolder())
    try sample.folder.write("{ paths: ['My App'] }", to: ".transverify.json")
    try FileManager.default.moveItem(atPath: sample.folder.path + "/App", toPath: sample.folder.path + "/My App")
    let environment = [
      "SRCROOT": sample.folder.path, "DERIVED_FILE_DIR": products.path + "/Derived Sources",
      "PATH": tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
    ]
    let wrong = try BuiltProgram.bash(script, in: products, environment: environment)
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("\(sample.folder.path)/My App/Fade.swift:20:7: error: "))
    #expect(FileManager.default.fileExists(atPath: products.path + "/Derived Sources/transverify"))
    #expect(try BuiltProgram.bash(script, in: products, environment: environment).output == wrong.output)
  }

  /// The Dangerfile, with Danger's two words written down instead of posted.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ruby")))
  func theDangerfile() throws {
    let recipe = try block(from: "JSON.parse(")
    let sample = try GateSample()
    let words = """
      require "json"
      def fail(text, file:, line:) = puts("fail #{file}:#{line} #{text[0, 6]}")
      def warn(text, file:, line:) = puts("warn #{file}:#{line} #{text[0, 6]}")
      """
    try sample.folder.write(words + "\n" + recipe, to: "Dangerfile")
    let script = "\"$TRANSVERIFY\" run App --reporter json:report.json > log; /usr/bin/ruby Dangerfile"
    let outcome = try BuiltProgram.bash(script, in: sample.folder)
    #expect(outcome.code == 0)
    #expect(outcome.output == "fail App/Fade.swift:20 TV105:\n")
  }

  /// A scenario of one's own, as the guide to large projects has it.
  @Test func theGuidesScenario() throws {
    let guide = try String(contentsOfFile: Guide.folder + "/LargeProjects.md", encoding: .utf8)
    let scenario = try #require(guide.firstMatch(of: /```swift\n((?s).*?)```\n/)).1
    let folder = try TemporaryFolder()
    try folder.write(String(scenario), to: "Checks/ListShowsPhoto.swift")
    let app = """
      import UIKit

      final class RecipeListViewController: UIViewController {
        init(store: Store) { super.init(nibName: nil, bundle: nil) }
        private func showPhoto(of recipe: Recipe) { present(UIViewController(), animated: true) }
      }
      """
    try folder.write(app, to: "Larder/List.swift")
    let outcome = try BuiltProgram.bash("\"$TRANSVERIFY\" run Larder Checks --subject ListShowsPhoto", in: folder)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("ListShowsPhoto, scenario (Checks/ListShowsPhoto.swift:1:13)"))
  }

  /// What the README shows is what its animator gets.
  @Test func theReadmesFinding() throws {
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    let code = try #require(readme.firstMatch(of: /```swift\n((?s).*?)```\n/)).1
    let text = try #require(readme.firstMatch(of: /```text\n((?s).*?)```\n/)).1
    let folder = try TemporaryFolder()
    try folder.write(String(code), to: "FadeOut.swift")
    let outcome = try BuiltProgram.bash("\"$TRANSVERIFY\" run FadeOut.swift", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix(String(text)), "\(outcome.output)")
  }
}
