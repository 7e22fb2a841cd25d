import Foundation

/// Our engine beside its peers on the same transition systems, in turn on the same machine.
struct FamilyBenchmark {
  private let tools: [FamilyTool]
  private let sizes: [FamilySize]
  private let runs: Int

  /// - Parameter arguments: `[--peers FOLDER] [--tlc JAR] [--stateright PROGRAM] [--runs N] [SIZE…]`. Without a folder
  ///   of encodings only ours is measured; SPIN is taken when it is installed.
  init(_ arguments: [String]) throws(BenchmarkError) {
    var values: [String: String] = [:]
    var names: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        names.append(word)
        continue
      }
      guard ["--peers", "--tlc", "--stateright", "--runs"].contains(word), let value = rest.popFirst() else {
        throw BenchmarkError("'\(word)' is no option of '--family', or lacks its value")
      }
      values[word] = value
    }
    runs = values["--runs"].flatMap(Int.init) ?? 3
    let known = FamilySize.all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw BenchmarkError("'\(name)' is no size: \(known.joined(separator: ", "))")
    }
    sizes = FamilySize.all.filter { names.isEmpty || names.contains($0.name) }
    tools = try Self.tools(values)
  }

  private static func tools(_ values: [String: String]) throws(BenchmarkError) -> [FamilyTool] {
    let program = try Program.besideBenchmark().url
    let gallery = URL(fileURLWithPath: try GalleryBenchmark.folder(), isDirectory: true)
    let model = gallery.deletingLastPathComponent().appendingPathComponent("Machines/Presentation.swift")
    var tools: [FamilyTool] = [
      FamilyTool.transverify(program, model: model, name: "transverify", options: ["--skip", "TV1204"]),
      FamilyTool.transverify(program, model: model, name: "transverify, settling too", options: []),
      FamilyTool.transverify(
        program, model: model, name: "transverify, reduced",
        options: ["--skip", "TV1204", "--reduce", "symmetry,dead-variables"], isReduced: true),
    ]
    if let peers = values["--peers"] {
      let folder = URL(fileURLWithPath: peers, isDirectory: true)
      if isInstalled("spin"), isInstalled("gcc") { tools.append(.spin(folder)) }
      if let archive = values["--tlc"] { tools.append(.tlc(folder, archive: absolute(archive))) }
    }
    if let program = values["--stateright"] { tools.append(.stateright(absolute(program))) }
    return tools
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func isInstalled(_ name: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Prints a table per size as it is measured.
  func run() throws(BenchmarkError) {
    print("\(runs) runs of each tool in turn; medians; end to end holds what comes before the exploration\n")
    print("| size | tool | found | before | run | end to end | of ours | MB |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for size in sizes { try measure(size) }
  }

  private struct Row {
    /// Of several runs the most.
    var found = 0
    var preparation: [Double] = []
    var seconds: [Double] = []
    var megabytes: [Double] = []
  }

  private func measure(_ size: FamilySize) throws(BenchmarkError) {
    var rows = tools.map { _ in Row() }
    for _ in 0..<runs {
      for (index, tool) in tools.enumerated() {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write { try tool.files(size) }
        var before = 0.0
        for command in tool.preparation(size) { before += try ChildProcess.run(command, in: folder.url).seconds }
        let child = try ChildProcess.run(tool.command(size), in: folder.url)
        let found = tool.found(size, child.output)
        let mayBeLonger = size.defect > 0 && !tool.findsShortest
        let expected = tool.isReduced ? size.reduced : size.expected
        guard let found, mayBeLonger ? found >= expected : found == expected else {
          throw BenchmarkError(
            "\(tool.name) found something else than \(expected) at \(size.name):\n" + child.output.suffix(2_000))
        }
        rows[index].found = max(rows[index].found, found)
        rows[index].preparation.append(before)
        rows[index].seconds.append(child.seconds)
        rows[index].megabytes.append(child.megabytes)
      }
    }
    report(size, rows)
  }

  private func report(_ size: FamilySize, _ rows: [Row]) {
    func median(_ values: [Double]) -> Double { Timing(seconds: values).median }
    let totals = rows.map { median(zip($0.preparation, $0.seconds).map(+)) }
    for (index, tool) in tools.enumerated() {
      let numbers = [
        median(rows[index].preparation), median(rows[index].seconds), totals[index], totals[index] / totals[0],
      ]
      let texts = numbers.map { String(format: "%.2f", $0) } + [String(format: "%.0f", median(rows[index].megabytes))]
      let found = "\(rows[index].found) \(size.defect == 0 ? "states" : "steps")"
      print("| \(size.name) | \(tool.name) | \(found) | \(texts.joined(separator: " | ")) |")
    }
  }
}

/// A folder for one run of a program.
private struct TemporaryFolder {
  let url: URL

  init() throws(BenchmarkError) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("transverify-family-\(UUID().uuidString)", isDirectory: true)
    try write { [:] }
  }

  func write(_ files: () throws -> [String: Data]) throws(BenchmarkError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, data) in try files() { try data.write(to: url.appendingPathComponent(name)) }
    } catch {
      throw BenchmarkError("the files of a run cannot be written: \(error.localizedDescription)")
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
