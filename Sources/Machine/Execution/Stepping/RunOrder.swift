/// The order in which the runs of a step are enumerated.
///
/// Depth first at first: the last choice is taken back before the one ahead of it, which costs no memory. A step with
/// very many runs would come to the other sides of its first choices, a guard at the beginning of a function for
/// example, only at its end, and bounds would cut just those off. So after `deepRuns` runs the choices that are still
/// open wait in a queue, the earliest first, and each further run appends what it leaves open: first everything that
/// deviates in one choice from what has been, then in two. Either way each run comes exactly once.
struct RunOrder {
  private let deepRuns: Int
  private var runs = 0
  private var isBroad = false
  /// Prefixes of runs to come, from `head` on.
  private var waiting: [[UInt16]] = []
  private var head = 0
  /// How many choices of the current run were prescribed.
  private var prescribed = 0

  init(deepRuns: Int) { self.deepRuns = deepRuns }

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
    let core = machine.core
    let made = core.pointee.choicePosition
    for position in (isBroad ? min(prescribed, made) : 0)..<made {
      let point = core.pointee.choices[position]
      for alternative in point.chosen + 1..<max(point.arity, point.chosen + 1) {
        waiting.append(prefix(of: position, core) + [UInt16(truncatingIfNeeded: alternative)])
      }
    }
    isBroad = true
    guard head < waiting.count else { return false }
    prescribe(waiting[head], core)
    waiting[head] = []
    head += 1
    return true
  }

  private func prefix(of position: Int, _ core: UnsafeMutablePointer<Core>) -> [UInt16] {
    (0..<position).map { UInt16(truncatingIfNeeded: core.pointee.choices[$0].chosen) }
  }

  private mutating func prescribe(_ choices: [UInt16], _ core: UnsafeMutablePointer<Core>) {
    for (position, chosen) in choices.enumerated() {
      core.pointee.choices[position] = ChoicePoint(arity: UInt32(chosen) + 1, chosen: UInt32(chosen))
    }
    prescribed = choices.count
    core.pointee.choiceCount = choices.count
  }
}
