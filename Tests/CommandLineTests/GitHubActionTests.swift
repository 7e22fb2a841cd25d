import Foundation
import TestSupport
import Testing

@testable import transverify

/// The composite action, end to end: the shell of its steps is run in order, as a runner would, against the built program.
/// In continuous integration only, like the next suite: both start programs again and again.
@Suite(.enabled(if: Effort.isWide)) struct GitHubActionTests {
  private let action: ActionFile

  init() throws {
    let path = ".github/actions/transverify/action.yml"
    action = try ActionFile(try String(contentsOfFile: path, encoding: .utf8))
  }

  /// What a runner would have seen.
  private func perform(_ sample: GateSample, _ inputs: [String: String]) throws -> ActionRun {
    var run = ActionRun(
      action: action, folder: sample.folder, inputs: inputs.merging(["program": BuiltProgram.path]) { $1 })
    try run.perform()
    return run
  }

  @Test func aViolationFailsAfterTheReports() throws {
    let sample = try GateSample()
    let run = try perform(sample, ["paths": "App", "output": "out"])
    #expect(run.codes == ["Find transverify": 0, "Build transverify": 0, "Check": 0, "Pass or fail": 1])
    #expect(run.outputs["run"]?["exit-code"] == "1")
    #expect(run.outputs["run"]?["has-sarif"] == "true")
    for name in ["index.html", "report.json", "report.txt", "transverify.sarif"] {
      #expect((sample.folder.text("out/" + name) ?? "").count > 100, "\(name)")
    }
    #expect(run.output.contains("::error file=App/Fade.swift,line=20"))
    #expect(sample.folder.text("summary.md")?.contains("TV105") == true)
  }

  @Test func argumentsReachTheProgram() throws {
    let sample = try GateSample()
    let known = try perform(sample, ["paths": "App", "args": "--write-baseline known.json --fail-on error"])
    #expect(known.codes["Pass or fail"] == 0)
    #expect(sample.folder.text("known.json")?.contains("TV105") == true)
    #expect(sample.folder.text("transverify-report/report.json") != nil)
    // What cannot be read is said, and there is no report to upload.
    let none = try perform(sample, ["paths": "Nowhere", "output": "none", "cache": "false"])
    #expect(none.codes["Pass or fail"] == 2)
    #expect(none.outputs["run"]?["has-sarif"] == nil)
    #expect(none.output.contains("Nowhere"))
    // Without paths the whole project is checked.
    let whole = try perform(sample, ["output": "whole", "cache": "false"])
    #expect(whole.codes["Pass or fail"] == 1)
  }

  @Test func aRightProjectPasses() throws {
    let sample = try GateSample()
    try sample.write(flag: GateSample.right)
    #expect(try perform(sample, ["paths": "App"]).codes["Pass or fail"] == 0)
  }

  /// Without a program the action builds the one of the repository that it stands in.
  @Test func whereTheProgramIsBuilt() throws {
    let sample = try GateSample()
    var run = ActionRun(action: action, folder: sample.folder, inputs: [:])
    try run.perform(upTo: "Find transverify")
    let root = Repository.root
    #expect(run.outputs["tool"]?["root"] == root)
    #expect(run.outputs["tool"]?["program"] == root + "/.build/release/transverify")
    #expect(run.outputs["tool"]?["key"]?.hasPrefix("transverify-Linux-X64-") == true)
  }

  /// Inputs are words, on as many lines as one likes, and nothing in them is executed.
  @Test func inputsAreNotShell() throws {
    let sample = try GateSample()
    try sample.write("../More $(touch executed)/Slide.swift", type: "SlideAnimator")
    let run = try perform(
      sample, ["paths": "App\nMore", "args": "--only\nTV105 --subject `touch$IFS./executed`;touch${IFS}./executed"])
    #expect(run.codes["Pass or fail"] == 2)
    #expect(sample.folder.text("executed") == nil)
    let lines = try perform(sample, ["paths": "App\n", "args": "--only\n  TV101\n"])
    #expect(lines.codes["Pass or fail"] == 0)
  }

  @Test func aProgramThatIsNone() throws {
    let sample = try GateSample()
    var run = ActionRun(action: action, folder: sample.folder, inputs: ["program": "nowhere/transverify"])
    try run.perform()
    #expect(run.codes == ["Find transverify": 0, "Build transverify": 2])
    #expect(run.output == "::error::'program' names 'nowhere/transverify', which cannot be run\n")
  }
}

/// With a `version` the action clones and builds that revision; here a stand-in of `swift` takes the compiler's place.
@Suite(.enabled(if: Effort.isWide)) struct GitHubActionVersionTests {
  private let folder: TemporaryFolder
  private let action: ActionFile

  init() throws {
    folder = try TemporaryFolder()
    action = try ActionFile(
      try String(contentsOfFile: ".github/actions/transverify/action.yml", encoding: .utf8))
    let server = try TemporaryFolder()
    try server.write("// one\n", to: "Package.swift")
    try server.write("// one\n", to: "Sources/Main.swift")
    try server.write("// one\n", to: "Models/Model.swift")
    let repository = try GitFolder(server)
    try repository.git("tag", "v1")
    try server.write("// two\n", to: "Sources/Main.swift")
    try repository.commit("second")
    try FileManager.default.createDirectory(atPath: folder.path + "/server/owner", withIntermediateDirectories: true)
    try repository.git("clone", "--quiet", "--bare", server.path, folder.path + "/server/owner/tool")
    try folder.write(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version 0"; exit 0; fi
      echo "swift $*"
      mkdir -p "$7/.build/release"
      cp "$TRANSVERIFY" "$7/.build/release/transverify"
      """, to: "tools/swift")
    chmod(folder.path + "/tools/swift", 0o755)
  }

  private func perform(_ inputs: [String: String]) throws -> (run: ActionRun, sample: GateSample) {
    let sample = try GateSample()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var run = ActionRun(
      action: action, folder: sample.folder, inputs: inputs,
      environment: [
        "GITHUB_SERVER_URL": "file://\(folder.path)/server", "RUNNER_TEMP": folder.path + "/temporary",
        "PATH": folder.path + "/tools:" + path, "TRANSVERIFY": BuiltProgram.path,
      ])
    try run.perform()
    return (run, sample)
  }

  @Test func aRevisionIsClonedAndBuilt() throws {
    let (run, sample) = try perform(["version": "v1", "repository": "owner/tool", "paths": "App", "upload": "false"])
    let root = folder.path + "/temporary/transverify-source"
    #expect(folder.text("temporary/transverify-source/Sources/Main.swift") == "// one\n")
    #expect(run.output.contains("swift build -c release --product transverify --package-path \(root)\n"))
    #expect(run.outputs["tool"]?["program"] == root + "/.build/release/transverify")
    #expect(run.codes == ["Find transverify": 0, "Build transverify": 0, "Check": 0, "Pass or fail": 1])
    #expect(sample.folder.text("transverify-report/report.json")?.contains("TV105") == true)
    // The program of another revision has another place in the cache.
    let (other, _) = try perform(["version": "main", "repository": "owner/tool", "paths": "App"])
    let keys = [run, other].compactMap { $0.outputs["tool"]?["key"] }
    #expect(Set(keys).count == 2)
    #expect(keys.allSatisfy { $0.hasPrefix("transverify-Linux-X64-") && $0.count == 62 })
  }

  /// A release with a program that says where it lies, and its checksum.
  private func publish(_ tag: String, isDamaged: Bool = false) throws {
    let place = "server/owner/tool/releases/download/\(tag)"
    let script = """
      set -e
      name=transverify-${1#v}-$(uname -s | tr DL dl | sed 's/darwin/macos/')-$(uname -m)
      mkdir -p "$2/$name/bin"
      printf '#!/bin/sh\\necho released; exec "$TRANSVERIFY" "$@"\\n' > "$2/$name/bin/transverify"
      chmod +x "$2/$name/bin/transverify"
      cd "$2"
      tar -czf "$name.tar.gz" "$name"
      { sha256sum "$name.tar.gz" || shasum -a 256 "$name.tar.gz"; } > "$name.tar.gz.sha256" 2> /dev/null
      if [ "$3" = true ]; then echo more >> "$name.tar.gz"; fi
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", script, "bash", tag, folder.path + "/" + place, "\(isDamaged)"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Nothing is cloned or built for it.
  @Test func aReleaseIsDownloaded() throws {
    try publish("v2.0.0")
    let (run, sample) = try perform(["version": "v2.0.0", "repository": "owner/tool", "paths": "App"])
    #expect(run.codes == ["Find transverify": 0, "Build transverify": 0, "Check": 0, "Pass or fail": 1])
    #expect(run.output.contains("released\n") && !run.output.contains("swift build"))
    #expect(run.outputs["tool"]?["key"] == nil)
    #expect(sample.folder.text("transverify-report/report.json")?.contains("TV105") == true)
  }

  @Test func aReleaseThatIsDamaged() throws {
    try publish("v3.0.0", isDamaged: true)
    let (run, _) = try perform(["version": "v3.0.0", "repository": "owner/tool", "paths": "App"])
    #expect(run.codes == ["Find transverify": 2])
    #expect(run.output.contains("has another checksum than the one that was published with it"))
  }

  @Test func whatCannotBeCloned() throws {
    let (unnamed, _) = try perform(["version": "v1"])
    #expect(unnamed.codes == ["Find transverify": 2])
    #expect(unnamed.output.hasPrefix("::error::'version' needs 'repository'"))
    let (unknown, _) = try perform(["version": "v9", "repository": "owner/tool"])
    #expect(unknown.codes.keys.sorted() == ["Find transverify"])
    #expect(unknown.codes["Find transverify"] != 0)
  }
}
