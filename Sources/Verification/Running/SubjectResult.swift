import RunReport

/// What the exploration of one subject has shown.
struct SubjectResult: Sendable {
  var subject: Subject
  var findings: [Finding]
  /// The machine itself failed: a defect of the tool.
  var internalErrors: [String]
  /// How much of the code that it reaches had a meaning.
  var meaning: [DeclarationMeaning] = []
}
