/// Options that decide what of a report counts.
extension OptionDescription {
  static let baseline = OptionDescription(
    name: "baseline", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "Findings that are in this file are known and do not fail the run.", key: "baseline")
  static let writeBaseline = OptionDescription(
    name: "write-baseline", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "Writes what is found to this file; without '--baseline' all of it is known from now on.")
  static let changedSince = OptionDescription(
    name: "changed-since", value: ValueDescription(placeholder: "REV", kind: .text),
    abstract: "Explores what reaches code that differs from where the branch left this git revision.")
  static let toolRepository = OptionDescription(
    name: "tool", value: ValueDescription(placeholder: "OWNER/NAME", kind: .text),
    abstract: "The repository that the workflow takes transverify from.")
  static let force = OptionDescription(name: "force", abstract: "Overwrites files that are there already.")
  static let failOn = OptionDescription(
    name: "fail-on", value: ValueDescription(placeholder: "SEVERITY", kind: .choice(["error", "warning", "note"])),
    abstract: "The least severity that fails the run: error, warning or note (warning).", key: "failOn")
  static let requireDisturbances = OptionDescription(
    name: "require-disturbances", value: ValueDescription(placeholder: "N", kind: .number),
    abstract: "Passes a subject that was stopped if it holds up to N disturbances, and fails with less.",
    key: "requireDisturbances")
  static let incomplete = OptionDescription(
    name: "incomplete", value: ValueDescription(placeholder: "WHAT", kind: .choice(["fail", "pass"])),
    abstract: "Whether a subject that was stopped fails the run or passes: fail or pass (fail).", key: "incomplete")
  static let confidence = OptionDescription(
    name: "confidence",
    value: ValueDescription(placeholder: "LEVEL", kind: .choice(["certain", "likely", "possible"])),
    abstract: "The least confidence that fails the run: certain, likely or possible (likely).", key: "confidence")
}
