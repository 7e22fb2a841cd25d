import Foundation
import Fuzzing

/// Starts one worker after the other and keeps what ended one.
struct FuzzCampaign {
  let options: FuzzOptions

  /// A worker that takes longer hangs: every source has a time limit.
  private var patience: Double {
    options.usesDefaults ? FuzzCase.defaultSeconds : Double(FuzzWorker.sources(options)) * 20
  }
  /// Bytes.
  private var memory: Int { options.usesDefaults ? FuzzCase.defaultMemory : 3 << 30 }

  func run() throws {
    try FileManager.default.createDirectory(atPath: options.keep, withIntermediateDirectories: true)
    let start = DispatchTime.now().uptimeNanoseconds
    func elapsed() -> Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
    var seed = options.seed
    var peak = 0
    var failures = 0
    var longest = 0.0
    while elapsed() < options.seconds {
      let begin = elapsed()
      let end = try worker(seed)
      longest = max(longest, elapsed() - begin)
      peak = max(peak, end.peakMemory)
      if let trouble = end.trouble ?? (end.peakMemory > memory ? "too much memory" : nil) {
        failures += 1
        let kept = options.keep + "/ended-\(seed).swift"
        try? FileManager.default.removeItem(atPath: kept)
        try? FileManager.default.copyItem(atPath: options.keep + "/current.swift", toPath: kept)
        say("seed \(seed): \(trouble); its source is \(kept)")
      }
      seed += 1
    }
    let count = Int(seed - options.seed)
    say(
      "\(count * FuzzWorker.sources(options)) sources of \(count) seeds in \(Int(elapsed())) s, the longest \(Int(longest)) s, "
        + "peak memory \(peak >> 20) MB, "
        + "\(failures) workers ended early")
    if failures > 0 { exit(1) }
  }

  private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  private func worker(_ seed: UInt64) throws -> (trouble: String?, peakMemory: Int) {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let arguments =
      [program, "--worker", String(seed), "--keep", options.keep]
      + (options.usesDefaults ? ["--default-options"] : []) + options.paths
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, program, nil, nil, &pointers, environ) == 0 else {
      throw FuzzError(description: "'\(program)' cannot be started")
    }
    let start = DispatchTime.now().uptimeNanoseconds
    var status: Int32 = 0
    var usage = rusage()
    var isHanging = false
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      usleep(20_000)
      if !isHanging, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 > patience {
        isHanging = true
        kill(process, SIGKILL)
      }
    }
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1
    #endif
    let signal = status & 0x7f
    let code = (status >> 8) & 0xff
    let trouble =
      isHanging ? "hangs" : signal != 0 ? "crashed with signal \(signal)" : code != 0 ? "ended with \(code)" : nil
    return (trouble, Int(usage.ru_maxrss) * unit)
  }
}
