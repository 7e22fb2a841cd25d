import Foundation

/// Headless Chromium, spoken to over a pair of named pipes in its DevTools protocol.
package final class Chromium {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Where the browser is; `nil` when there is none on this machine.
  package static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .flatMap { ["\($0)/chromium", "\($0)/chromium-browser", "\($0)/google-chrome"] }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  package static let missing = "headless Chromium is not installed (Debian package chromium)"

  private let process = Process()
  private let folder: URL
  private let input: Int32
  private let output: Int32
  private var session: String?
  private var number = 0
  private var buffer: [UInt8] = []
  /// Everything that the page has told since it was opened.
  package private(set) var events: [[String: Any]] = []

  package init() throws {
    guard let path = Self.path else { throw Failure(description: Self.missing) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = [folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path]
    for pipe in pipes { guard mkfifo(pipe, 0o600) == 0 else { throw Failure(description: "no pipe at \(pipe)") } }
    // Opened for both directions, so that nobody waits for the other side.
    (input, output) = (Foundation.open(pipes[0], O_RDWR), Foundation.open(pipes[1], O_RDWR))
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(pipes[0])' 4>'\(pipes[1])'", path, "--headless", "--no-sandbox", "--disable-gpu",
      "--hide-scrollbars", "--disable-component-update", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)",
    ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { _ = try call("\(domain).enable") }
  }

  package func close() {
    session = nil
    _ = try? call("Browser.close")
    process.waitUntilExit()
    Foundation.close(input)
    Foundation.close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens an address and waits until it is loaded.
  package func open(
    _ address: String, width: Int = 1280, height: Int = 900, dark: Bool = false, scripts: Bool = true
  ) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    _ = try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
    _ = try call("Emulation.setScriptExecutionDisabled", ["value": !scripts])
    events = []
    _ = try call("Page.navigate", ["url": "about:blank"])
    try wait(for: "Page.loadEventFired")
    events = []
    _ = try call("Page.navigate", ["url": address])
    try wait(for: "Page.loadEventFired")
  }

  /// The value of an expression, as text.
  @discardableResult package func evaluate(_ expression: String) throws -> String {
    let answer = try call("Runtime.evaluate", ["expression": "String(\(expression))", "returnByValue": true])
    if let trouble = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(trouble)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression is true, at most half a minute.
  package func wait(until expression: String) throws {
    let deadline = Date().addingTimeInterval(30)
    while try evaluate("Boolean(\(expression))") != "true" {
      if Date() > deadline { throw Failure(description: "never true: \(expression)") }
      usleep(50_000)
    }
  }

  package func press(_ keys: String...) throws {
    for key in keys {
      let text = key.count == 1 ? ["text": key] : [:]
      let event = ["key": key].merging(text) { first, _ in first }
      _ = try call("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { first, _ in first })
      _ = try call("Input.dispatchKeyEvent", ["key": key, "type": "keyUp"])
    }
  }

  /// A picture of what is seen.
  package func screenshot() throws -> Data {
    Data(base64Encoded: try call("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? "") ?? Data()
  }

  /// What a screen reader gets: role and name of every element that is not hidden from it, in the order of the page.
  package func spoken() throws -> [(role: String, name: String)] {
    _ = try call("Accessibility.enable")
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      let value = { (key: String) in (node[key] as? [String: Any])?["value"] as? String ?? "" }
      return (value("role"), value("name"))
    }
  }

  /// What the page has asked for by address, and what went wrong in its script.
  package var requests: [String] {
    parameters(of: "Network.requestWillBeSent").compactMap { ($0["request"] as? [String: Any])?["url"] as? String }
  }
  package var complaints: [String] {
    ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"].flatMap { name in
      parameters(of: name).map { "\(name): \($0)" }
    }
  }

  private func parameters(of name: String) -> [[String: Any]] {
    events.filter { $0["method"] as? String == name }.compactMap { $0["params"] as? [String: Any] }
  }

  // MARK: - Protocol

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write([UInt8](try JSONSerialization.data(withJSONObject: message)) + [0])
    while true {
      let answer = try read()
      guard answer["id"] as? Int == number else {
        events.append(answer)
        continue
      }
      if let trouble = answer["error"] { throw Failure(description: "\(method): \(trouble)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for name: String) throws {
    while !events.contains(where: { $0["method"] as? String == name }) { events.append(try read()) }
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the browser takes nothing") }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message; half a minute of silence is an error.
  private func read() throws -> [String: Any] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var end = buffer.firstIndex(of: 0)
    while end == nil {
      var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 30_000) > 0 else { throw Failure(description: "the browser is silent") }
      let count = Foundation.read(output, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      let known = buffer.count
      buffer += chunk.prefix(count)
      end = buffer[known...].firstIndex(of: 0)
    }
    let message = Data(buffer[..<(end ?? 0)])
    buffer.removeFirst((end ?? 0) + 1)
    return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
  }
}
