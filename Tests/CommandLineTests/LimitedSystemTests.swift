import Testing

/// A system that gives the program little: it finishes with the same report, or says in one sentence why not.
@Suite struct LimitedSystemTests {
  private func run(addressSpace: String, _ sample: GateSample) throws -> BuiltProgram.Outcome {
    let script = "ulimit -v \(addressSpace); exec timeout -s KILL 120 \"$TRANSVERIFY\" run --no-progress --jobs 8 App"
    return try BuiltProgram.bash(script, in: sample.folder)
  }

  #if os(Linux)
    @Test func littleAddressSpaceChangesNothing() throws {
      let sample = try GateSample()
      let free = try run(addressSpace: "unlimited", sample)
      #expect(free.code == 1)
      // 8 GB were not enough once; a thread whose stack is refused must not be waited for.
      for kilobytes in ["8000000", "2000000"] {
        let limited = try run(addressSpace: kilobytes, sample)
        #expect(limited.code == 1)
        #expect(limited.output == free.output)
      }
    }

    @Test func muchTooLittleIsOneSentence() throws {
      let sample = try GateSample()
      // Less than the program and its libraries need, more than it takes to start.
      let outcome = try run(addressSpace: "400000", sample)
      #expect(outcome.code != 137)
      if outcome.code != 1 {
        #expect(outcome.code == 70 || outcome.code == 127)
        #expect(outcome.output.split(separator: "\n").count <= 2)
      }
    }
  #endif
}
