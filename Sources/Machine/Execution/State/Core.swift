/// One active call.
struct Frame {
  enum Kind: UInt8 {
    /// The result goes to `resultRegister` of the caller, which continues after the call.
    case plain
    /// The machine itself made the call: the result stays in `Core.result` and the interpreter returns.
    case boundary
    /// As `plain` without a result: a setter.
    case setter
    /// The initial values of an instance: the caller is its initialiser, which has not begun. The instance with its values
    /// is its parameter 0.
    case initialValues
    /// The first use of the global `target` by an instruction of the caller, which executes again.
    case firstUse
  }

  var function: Int32
  /// The instruction being executed, counted from the function's first: for a caller the call itself.
  var pc: Int32
  /// The first register.
  var base: Int32
  /// The target whose `mapping` placed the arguments, -1 when argument i is parameter i.
  var target: Int32
  /// The function value being run, for `capture`.
  var closure: Word
  // Registers of the caller.
  var resultRegister: UInt16
  /// Where the receiver came from; `Frame.nowhere` when its new value is not wanted.
  var receiverRegister: UInt16
  /// Where argument 0 came from; `Frame.nowhere` when the machine made the arguments.
  var argumentRegister: UInt16
  var kind: Kind
  /// Of code under test: what it was called with, as far as `UnknownDepth` tells calls apart.
  var arguments: UInt32 = 0
  /// How many choices the run had made when it was called.
  var choices: UInt32 = 0

  static let nowhere = UInt16.max
}

/// Whether and why a run has stopped.
enum RunStatus: UInt8 {
  case running
  /// The chosen event has been executed.
  case stopped
  /// An `assume` failed: the run does not exist.
  case impossible
  /// Unknown values would have it call itself once more: the run is left out (`UnknownDepth`).
  case tooDeep
  /// The program crashed; `RunLog` has the property.
  case trapped
  /// A bound was met: `Core.exhaustion`.
  case exhausted
}

/// What `offer` does.
enum OfferMode: UInt8 {
  /// Offers are ignored.
  case ignore
  /// Offers are numbered and their bodies remembered.
  case collect
  /// The body of offer number `Core.offerChosen` is executed, then the run stops.
  case execute
}

struct ChoicePoint {
  /// How many alternatives are to be tried: one where only what is usual is.
  var arity: UInt32
  var chosen: UInt32
  /// Whether alternatives above 0 are unusual: see `MachineConfiguration.countsAnswers`.
  var isAnswer = true

  /// Something goes another way than usual.
  var isUnusual: Bool { isAnswer && chosen > 0 }
}

/// Which runs of an event are delivered: by how often something goes another way than usual in them.
struct RunPass {
  var least: Int
  /// `.max`: any number.
  var most: Int

  static let all = RunPass(least: 0, most: .max)

  /// Answers that make no difference to the pass any more count like this many.
  var cap: Int { most == .max ? least : most }
}

/// The mutable part of a machine, all trivial types, at a fixed address.
///
/// Invariants, on which every unchecked access of the interpreter rests:
/// - `arena[0..<arenaCount]` is globals, then objects; every object is a header followed by as many words as the header
///   says; every reference in registers and objects is the index of a header below `arenaCount`.
/// - The arena has room for two times `arenaLimit` words, so that an allocation that meets the bound still has memory
///   to write to until the interpreter notices `status`.
/// - `frames[0..<frameCount]` are the active calls; the registers of frame i are at `registers + frames[i].base`, there
///   are as many as its function says, and those of frame i + 1 follow. There is room for one more frame of any size.
/// - `choices[0..<choiceCount]` are the points of the current run so far and, from `choicePosition` on, its prefix.
struct Core {
  var tables: Tables

  var arena: UnsafeMutablePointer<UInt64>
  var arenaCount = 0
  var arenaLimit: Int
  /// `arenaLimit` when the run began; it sinks by what a repeated run has allocated and `StepMemo` has left out.
  var startLimit = 0
  /// How many words the loaded state has.
  var stateCount = 0

  var registers: UnsafeMutablePointer<Word>
  var registerLimit: Int
  var frames: UnsafeMutablePointer<Frame>
  var frameCount = 0
  var frameLimit: Int
  var nesting = 0
  /// The value of `nesting` at which nothing but frames says how a run goes on, so that runs can be compared; -1: none.
  var joinNesting = -1
  var nestingLimit: Int

  var status = RunStatus.running
  var exhaustion = IncompleteReason.memory
  /// The function of code under test that was active most often when calls nested too deeply last; -1: none has been.
  var endlessFunction: Int32 = -1
  var fuel = 0
  /// Instructions that the loop has finished by itself, or would have if the run had not been repeated.
  var instructions = 0
  /// See `MachineSystem.work`; what the current run has used of its fuel is added when the next one begins.
  var work = 0
  /// The result of the last `boundary` frame.
  var result = Word.nil

  var choices: UnsafeMutablePointer<ChoicePoint>
  var choiceCount = 0
  var choicePosition = 0
  var choiceLimit: Int
  /// See `MachineConfiguration.countsAnswers`.
  var pass = RunPass.all
  /// The pass of the usual runs has come to something that may go another way.
  var leavesRunsOut = false
  /// By name id: the alternative to which a free parameter is fixed, or -1.
  var fixedParameters: UnsafeMutablePointer<Int32>
  /// Whether `MachineConfiguration.heldAnswers` has any.
  var holdsAnswers = false
  /// See `MachineLimits.presumesValues`.
  var presumesValues = false
  /// See `MachineConfiguration.nothingHappens`.
  var nothingHappens = false
  /// By name id: whether a rule of this name has been checked.
  var marked: UnsafeMutablePointer<Bool>
  /// By function: whether it is code under test and has run.
  var entered: UnsafeMutablePointer<Bool>

  var offerMode = OfferMode.ignore
  var offerChosen = 0
  var offerCount = 0

  /// Raw value of the last site of the code under test, -1 when none has run: see `Native.here`.
  var lastSite = -1
  /// Where code under test has branched on an animation's `finished` last: the index of the frame, -1 for nowhere, its
  /// function, and the instruction.
  var finishedFrame = -1
  var finishedFunction: Int32 = -1
  var finishedBranch: Int32 = -1
  var footprint = Footprint(capacity: 1 << 12)
  var isTracing = false
  /// Inside `wouldHold`: nothing that runs happens, so nothing is chosen, found or traced.
  var isHypothetical = false
  var log: Unmanaged<RunLog>
}

/// A handle on a `Core`: copied freely, owns nothing.
struct Machine {
  let core: UnsafeMutablePointer<Core>

  @inline(__always) init(_ core: UnsafeMutablePointer<Core>) { self.core = core }

  @inline(__always) var tables: Tables { core.pointee.tables }
  @inline(__always) var arena: UnsafeMutablePointer<UInt64> { core.pointee.arena }
  @inline(__always) var isRunning: Bool { core.pointee.status == .running }
  /// The innermost frame; there is one whenever an instruction executes.
  @inline(__always) var frame: UnsafeMutablePointer<Frame> { core.pointee.frames + (core.pointee.frameCount - 1) }
  @inline(__always) func registers(of frame: UnsafeMutablePointer<Frame>) -> UnsafeMutablePointer<Word> {
    core.pointee.registers + Int(frame.pointee.base)
  }
  @inline(__always) func row(_ function: Int32) -> UnsafePointer<FunctionRow> {
    core.pointee.tables.functions + Int(function)
  }
  @inline(__always) func typeRow(_ type: Int32) -> UnsafePointer<TypeRow> { core.pointee.tables.types + Int(type) }
  var log: RunLog { core.pointee.log.takeUnretainedValue() }

  /// The instruction being executed is done: the frame continues with the next one.
  @inline(__always) func advance() { frame.pointee.pc += 1 }

  /// Ends a step before its next run because a bound was met.
  func stop(_ reason: IncompleteReason) {
    core.pointee.status = .exhausted
    core.pointee.exhaustion = reason
  }

  /// Ends the run because a bound was met.
  func exhaust(_ reason: IncompleteReason) {
    guard isRunning else { return }
    core.pointee.status = .exhausted
    core.pointee.exhaustion = reason
    if reason == .callDepth { noteEndlessFunction() }
  }

  /// Of those that are active equally often the one with the lowest number.
  private func noteEndlessFunction() {
    var active: [Int32: Int] = [:]
    for index in 0..<core.pointee.frameCount {
      let function = core.pointee.frames[index].function
      if row(function).pointee.isSubject { active[function, default: 0] += 1 }
    }
    let most = active.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    if let most, most.value > 1 { core.pointee.endlessFunction = most.key }
  }
}
