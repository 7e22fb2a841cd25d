import Foundation
import TestSupport
import Testing

@testable import transverify

/// Sources that change while they are served.
@Suite struct ServeWatchTests {
  private func number(_ state: [String: Any], _ name: String) -> Int { state[name] as? Int ?? -1 }

  @Test func editsAreServedOnceTheyAreExplored() throws {
    let sample = try GateSample()
    let served = try ServedSample("\(sample.folder.path)/App")
    defer { served.end() }
    #expect(try served.get("version").body.contains("\"version\" : 1"))
    #expect(try served.get().body.contains("TV105"))
    let walk = try served.walk("version=1&finding=f1")
    #expect(walk["finding"] as? String == "f1")
    #expect(try served.get("findings").body.contains("TV105-"))
    try sample.write(flag: GateSample.right)
    try served.wait { number($0, "version") == 2 }
    try served.wait { number($0, "findings") == 0 && $0["isChecking"] as? Bool == false }
    let page = try served.get().body
    #expect(!page.contains("id=\"f1\"") && page.contains("data-version=\"2\""))
    // A page of before is told so, and walks into nothing else.
    #expect(try served.get("walk?version=1&finding=f1").status == 409)
    try sample.write("Slide.swift", type: "SlideAnimator")
    try served.wait { number($0, "version") == 3 && number($0, "findings") == 1 }
    #expect(try served.walk("version=3&finding=f1&step=1")["position"] as? Int == 1)
    #expect(served.printed.errors.contains("explored again: 0 findings\n"))
  }

  /// What cannot be explored is said, and the last edition stays.
  @Test func aBrokenConfigurationIsWaitedOut() throws {
    let sample = try GateSample()
    let file = sample.folder.path + "/plain.json"
    let served = try ServedSample("\(sample.folder.path)/App --config \(file)")
    defer { served.end() }
    _ = try served.address()
    try sample.folder.write("{ strict: }", to: "plain.json")
    try served.wait { !($0["trouble"] as? String ?? "").isEmpty }
    #expect(try served.get("version").body.contains("\"version\" : 1"))
    #expect(try served.walk("version=1&finding=f1")["error"] == nil)
    try sample.folder.write("{ skip: [\"TV105\"] }", to: "plain.json")
    try served.wait { number($0, "version") == 2 && $0["trouble"] as? String == "" }
    try FileManager.default.moveItem(atPath: sample.folder.path + "/App", toPath: sample.folder.path + "/Away")
    try served.wait { ($0["trouble"] as? String ?? "").hasPrefix("no such file or folder") }
    #expect(try served.get().body.contains("data-version=\"2\""))
  }

  /// The process: one line with the address, and an end within a second that gives the port back.
  @Test(arguments: [SIGINT, SIGTERM]) func signalsEndIt(_ signal: Int32) throws {
    let sample = try GateSample()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "bash", "-c", "exec \"$0\" serve App --config plain.json --no-progress > out 2> log", BuiltProgram.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: sample.folder.path)
    let models = Repository.path("Models")
    process.environment = ProcessInfo.processInfo.environment.merging(["TRANSVERIFY_MODELS": models]) { $1 }
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    for _ in 0..<1_200 where sample.folder.text("out")?.hasSuffix("\n") != true { usleep(50_000) }
    let address = try #require(sample.folder.text("out")?.split(separator: "\n").first.map(String.init))
    let port = UInt16(try #require(URLComponents(string: address)?.port))
    #expect(try LocalClient.get(address).status == 200)
    // A browser that holds a connection does not hold it up.
    let held = try LocalClient(port: port)
    try held.send("GET /")
    let start = Date()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(Date().timeIntervalSince(start) < 2)
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(!LocalClient.isOpen(port))
    #expect(sample.folder.text("out") == address + "\n")
    #expect(sample.folder.text("log") == "transverify: 1 finding, watching 2 files, Ctrl-C ends\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sample.folder.path).sorted() == [
        "App", "log", "out", "plain.json",
      ])
  }
}
