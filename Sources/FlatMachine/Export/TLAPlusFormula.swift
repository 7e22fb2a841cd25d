/// A formula of TLA+ over the slots: definitions in front, then what has to hold, choices in between.
struct TLAPlusFormula {
  enum Clause {
    case test(FlatExpression)
    /// Some number of `0..<count` where the condition holds, else 0; later clauses may speak of it.
    case choice(register: Int, count: Int, when: FlatExpression)
    /// The values of variables after the step: text before a value, what is written into it, text behind.
    case assignment(before: String, [FlatExpression], after: String)
    case text(String)
  }

  private var clauses: [Clause]
  /// What registers behind those of the model stand for; nothing that is not needed.
  private var definitions: [Int: FlatExpression] = [:]
  /// The last choice that a definition depends on; none: it is not here.
  private var choices: [Int: Int] = [:]

  /// - Parameter items: what defines the registers that the clauses speak of.
  init(_ clauses: [Clause], _ items: [SymbolicRun.Item]) {
    self.clauses = clauses
    var all: [Int: FlatExpression] = [:]
    for case .definition(let register, let expression) in items { all[register] = expression }
    simplify(all)
  }

  /// Drops definitions that nobody needs; one that is needed once is put where it is needed.
  private mutating func simplify(_ all: [Int: FlatExpression]) {
    var uses: [Int: Int] = [:]
    for expression in clauses.flatMap(\.expressions) { expression.count(&uses) }
    // A definition speaks only of earlier ones.
    for register in all.keys.sorted(by: >) where uses[register] != nil { all[register]?.count(&uses) }
    var inlined: [Int: FlatExpression] = [:]
    for register in all.keys.sorted() {
      guard let count = uses[register], let expression = all[register]?.replacing(inlined) else { continue }
      if count == 1, expression.size <= Self.largestInlined {
        inlined[register] = expression
      } else {
        definitions[register] = expression
      }
    }
    clauses = clauses.map { $0.replacing(inlined) }
    for case .choice(let register, _, _) in clauses { choices[register] = register }
    for register in definitions.keys.sorted() {
      var reads: [Int: Int] = [:]
      definitions[register]?.count(&reads)
      choices[register] = reads.keys.compactMap { choices[$0] }.max()
    }
  }

  /// Longer lines are hard to read.
  private static var largestInlined: Int { 12 }

  /// The lines, indented by at least so many spaces.
  /// - Parameter isAction: whether TLC computes steps by it. An "or" there would be a choice, and a step that both sides
  ///   allow would count twice.
  func lines(_ writer: inout TLAPlusExpressions, indent: Int, isAction: Bool = false) -> [String] {
    name(&writer)
    writer.isAction = isAction
    return section(clauses[...], after: nil, &writer, indent)
  }

  private func name(_ writer: inout TLAPlusExpressions) {
    writer.names = [:]
    writer.truths = []
    for (number, register) in definitions.keys.sorted().enumerated() {
      writer.names[register] = "d\(number + 1)"
      if let expression = definitions[register], writer.isTruth(expression) { writer.truths.insert(register) }
    }
    var choices = 0
    for case .choice(let register, _, _) in clauses {
      choices += 1
      writer.names[register] = "c\(choices)"
    }
  }

  /// The clauses up to the next choice, and what follows it one level deeper.
  private func section(
    _ clauses: ArraySlice<Clause>, after choice: Int?, _ writer: inout TLAPlusExpressions, _ indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    for register in definitions.keys.sorted() where choices[register] == choice {
      guard let name = writer.names[register], let expression = definitions[register] else { continue }
      let text = writer.truths.contains(register) ? writer.test(expression) : writer.number(expression)
      lines.append(space + (lines.isEmpty ? "LET " : "    ") + "\(name) == \(text)")
    }
    if !lines.isEmpty { lines.append(space + "IN") }
    if clauses.isEmpty { lines.append(space + "/\\ TRUE") }
    for (index, clause) in zip(clauses.indices, clauses) {
      switch clause {
      case .test(let expression): lines.append(space + "/\\ " + writer.conjunct(expression))
      case .text(let text): lines.append(space + "/\\ " + text)
      case .assignment(let before, let values, let after):
        let list = values.map { writer.number($0) }.joined(separator: ", ")
        lines.append(space + "/\\ " + before + list + after)
      case .choice(let register, let count, let when):
        let range = "0..\(count - 1)"
        let set = when == .yes ? range : "(IF \(writer.test(when)) THEN \(range) ELSE {0})"
        lines.append(space + "/\\ \\E \(writer.names[register] ?? "") \\in \(set) :")
        let rest = clauses[(index + 1)...]
        return lines + section(rest, after: register, &writer, indent + 5)
      }
    }
    return lines
  }
}

extension TLAPlusFormula.Clause {
  fileprivate var expressions: [FlatExpression] {
    switch self {
    case .test(let expression): [expression]
    case .choice(_, _, let condition): [condition]
    case .assignment(_, let values, _): values
    case .text: []
    }
  }

  fileprivate func replacing(_ values: [Int: FlatExpression]) -> Self {
    switch self {
    case .test(let expression): .test(expression.replacing(values))
    case .choice(let register, let count, let condition):
      .choice(register: register, count: count, when: condition.replacing(values))
    case .assignment(let before, let list, let after):
      .assignment(before: before, list.map { $0.replacing(values) }, after: after)
    case .text: self
    }
  }
}

extension FlatExpression {
  /// Adds how often each register is read by its number.
  fileprivate func count(_ uses: inout [Int: Int]) {
    switch self {
    case .constant: break
    case .register(let register): uses[register, default: 0] += 1
    case .element(_, _, let offset): offset.count(&uses)
    case .not(let operand): operand.count(&uses)
    case .binary(_, let left, let right):
      left.count(&uses)
      right.count(&uses)
    case .select(let condition, let first, let second):
      condition.count(&uses)
      first.count(&uses)
      second.count(&uses)
    }
  }
}
