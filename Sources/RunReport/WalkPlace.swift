/// Where a walk along a finding's trace stands, as numbers: equal numbers lead to equal places.
package struct WalkPlace: Hashable, Sendable {
  /// In which way the app sets itself up, from 1; `nil` for the trace's.
  package var beginning: Int?
  /// Steps along the trace.
  package var step: Int
  /// The numbers of the choices taken after that, from 1, as each place lists them.
  package var choices: [Int]

  package init(beginning: Int? = nil, step: Int = 0, choices: [Int] = []) {
    self.beginning = beginning
    self.step = step
    self.choices = choices
  }
}
