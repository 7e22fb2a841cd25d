/// A finding ends the build.
let onFindings = Outcome.fail
