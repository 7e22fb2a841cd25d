import Diagnostics
import Machine
import RunReport

/// What the machine executes of a program.
extension Workspace {
  /// Compiles a part of this program; see `compile`.
  func image(
    of part: ProgramSlice, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(InputError) -> (image: ProgramImage, problems: [Problem]) {
    let compiled = try compile(part.program, leftOut: part.leftOut, isCancelled: isCancelled)
    let (image, broken) = try Self.soundImage(of: compiled.program)
    return (image, compiled.problems + broken.map { Self.problem(Self.warning(about: $0), sources) })
  }

  /// … of the whole program.
  func image() throws(InputError) -> ProgramImage { try Self.image(of: compiled) }

  static func image(of program: CompiledProgram) throws(InputError) -> ProgramImage {
    try soundImage(of: program).image
  }

  /// A function of the code under test that was compiled wrongly answers an unknown value: it does not cost the report.
  ///
  /// - Returns: those functions, too.
  private static func soundImage(
    of program: CompiledProgram
  ) throws(InputError) -> (image: ProgramImage, broken: [CompiledFunction]) {
    do {
      return (try ProgramImage(program), [])
    } catch {
      guard let sound = BytecodeVerifier.replacingBroken(in: program), let image = try? ProgramImage(sound.program)
      else {
        throw InputError("the code was compiled wrongly, which is a bug of transverify: \(error.problem)")
      }
      return (image, sound.broken.map { program.functions[$0] })
    }
  }

  private static func warning(about function: CompiledFunction) -> Diagnostic {
    Diagnostic(
      .warning,
      "'\(function.name)' could not be compiled, which is a bug of transverify: what it does is taken as unknown",
      at: function.span)
  }
}
