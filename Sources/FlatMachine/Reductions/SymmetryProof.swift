/// Proves that transpositions are automorphisms of a model.
///
/// For a transposition g, every step s ↦ t of the model is rewritten to s ↦ g⁻¹(t at g(s)), as terms in normal form. If
/// these are the model's steps again, as a multiset, and what is demanded of states stays what it is, then states that g
/// maps to each other have successors that g maps to each other: g is an automorphism. Terms that differ may still mean
/// the same; then nothing is proved.
struct SymmetryProof {
  private(set) var model: TermModel
  /// The model's steps; each signature with its events.
  private let signatures: [StepSignature: [Int]]

  init(_ model: TermModel) {
    self.model = model
    var signatures: [StepSignature: [Int]] = [:]
    for step in model.steps {
      let signature = StepSignature(
        condition: step.condition, writes: step.writes, outcomes: step.outcomes, choices: step.choices,
        &self.model.pool)
      signatures[signature, default: []].append(step.event)
    }
    self.signatures = signatures
  }

  /// For each event the one that it becomes; `nil` where nothing is proved.
  mutating func events(under transposition: Transposition) -> [Int: Int]? {
    guard transposition.isInvolution else { return nil }
    var image = TermImage(transposition, terms: model.pool.count)
    for judgement in model.judgements
    where image.plain(judgement.condition, &model.pool) != judgement.condition { return nil }
    guard image.plain(model.settled, &model.pool) == model.settled else { return nil }
    var left = signatures
    var events: [Int: Int] = [:]
    for step in model.steps {
      guard let signature = rewritten(step, &image), var same = left[signature], !same.isEmpty else { return nil }
      // The event itself, if it is among them.
      let position = same.firstIndex(of: step.event) ?? 0
      events[step.event] = same.remove(at: position)
      left[signature] = same
    }
    return events
  }

  private mutating func rewritten(_ step: TermModel.Step, _ image: inout TermImage) -> StepSignature? {
    guard let condition = image.plain(step.condition, &model.pool) else { return nil }
    var writes: [TermModel.Write] = []
    for write in step.writes {
      let isReference = image.transposition.references[write.slot]
      let value =
        isReference ? image.renamed(write.value, &model.pool) : image.plain(write.value, &model.pool)
      guard let value else { return nil }
      writes.append(TermModel.Write(slot: image.transposition.partners[write.slot], value: value))
    }
    var outcomes: [TermModel.Outcome] = []
    for outcome in step.outcomes {
      guard let condition = image.plain(outcome.condition, &model.pool) else { return nil }
      outcomes.append(TermModel.Outcome(kind: outcome.kind, condition: condition))
    }
    return StepSignature(
      condition: condition, writes: writes, outcomes: outcomes, choices: step.choices, &model.pool)
  }
}
