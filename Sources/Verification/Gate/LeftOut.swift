import RunReport

/// What a run over changes has not looked at, or does not report since it is as it was.
struct LeftOut: Sendable {
  /// Subjects that nothing they reach has changed for, by name. Where it is not known whether others lead to a class, they count
  /// it, too.
  var subjects: [String] = []
  /// How many of these others may lead to.
  var fallbacks = 0
  /// What the text shows and has shown before.
  var findings: [Finding] = []
}
