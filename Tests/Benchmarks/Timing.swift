import Foundation

/// Wall times of the counted runs of one measurement, by a clock that never goes back.
struct Timing: CustomStringConvertible {
  /// Seconds, ascending, not empty.
  private let seconds: [Double]

  /// - Parameter seconds: in any order, not empty.
  init(seconds: [Double]) { self.seconds = seconds.sorted() }

  /// Calls `body` `warmUps` times uncounted, then `runs` times counted, at least once.
  static func of(
    warmUps: Int, runs: Int, _ body: () throws(BenchmarkError) -> Void
  ) throws(BenchmarkError) -> Timing {
    for _ in 0..<warmUps { try body() }
    var seconds: [Double] = []
    for _ in 0..<max(1, runs) {
      let clock = ContinuousClock()
      let start = clock.now
      try body()
      seconds.append((clock.now - start) / .seconds(1))
    }
    return Timing(seconds: seconds)
  }

  var minimum: Double { seconds[0] }
  var maximum: Double { seconds[seconds.count - 1] }

  /// The mean of the middle two for an even number of runs.
  var median: Double { (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2 }

  var description: String {
    "min \(Self.text(minimum)), median \(Self.text(median)), max \(Self.text(maximum)) s"
  }

  /// Seconds to the millisecond.
  private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
