import Diagnostics
import Exploration
import Foundation
import Machine

@testable import Verification

/// Some random programs, compiled together: by the machine as it is, and by one whose own reductions are taken out.
struct MachineBatch {
  private let workspace: Workspace
  let image: ProgramImage

  /// - Parameter edits: of the machine's sources, by the name of the file: a text and what takes its place.
  init(_ seeds: Range<Int>, edits: [String: [(String, String)]] = [:]) throws {
    let text = seeds.map { RandomMachineProgram(seed: $0).source() }.joined(separator: "\n")
    try self.init(text, edits: edits)
  }

  /// A program that somebody wrote.
  init(_ source: String, edits: [String: [(String, String)]] = [:]) throws {
    var machine = try ModelLibrary.files()
    for (name, pairs) in edits {
      for (old, new) in pairs { try Self.replace(old, by: new, in: name, of: &machine) }
    }
    let program = SourceFile(path: "Programs.swift", text: "import UIKit\n\n" + source)
    workspace = try Workspace(files: [program], jobs: 1, iOSVersion: 17, machine: machine)
    image = try workspace.image()
  }

  private struct Missing: Error { var text: String }

  private static func replace(
    _ old: String, by new: String, in name: String, of machine: inout [SourceFile]
  ) throws {
    guard let index = machine.firstIndex(where: { $0.path.hasSuffix(name) }), machine[index].text.contains(old) else {
      throw Missing(text: "\(name) does not say: \(old)")
    }
    let text = machine[index].text.replacingOccurrences(of: old, with: new)
    machine[index] = SourceFile(path: machine[index].path, text: text)
  }

  /// The search of a program's scenario, with what it takes to compare it. Without `states` it has those that comparisons
  /// need, and is given up where the program is too large for one.
  func search(_ seed: Int, states: Int? = nil) -> Search? {
    search(RandomMachineProgram(seed: seed).scenario, states: states)
  }

  func search(_ name: String, states: Int? = nil) -> Search? {
    guard let subject = workspace.subjects.first(where: { $0.name == name }),
      let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry })
    else { return nil }
    return Search(
      image: image, entry: Int32(entry), options: SearchOptions(maximumStates: states ?? MachineComparison.bound),
      monitor: states == nil ? Self.monitor(most: MachineComparison.states) : SearchMonitor())
  }

  private static func monitor(most: Int) -> SearchMonitor {
    var isTooLarge = false
    var monitor = SearchMonitor(isCancelled: { isTooLarge }, progress: { isTooLarge = $0.states > most })
    monitor.progressInterval = 32
    return monitor
  }

  /// What a property is called in every compilation of the same code.
  func name(of property: ViolatedProperty) -> String {
    let replayer = Replayer(image: image, sources: workspace.sources)
    let place = property.site.flatMap { replayer.location(of: $0) } ?? ""
    return "\(property.rule?.rawValue ?? ""): \(property.message) (\(place.hasPrefix("Programs") ? place : ""))"
  }
}
