/// A model as instructions, with the registers that they work on.
struct CompiledModel: Sendable {
  var model: FlatModel
  var instructions: [Instruction]
  /// Where the code of each part begins.
  var steps: Int
  var inspection: Int
  var settling: Int
  /// What the registers behind the model's hold: constants, then 0 for the temporaries.
  var tail: [Int]
  /// The slots that each event writes, ascending.
  var writes: [[Int]]

  var registers: Int { model.registers + tail.count }

  init(_ model: FlatModel) {
    var builder = CodeBuilder(model)
    let parts = Parts(model, &builder)
    self.init(model, parts, builder)
  }

  /// Where the code of each part of a model begins.
  struct Parts {
    var steps: Int
    var inspection: Int
    var settling: Int

    init(_ model: FlatModel, _ builder: inout CodeBuilder) {
      steps = builder.build(model.steps)
      inspection = builder.build(model.inspection)
      settling = builder.build(model.settling)
    }
  }

  init(_ model: FlatModel, _ parts: Parts, _ builder: CodeBuilder) {
    self.model = model
    (steps, inspection, settling) = (parts.steps, parts.inspection, parts.settling)
    let offset = Int32(model.registers + builder.constants.count) - CodeBuilder.firstTemporary
    instructions = builder.code.map { $0.rebased(by: offset) }
    tail = builder.constants + Array(repeating: 0, count: Int(builder.mostTemporaries))
    writes = builder.writes
  }
}

extension Instruction {
  /// Temporaries get the registers behind the constants.
  fileprivate func rebased(by offset: Int32) -> Instruction {
    func moved(_ register: Int32) -> Int32 { register >= CodeBuilder.firstTemporary ? register + offset : register }
    return Instruction(operation: operation, a: moved(a), b: moved(b), c: moved(c))
  }
}
