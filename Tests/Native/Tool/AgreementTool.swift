import Foundation
import Machine
import NativeAgreement

// Drives both machines at random: `swift run native-agreement [--sequences N] [WORLD…]`, from the package's folder.

@main
enum AgreementTool {
  static func main() {
    do { try run() } catch { print("error: \(error)") }
  }

  private static func run() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    var count = 100
    if let option = words.firstIndex(of: "--sequences"), option + 1 < words.count {
      count = Int(words[option + 1]) ?? count
      words.removeSubrange(option...(option + 1))
    }
    let root = FileManager.default.currentDirectoryPath
    let files = DrivenWorlds.files(root: root)
    let program = DrivenProgram(root: root, files: files)
    for error in program.errors { print("error: " + error) }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let build = try NativeBuild(
      root: root, products: products, files: files, folder: NSTemporaryDirectory() + "native-agreement")
    for entry in files.flatMap(\.entryNames) where words.isEmpty || words.contains(entry) {
      try drive(entry, program.image, build, count: count)
    }
  }

  private static func drive(_ entry: String, _ image: ProgramImage, _ build: NativeBuild, count: Int) throws {
    let clock = ContinuousClock()
    guard var random = RandomSequences(image, entry: entry, seed: 1) else { return print("\(entry): no such world") }
    var sequences: [InterpretedSequence] = []
    let interpreting = clock.measure { for _ in 0..<count { sequences.append(random.next()) } }
    var differences: [Agreement.Difference] = []
    let comparing = try clock.measure { differences = try Agreement(build).differences(in: sequences) }
    let steps = sequences.map(\.reports.count).reduce(0, +)
    print("\(entry): \(count) sequences, \(steps) steps, interpreted in \(interpreting), native in \(comparing)")
    for difference in differences { print(difference) }
  }
}
