/// A size of the parametric presentation machine, which is written for several checkers
/// (`Models/Machines/Presentation.swift` is ours).
struct FamilySize {
  var name: String
  var controllers: Int
  var budget: Int
  var alongside: Int
  var progress: Int
  var deferred: Int
  /// 0: none. 1: a transition is completed twice. 2: a view stays in the container.
  var defect = 0
  /// What has to be found: all states, or the events of a shortest counterexample.
  var expected: Int
  /// The same with `--reduce symmetry,dead-variables`.
  var reduced: Int

  static let all: [FamilySize] = [
    FamilySize(
      name: "S4", controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1, expected: 10_086, reduced: 2_635),
    FamilySize(
      name: "S5", controllers: 4, budget: 6, alongside: 1, progress: 2, deferred: 1, expected: 102_661, reduced: 8_611),
    FamilySize(
      name: "S6", controllers: 4, budget: 12, alongside: 1, progress: 3, deferred: 2, expected: 1_085_310,
      reduced: 44_634),
    FamilySize(
      name: "S7", controllers: 5, budget: 12, alongside: 2, progress: 3, deferred: 2, expected: 9_688_635,
      reduced: 95_028),
  ].flatMap { size in
    [size] + (size.budget < 12 ? [] : [size.with(defect: 1, steps: 10), size.with(defect: 2, steps: 36)])
  }

  private func with(defect: Int, steps: Int) -> FamilySize {
    var size = self
    (size.name, size.defect, size.expected, size.reduced) = ("\(name)bug\(defect)", defect, steps, steps)
    return size
  }

  /// The numbers in the order in which all encodings name them.
  var numbers: [Int] { [controllers, budget, alongside, progress, deferred, defect] }

  /// Slots of SPIN's hash table, as a power of two: about twice as many as states.
  var tableBits: Int { ["S4": 15, "S5": 18, "S6": 21, "S7": 24][String(name.prefix(2))] ?? 24 }

  /// The declaration of an instance of our encoding.
  var declaration: String {
    let defects = ["none", "completesTwice", "leavesViews"]
    return """
      extension Presentation {
        static let measured = Presentation(
          controllers: \(controllers), budget: \(budget), alongside: \(alongside), progress: \(progress),
          deferred: \(deferred), defect: .\(defects[defect]))
      }

      """
  }
}
