// The process that runs the machine as plain Swift: reads plans from standard input, one sequence of events after the
// other, and writes what each step did.
//
// Each sequence runs in a process of its own, forked before the first global of the machine is touched: so every world
// begins as a fresh one, what reference counting leaks goes away with it, and a crash ends nothing but its sequence.
import Foundation

@testable import UIKit

// Foundation's overlay hides them.
@_silgen_name("fork") private func forkProcess() -> Int32
@_silgen_name("_exit") private func exitAtOnce(_ status: Int32) -> Never
@_silgen_name("waitpid") private func waitForProcess(
  _ process: Int32, _ status: UnsafeMutablePointer<Int32>, _ options: Int32
) -> Int32

/// Runs something in a process of its own; answers what the body answers, 255 when it crashes.
func inOwnProcess(_ body: () -> Int32) -> Int32 {
  let child = forkProcess()
  if child == 0 { exitAtOnce(body()) }
  var status: Int32 = 0
  _ = waitForProcess(child, &status, 0)
  return status & 0x7f == 0 ? (status >> 8) & 0xff : 255
}

/// One sequence: the entry function that sets the scene with its choices, then events with theirs.
struct Plan {
  var entry: String
  var start: [Int]
  var steps: [(event: Int, choices: [Int])] = []
}

@main
enum Driver {
  /// Whether whole reports are written rather than their hashes.
  static let isVerbose = CommandLine.arguments.contains("--verbose")
  /// Whether calls of methods of the code under test are reported, too.
  static let reportsCalls = CommandLine.arguments.contains("--calls")

  static func main() {
    for plan in plans() {
      write("sequence\n")
      let result = inOwnProcess {
        DrivenRun(plan).run()
        return 0
      }
      if result != 0 { write(report: "status crash") }
    }
  }

  /// `start ENTRY CHOICE…`, then `EVENT CHOICE…` for each step.
  private static func plans() -> [Plan] {
    var plans: [Plan] = []
    while let line = readLine() {
      let words = line.split(separator: " ")
      if words.first == "start" {
        plans.append(Plan(entry: String(words[1]), start: words.dropFirst(2).compactMap { Int($0) }))
      } else if let event = words.first.flatMap({ Int($0) }) {
        plans[plans.count - 1].steps.append((event, words.dropFirst().compactMap { Int($0) }))
      }
    }
    return plans
  }

  static func write(report: String) {
    write(isVerbose ? report + "\n.\n" : String(hash(report), radix: 16) + "\n")
  }

  /// Unbuffered: a crash must lose nothing.
  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, rest.count > 0 {
        let count = Foundation.write(1, start, rest.count)
        if count <= 0 { exitAtOnce(1) }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  static func finish(_ result: Int32 = 0) -> Never { exitAtOnce(result) }

  /// FNV-1a.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
