/// The order in which the runs of a step are enumerated.
///
/// Depth first at first: the last choice is taken back before the one ahead of it, which costs no memory. A step with
/// very many runs would come to the other sides of its first choices, a guard at the beginning of a function for
/// example, only at its end, and bounds would cut just those off. So after `deepRuns` runs the choices that are still
/// open wait in a queue, the earliest first, and each further run appends what it leaves open: first everything that
/// deviates in one choice from what has been, then in two. Either way each run comes exactly once.
struct RunOrder {
  /// A run to come: the choices of an earlier run up to a position, and another alternative there.
  private struct OpenRun {
    /// See `ChoiceSequences`.
    var prefix: UInt32
    var position: UInt16
    var alternative: UInt16
  }

  private let deepRuns: Int
  /// Runs after which the step ends in any case: what would come later need not wait.
  private let mostRuns: Int
  private let sequences: ChoiceSequences
  private var runs = 0
  private var isBroad = false
  /// From `head` on.
  private var waiting: [OpenRun] = []
  private var head = 0
  /// How many choices of the current run were prescribed.
  private var prescribed = 0

  init(limits: MachineLimits, sequences: ChoiceSequences) {
    deepRuns = limits.deepRuns
    mostRuns = limits.runs
    self.sequences = sequences
  }

  /// A new step begins with its first run.
  mutating func clear() {
    runs = 0
    prescribed = 0
    if !isBroad { return }
    isBroad = false
    head = 0
    waiting.removeAll()
  }

  /// Prescribes the choices of the run after the one that has just executed; false when all have been taken.
  mutating func advance(_ machine: Machine) -> Bool {
    runs += 1
    if !isBroad && runs < deepRuns { return machine.nextChoices() }
    noteOpenRuns(machine.core)
    isBroad = true
    guard head < waiting.count else { return false }
    prescribe(waiting[head], machine.core)
    head += 1
    return true
  }

  /// What the run that has just executed leaves open waits. One run more than the step may have is kept, so that its
  /// end is known to be one.
  private mutating func noteOpenRuns(_ core: UnsafeMutablePointer<Core>) {
    let made = core.pointee.choicePosition
    let first = isBroad ? min(prescribed, made) : 0
    var prefix = sequences.number(ofChoicesIn: core, first: first)
    for position in first..<made {
      let point = core.pointee.choices[position]
      for alternative in point.chosen + 1..<max(point.arity, point.chosen + 1) {
        if runs + waiting.count - head > mostRuns { return }
        waiting.append(
          OpenRun(
            prefix: prefix, position: UInt16(truncatingIfNeeded: position),
            alternative: UInt16(truncatingIfNeeded: alternative)))
      }
      prefix = sequences.number(extending: prefix, at: position, by: point.chosen)
    }
    core.pointee.work += (made - first) >> 3
  }

  private mutating func prescribe(_ run: OpenRun, _ core: UnsafeMutablePointer<Core>) {
    let position = Int(run.position)
    sequences.prescribe(run.prefix, length: position + 1, to: core)
    core.pointee.choices[position] = ChoicePoint(arity: UInt32(run.alternative) + 1, chosen: UInt32(run.alternative))
    prescribed = position + 1
  }
}
