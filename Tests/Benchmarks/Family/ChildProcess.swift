import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to its end: how long it took, and the most memory that it had.
struct ChildProcess {
  var seconds: Double
  /// Resident at most, in MB of 2^20 bytes.
  var megabytes: Double
  /// What it wrote to both of its outputs.
  var output: String

  /// - Throws: when it cannot be started. How it ends is not judged: the output shows it.
  static func run(_ command: [String], in folder: URL) throws(BenchmarkError) -> ChildProcess {
    let file = folder.appendingPathComponent("output.txt")
    // The shell only changes the folder and sends the output to a file: its process becomes the program.
    let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\" > output.txt 2>&1", folder.path] + command
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ) == 0 else {
      throw BenchmarkError("'\(command[0])' cannot be started")
    }
    var usage = rusage()
    var status: Int32 = 0
    while wait4(child, &status, 0, &usage) == -1, errno == EINTR {}
    let seconds = (clock.now - start) / .seconds(1)
    #if canImport(Darwin)
      let bytes = Double(usage.ru_maxrss)
    #else
      let bytes = Double(usage.ru_maxrss) * 1024
    #endif
    let output = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ChildProcess(seconds: seconds, megabytes: bytes / 1_048_576, output: output)
  }
}
