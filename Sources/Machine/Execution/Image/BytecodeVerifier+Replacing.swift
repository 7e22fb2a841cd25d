import Diagnostics

extension BytecodeVerifier {
  /// The program with functions of the code under test that the machine cannot execute replaced by ones that answer an
  /// unknown value, and their numbers; nil where something else is wrong, too. Runs that come to such a function are not those
  /// of the code, which `CompiledFunction.isReplaced` says. O(size of the program).
  package static func replacingBroken(in program: CompiledProgram) -> (program: CompiledProgram, broken: [Int])? {
    let broken = BytecodeVerifier(program).brokenFunctions()
    guard broken.allSatisfy({ program.functions[$0].isSubject }) else { return nil }
    var sound = program
    sound.constants.append(Word(opaque: 0))
    for number in broken { sound.functions[number].answerUnknown(constant: sound.constants.count - 1) }
    return BytecodeVerifier(sound).firstProblem() == nil ? (sound, broken) : nil
  }
}

extension CompiledFunction {
  fileprivate mutating func answerUnknown(constant: Int) {
    code = [Instruction(.constant, n: constant), Instruction(.ret, b: 1)]
    spans = [span, span]
    handlers = []
    registerCount = max(1, parameterCount)
    isReplaced = true
  }
}
