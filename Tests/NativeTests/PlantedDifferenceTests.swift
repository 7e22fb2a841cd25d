import Machine
import NativeAgreement
import TestSupport
import Testing

extension NativeAgreementTests {
  /// A machine that is wrong on one side only is noticed.
  @Suite(.serialized) struct PlantedDifferenceTests {
    /// Sequences of a few worlds, as a program has them interpreted.
    private func sequences(
      _ image: ProgramImage, worlds: [String] = ["worldCustom", "worldChain"]
    ) -> [InterpretedSequence] {
      worlds.flatMap { world -> [InterpretedSequence] in
        guard var random = RandomSequences(image, entry: world, seed: 11) else { return [] }
        return (0..<30).map { _ in random.next() }
      }
    }

    @Test func withoutAPlantNothingIsFound() throws {
      let build = try NativeMachine.build.get()
      #expect(try Agreement(build).differences(in: sequences(NativeMachine.program.image)).isEmpty)
    }

    @Test(arguments: ["--contrary", "--last-alternative", "--deaf"])
    func aWordThatMeansSomethingElseNatively(argument: String) throws {
      let agreement = Agreement(try NativeMachine.build.get(), arguments: [argument])
      let sequences = sequences(
        NativeMachine.program.image, worlds: ["worldCustom", "worldChain", "worldFullScreenAnimator"])
      #expect(!(try agreement.differences(in: sequences).isEmpty))
    }

    /// Each is a line of the machine, and what the interpreter reads in its place.
    static let edits: [(file: String, line: String, change: String)] = [
      ("PresentationStart.swift", "presentationTransitionWillBegin()", "presentationTransitionDidEnd(true)"),
      ("MainRunLoop.swift", "work.followsPrevious = index > 0", "work.followsPrevious = false"),
      ("UIView+Hierarchy.swift", "place(view, in: self, at: subviews.count)", "place(view, in: self, at: 0)"),
      ("Background.swift", "endAllAnimations()", "if false { endAllAnimations() }"),
    ]

    @Test(arguments: Effort.items(Array(edits.indices), sample: 1)) func anEditOfTheMachineOnOneSide(index: Int) throws
    {
      let edit = Self.edits[index]
      var isEdited = false
      let program = DrivenProgram(root: NativeMachine.root, files: NativeMachine.worlds) { path, text in
        guard path.hasSuffix("/" + edit.file), let range = text.range(of: edit.line) else { return text }
        isEdited = true
        return text.replacingCharacters(in: range, with: edit.change)
      }
      #expect(isEdited, "\(edit.file) has no line \(edit.line)")
      #expect(program.errors == [])
      let sequences = sequences(program.image, worlds: ["worldCustom", "worldQueued", "worldFullScreenAnimator"])
      #expect(!(try Agreement(NativeMachine.build.get()).differences(in: sequences).isEmpty))
    }

    @Test func aWordThatMeansSomethingElseToTheInterpreter() throws {
      var program = NativeMachine.program.image.program
      program.natives = program.natives.map { $0 == .isUnknown ? .isStale : $0 }
      let found = sequences(try ProgramImage(program), worlds: ["worldQueued"])
      #expect(!(try Agreement(NativeMachine.build.get()).differences(in: found).isEmpty))
    }

    /// Identity for its opposite, where the machine asks whose animations are held.
    @Test func anInstructionThatDoesSomethingElse() throws {
      var program = NativeMachine.program.image.program
      for function in program.functions.indices
      where program.functions[function].name == "animationsAreHeld" {
        for place in program.functions[function].code.indices {
          let instruction = program.functions[function].code[place]
          guard instruction.op == .binary, instruction.n == Int32(BinaryOperator.identical.rawValue) else { continue }
          program.functions[function].code[place].n = Int32(BinaryOperator.notIdentical.rawValue)
        }
      }
      let found = sequences(try ProgramImage(program), worlds: ["worldFullScreenAnimator", "worldCustom"])
      #expect(!(try Agreement(NativeMachine.build.get()).differences(in: found).isEmpty))
    }
  }
}
