import Exploration
import Foundation
import Machine
import RunReport

/// Shows where the states of a subject come from: for developers of the machine, and for models that are too large.
package enum StateProfile {
  /// One text for each subject of the paths: the stored properties without which the fewest states would be left, and the
  /// events with the most outcomes.
  ///
  /// - Parameters:
  ///   - states: how many states of each subject are explored at most.
  ///   - without: fields, `lastExit` or `UIView.alpha`: the text says how many states are left without all of them.
  package static func texts(
    paths: [String], states: Int, without: Set<String> = []
  ) throws(InputError) -> [String] {
    let found = try SourceFinder.sources(at: paths)
    let workspace = try Workspace(files: found.files, jobs: 2, iOSVersion: nil, isWhole: false)
    var texts: [String] = []
    let planner = BatchPlanner(workspace)
    for batch in planner.batches(of: Array(workspace.subjects.indices)) {
      let image = try workspace.image(of: planner.slice(of: batch)).image
      for subject in batch.subjects.map({ workspace.subjects[$0] }) {
        guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else { continue }
        let start = SubjectBudget.threadTime
        let search = Search(
          image: image, entry: Int32(entry), options: SearchOptions(maximumStates: states), monitor: SearchMonitor())
        var exploration = search.exploreBeyondSetUp(Search.Aim()).exploration
        let seconds = Double(SubjectBudget.threadTime - start) / 1e9
        let statistics = exploration.result.statistics
        let head =
          "\(subject.kind.rawValue) \(subject.name): \(statistics.states) states, \(statistics.transitions) transitions, "
          + "depth \(statistics.depth), \(exploration.system.work) work in \(seconds) s"
        let lines = [head] + fields(of: exploration, without, image) + outcomes(of: &exploration)
        texts.append(lines.joined(separator: "\n  "))
      }
    }
    return texts
  }

  private struct Field: Hashable {
    var type: Int32
    var slot: Int
  }

  /// A state's hash is a sum over its words, so that leaving a field out changes it by the terms of that field.
  private static func fields(
    of exploration: Search.Exploration, _ without: Set<String>, _ image: ProgramImage
  ) -> [String] {
    var together: Set<UInt64> = []
    var left: [Field: Set<UInt64>] = [:]
    // How many states have the field at all.
    var present: [Field: Int] = [:]
    var values: [Field: Set<UInt64>] = [:]
    let space = exploration.result.space
    var seen: [Field: Bool] = [:]
    for pass in 0..<2 {
      for state in 0..<space.count {
        if space.words(of: state).count < 2 { continue }
        let reader = StateReader(image: image, state: space.words(of: state))
        let words = reader.words
        var total: UInt64 = 0
        for (place, word) in words.enumerated() { total &+= mix(place, word) }
        var sums: [Field: UInt64] = [:]
        var rest = total
        reader.forEachField { type, slot, place in
          let field = Field(type: type, slot: slot)
          if pass == 0 {
            values[field, default: []].insert(words[place])
          } else if seen[field] == true {
            sums[field, default: total] &-= mix(place, words[place])
            if isNamed(field, by: without, image) { rest &-= mix(place, words[place]) }
          }
        }
        if pass == 1 { together.insert(rest) }
        for (field, sum) in sums {
          left[field, default: []].insert(sum)
          present[field, default: 0] += 1
        }
      }
      if pass == 0 { for (field, set) in values where set.count > 1 { seen[field] = true } }
    }
    let counts = left.map { (field: $0.key, states: space.count - (present[$0.key] ?? 0) + $0.value.count) }
    let ranked = counts.sorted { ($0.states, name($0.field, image)) < ($1.states, name($1.field, image)) }
    let all = without.isEmpty ? [] : ["\(together.count) states without \(without.sorted().joined(separator: ", "))"]
    return all
      + ranked.prefix(25).map { field, states in
        "\(states) states without \(name(field, image)) (\(values[field]?.count ?? 0) values)"
      }
  }

  private static func isNamed(_ field: Field, by names: Set<String>, _ image: ProgramImage) -> Bool {
    if names.isEmpty { return false }
    let name = name(field, image)
    return names.contains(name) || names.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  private static func mix(_ place: Int, _ word: UInt64) -> UInt64 {
    var hash = (word ^ UInt64(place) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 29
    return hash &* 0x94D0_49BB_1331_11EB
  }

  private static func name(_ field: Field, _ image: ProgramImage) -> String {
    if field.type < 0 { return image.program.globals[field.slot].name }
    let type = image.program.types[Int(field.type)]
    guard field.slot < type.slots.count else { return type.name + "[]" }
    return type.name + "." + image.program.names[Int(type.slots[field.slot].name)]
  }

  // MARK: Outcomes

  private struct Widest: SuccessorSink {
    /// By event: how many runs were delivered, and the last of them.
    var runs: [UInt32: (count: Int, last: StepLabel)] = [:]
    mutating func violation(_ property: UInt32) {}
    mutating func incomplete(_ reason: UInt32) {}
    mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { crash(label: label) }
    mutating func crash(label: StepLabel) { runs[label.event] = ((runs[label.event]?.count ?? 0) + 1, label) }
  }

  private static func outcomes(of exploration: inout Search.Exploration) -> [String] {
    let space = exploration.result.space
    var best: [String: (runs: Int, choices: [String: Int])] = [:]
    for state in stride(from: 0, to: space.count, by: max(1, space.count / 200)) {
      space.words(of: state).withUnsafeBufferPointer { words in
        if EndingState.isOver(words) { return }
        var sink = Widest()
        exploration.system.machine.emitSuccessors(of: words, into: &sink)
        for (runs, last) in sink.runs.values where runs > 1 {
          guard let trace = exploration.system.machine.trace(words, last) else { continue }
          var name = ""
          var choices: [String: Int] = [:]
          for item in trace.events {
            if case .offer(let offered, _, _) = item.kind { name = offered.sentence }
            if case .choice(let choice) = item.kind {
              choices["\(choice.kind) file \(item.span.file) at \(item.span.start)", default: 0] += 1
            }
          }
          if runs > best[name]?.runs ?? 0 { best[name] = (runs, choices) }
        }
      }
    }
    return best.sorted { ($1.value.runs, $0.key) < ($0.value.runs, $1.key) }.prefix(5).map { name, value in
      "\(value.runs) runs of '\(name)': "
        + value.choices.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map { "\($0.value)× \($0.key)" }
        .joined(separator: ", ")
    }
  }
}
