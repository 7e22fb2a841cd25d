import Diagnostics
import Foundation
import Verification

/// How fast `transverify` is here: from cold start to report, over the whole gallery, and per subject of the gallery.
///
/// It judges nothing: numbers differ between machines, so there are no thresholds.
@main
enum Benchmark {
  /// Runs that are not counted, and then those that are.
  private static let warmUps = 1
  private static let runs = 5

  static func main() {
    do throws(BenchmarkError) {
      let arguments = CommandLine.arguments.dropFirst()
      if arguments.first == "--states" { return try profile(Array(arguments.dropFirst())) }
      if arguments.first == "--family" { return try FamilyBenchmark(Array(arguments.dropFirst())).run() }
      if arguments.first == "--subjects" { return try explore(Array(arguments.dropFirst())) }
      try measure()
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error.message)\n".utf8))
      exit(1)
    }
  }

  /// `--states [N] [--without NAME]… PATH…`: where the states of the subjects come from.
  private static func profile(_ arguments: [String]) throws(BenchmarkError) {
    var (number, without, paths): (Int?, Set<String>, [String]) = (nil, [], [])
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--without" {
        guard let name = rest.popFirst() else { throw BenchmarkError("'--without' lacks the name of a field") }
        without.insert(name)
      } else if let found = Int(word) {
        number = found
      } else {
        paths.append(word)
      }
    }
    do throws(InputError) {
      for text in try StateProfile.texts(paths: paths, states: number ?? 5_000, without: without) { print(text) }
    } catch {
      throw BenchmarkError(error.message)
    }
  }

  /// `--subjects [--cold] [--runs N]`: each subject of the gallery alone; cold, without the runs that are known from a
  /// warm-up of the subject.
  private static func explore(_ arguments: [String]) throws(BenchmarkError) {
    var rest = arguments[...]
    var (warmUps, runs) = (warmUps, runs)
    while let word = rest.popFirst() {
      if word == "--cold" {
        (warmUps, runs) = (0, 1)
      } else if word == "--runs", let number = rest.popFirst().flatMap({ Int($0) }), number > 0 {
        runs = number
      } else {
        throw BenchmarkError("'\(word)' is no option of '--subjects', or lacks its number")
      }
    }
    let subjects = try GalleryBenchmark.subjects(
      try GalleryBenchmark.folder(), jobs: ProcessInfo.processInfo.activeProcessorCount, warmUps: warmUps, runs: runs)
    print(SubjectTable.text(subjects))
  }

  private static func measure() throws(BenchmarkError) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let gallery = try GalleryBenchmark.folder()
    print("\(build) build, \(cores) cores, \(warmUps) warm-up and \(runs) counted runs of each measurement")
    print("")
    let program = try Program.besideBenchmark()
    let sample = try SampleSource()
    defer { sample.remove() }
    for usesCache in [true, false] {
      let cold = try Timing.of(warmUps: warmUps, runs: runs) { () throws(BenchmarkError) in
        try program.check(sample, usesCache: usesCache)
      }
      let suffix = usesCache ? "" : ", without a cache of the machine's trees"
      print("cold start to text report of one small source file\(suffix): \(cold)")
    }
    let whole = try Timing.of(warmUps: warmUps, runs: runs) { () throws(BenchmarkError) in
      try GalleryBenchmark.run(gallery, jobs: cores)
    }
    print("the whole gallery, \(cores) jobs: \(whole)")
    print("")
    let subjects = try GalleryBenchmark.subjects(gallery, jobs: cores, warmUps: warmUps, runs: runs)
    print("exploration of each subject of the gallery, alone and on one thread, without judging; median of the runs:")
    print(SubjectTable.text(subjects))
  }

  private static var build: String {
    #if DEBUG
      "debug (measure with `-c release`)"
    #else
      "release"
    #endif
  }
}

/// The benchmark cannot be run: one sentence, lower case, without a period.
struct BenchmarkError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
