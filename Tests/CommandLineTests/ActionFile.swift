import Foundation
import TestSupport

/// What a test needs of a composite action: the defaults of its inputs, and its steps that run shell.
///
/// It reads no more of YAML than the action uses: two spaces per depth, single quotes, and blocks after `|`.
struct ActionFile {
  struct Step {
    var name: String
    var id: String?
    var environment: [String: String] = [:]
    var shell: String?
  }

  struct Failure: Error { var line: String }

  private(set) var defaults: [String: String] = [:]
  private(set) var steps: [Step] = []

  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var input = ""
    var isInputs = false
    var isEnvironment = false
    while let line = lines.popFirst() {
      let depth = line.prefix { $0 == " " }.count
      let content = line.dropFirst(depth)
      if content.isEmpty || content.hasPrefix("#") { continue }
      if depth == 0 { isInputs = content == "inputs:" }
      if isInputs {
        if depth == 2 { input = String(content.dropLast()) }
        if depth == 4, let value = Self.value(content, of: "default") { defaults[input] = value }
      } else if content.hasPrefix("- name: ") {
        steps.append(Step(name: String(content.dropFirst(8))))
      } else if !steps.isEmpty, depth == 6 {
        isEnvironment = content == "env:"
        if let id = Self.value(content, of: "id") { steps[steps.count - 1].id = id }
        guard let run = Self.value(content, of: "run") else { continue }
        steps[steps.count - 1].shell = run == "|" ? Self.block(&lines) : run
      } else if isEnvironment, depth == 8 {
        let parts = content.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { throw Failure(line: String(line)) }
        steps[steps.count - 1].environment[parts[0]] = parts[1].trimmingCharacters(in: ["'"])
      }
    }
  }

  private static func value(_ content: Substring, of key: String) -> String? {
    guard content.hasPrefix(key + ": ") else { return nil }
    return content.dropFirst(key.count + 2).trimmingCharacters(in: ["'"])
  }

  /// Lines that are deeper than their key.
  private static func block(_ lines: inout ArraySlice<Substring>) -> String {
    var block = ""
    while let line = lines.first, line.isEmpty || line.hasPrefix("        ") {
      block += line.dropFirst(8) + "\n"
      lines.removeFirst()
    }
    return block
  }
}

/// A runner of such actions, as far as shell goes: steps that use other actions are passed over.
struct ActionRun {
  let action: ActionFile
  let folder: TemporaryFolder
  let inputs: [String: String]
  /// What the runner has besides.
  let environment: [String: String]
  /// Step id → output → value.
  private(set) var outputs: [String: [String: String]] = [:]
  /// Step name → exit code.
  private(set) var codes: [String: Int32] = [:]
  /// What the steps have printed.
  private(set) var output = ""

  init(
    action: ActionFile, folder: TemporaryFolder, inputs: [String: String], environment: [String: String] = [:]
  ) {
    self.action = action
    self.folder = folder
    self.environment = environment
    self.inputs = action.defaults.merging(inputs) { $1 }
  }

  /// Stops after a step that fails, as runners do.
  mutating func perform(upTo last: String? = nil) throws {
    for step in action.steps {
      guard let shell = step.shell else { continue }
      try folder.write("", to: "output")
      let code = try perform(shell, step.environment.mapValues(expanded))
      codes[step.name] = code
      if let id = step.id { outputs[id] = written() }
      if code != 0 || step.name == last { return }
    }
  }

  /// What a step has written to its outputs.
  private func written() -> [String: String] {
    let pairs = (folder.text("output") ?? "").split(separator: "\n").map { line in
      line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
  }

  private func expanded(_ text: String) -> String {
    guard text.hasPrefix("${{ "), text.hasSuffix(" }}") else { return text }
    let name = text.dropFirst(4).dropLast(3).split(separator: " ").first ?? ""
    let parts = name.split(separator: ".").map(String.init)
    if parts[0] == "inputs" { return inputs[parts[1]] ?? "" }
    return parts[0] == "steps" ? outputs[parts[1]]?[parts[3]] ?? "" : ""
  }

  private mutating func perform(_ shell: String, _ values: [String: String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // How GitHub runs `shell: bash`.
    process.arguments = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", shell]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let root = Repository.root
    let runner = [
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": folder.path + "/output",
      "GITHUB_STEP_SUMMARY": folder.path + "/summary.md", "GITHUB_WORKSPACE": folder.path,
      "GITHUB_ACTION_PATH": root + "/.github/actions/transverify", "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
      "RUNNER_TEMP": folder.path + "/temporary", "TRANSVERIFY_MODELS": root + "/Models",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(runner) { $1 }.merging(environment) { $1 }
      .merging(values) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus
  }
}
