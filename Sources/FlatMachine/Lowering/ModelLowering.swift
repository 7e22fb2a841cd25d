import Diagnostics
import Program

/// Takes a model of value types apart: evaluates what is known already, and leaves statements over numbers for the rest.
///
/// Functions are inlined and loops over known ranges unrolled, so that nothing is left of the source's structure. It
/// throws at the first construct that needs objects or has no meaning here.
final class ModelLowering {
  let declarations: Declarations
  /// Elements that sequences may hold.
  let capacity: Int
  /// The declaration of the model: its constants are known.
  let model: Int
  var slots = 0
  /// Locals in use, and the most that were at a time.
  var locals = 0
  var mostLocals = 0
  var blocks = 0
  /// What is being emitted, innermost list last.
  var emitted: [[FlatStatement]] = [[]]
  var events: [FlatModel.Event] = []
  var properties: [FlatModel.Property] = []
  var traps: [FlatModel.Trap] = []
  /// Whether slots may be changed here: inside the body of an offer.
  var mayWrite = false
  /// The first register that the body of an offer has to itself, beside the slots.
  var firstOwn = 0
  /// The types around the code that is being taken apart: `Presentation`.
  var path = ""
  var owner: Owner?
  var scope = Scope()
  var exits = Exits()
  /// Functions that are being inlined, outermost first.
  var calls: [SourceSpan] = []

  init(_ declarations: Declarations, model: Int, capacity: Int) {
    self.declarations = declarations
    self.model = model
    self.capacity = capacity
  }

  func fail(_ message: String, _ span: SourceSpan) -> FlatError { FlatError(message, at: span) }

  func emit(_ statement: FlatStatement) { emitted[emitted.count - 1].append(statement) }

  /// What `body` emits, apart from the rest.
  func collect<Result>(_ body: () throws(FlatError) -> Result) throws(FlatError) -> (Result, [FlatStatement]) {
    emitted.append([])
    do throws(FlatError) {
      let result = try body()
      return (result, emitted.removeLast())
    } catch {
      emitted.removeLast()
      throw error
    }
  }

  func newBlock() -> Int {
    blocks += 1
    return blocks
  }

  /// Room for a value, until the innermost `withLocals` ends.
  func newLocal(_ type: FlatType) -> Storage {
    let storage = Storage(type, at: slots + locals)
    locals += type.width
    mostLocals = max(mostLocals, locals)
    return storage
  }

  func withLocals<Result>(_ body: () throws(FlatError) -> Result) throws(FlatError) -> Result {
    let outer = locals
    defer { locals = outer }
    return try body()
  }

  func withScope<Result>(_ body: () throws(FlatError) -> Result) throws(FlatError) -> Result {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    return try body()
  }

  /// Stops the step unless the condition holds.
  func require(_ condition: FlatExpression, _ message: String, _ span: SourceSpan) {
    if let known = condition.constant, known != 0 { return }
    let trap = FlatModel.Trap(message: message, span: span)
    let number = traps.firstIndex(of: trap) ?? traps.count
    if number == traps.count { traps.append(trap) }
    emit(.require(condition, number))
  }

  func store(_ numbers: [FlatExpression], in storage: Storage) {
    for (index, number) in numbers.enumerated() where storage.place(index).value != number {
      emit(.set(storage.place(index), number))
    }
  }

  /// The value as it is now: later changes of the slots that it was read from do not change it.
  func snapshot(_ value: Value) -> Value {
    guard mayWrite, case .flat(let type, let numbers) = value else { return value }
    if numbers.allSatisfy({ $0.constant != nil }) { return value }
    let storage = newLocal(type)
    store(numbers, in: storage)
    return storage.value
  }
}
