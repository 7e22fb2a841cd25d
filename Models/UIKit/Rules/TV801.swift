// TV801 coordinator-optional: the machine itself reports the forced unwraps (they crash).

/// Code under test reads a value that can be nil: it keeps the rule as long as it does not crash.
func noteOptionalIsRead() {
  if here() != nil { check(true, .TV801, "") }
}
