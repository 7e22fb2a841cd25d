import SwiftSyntax

/// How tightly infix operators bind.
///
/// Precedence groups are levels on a line, a stronger binding one higher: the standard library's partial order laid
/// out so that every relation between its groups is kept. A group that the file declares goes between the groups that
/// it names. Operators that neither the standard library nor the file declares have `DefaultPrecedence`.
struct PrecedenceTable {
  enum Associativity { case left, right, none }

  struct Group {
    var level: Double
    var associativity: Associativity
    /// The group of operators that change their left operand.
    var isAssignment = false
  }

  static let casting = Group(level: 70, associativity: .left)
  static let ternary = Group(level: 20, associativity: .right)
  static let assignment = Group(level: 10, associativity: .right, isAssignment: true)
  static let standard = Group(level: 25, associativity: .none)

  private var groups: [String: Group] = [
    "BitwiseShiftPrecedence": Group(level: 110, associativity: .none),
    "MultiplicationPrecedence": Group(level: 100, associativity: .left),
    "AdditionPrecedence": Group(level: 90, associativity: .left),
    "RangeFormationPrecedence": Group(level: 80, associativity: .none),
    "CastingPrecedence": casting,
    "NilCoalescingPrecedence": Group(level: 60, associativity: .right),
    "ComparisonPrecedence": Group(level: 50, associativity: .none),
    "LogicalConjunctionPrecedence": Group(level: 40, associativity: .left),
    "LogicalDisjunctionPrecedence": Group(level: 30, associativity: .left),
    "DefaultPrecedence": standard,
    "TernaryPrecedence": ternary,
    "FunctionArrowPrecedence": Group(level: 15, associativity: .right),
    "AssignmentPrecedence": assignment,
  ]

  private var operators: [String: String] = {
    let spellings: [(String, [String])] = [
      ("BitwiseShiftPrecedence", ["<<", ">>", "&<<", "&>>"]),
      ("MultiplicationPrecedence", ["*", "/", "%", "&*", "&", ".*", "./", ".%", ".&"]),
      ("AdditionPrecedence", ["+", "-", "&+", "&-", "|", "^", ".+", ".-", ".|", ".^"]),
      ("RangeFormationPrecedence", ["...", "..<"]),
      ("NilCoalescingPrecedence", ["??"]),
      ("ComparisonPrecedence", ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".>"]),
      ("LogicalConjunctionPrecedence", ["&&", ".&&"]),
      ("LogicalDisjunctionPrecedence", ["||", ".||"]),
      ("AssignmentPrecedence", ["*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*="]),
      ("AssignmentPrecedence", ["&<<=", "&>>=", "~>"]),
    ]
    var table: [String: String] = [:]
    for (group, names) in spellings {
      for name in names { table[name] = group }
    }
    return table
  }()

  func group(of spelling: String) -> Group {
    operators[spelling].flatMap { groups[$0] } ?? Self.standard
  }

  mutating func declare(operator spelling: String, group: String?) {
    operators[spelling] = group ?? "DefaultPrecedence"
  }

  mutating func declare(
    group name: String, above: [String], below: [String], _ associativity: Associativity, _ assigns: Bool
  ) {
    let lower = above.compactMap { groups[$0]?.level }.max()
    let upper = below.compactMap { groups[$0]?.level }.min()
    let levels = groups.values.map(\.level)
    let level: Double
    switch (lower, upper) {
    case (let low?, let high?): level = (low + high) / 2
    case (let low?, nil): level = (low + (levels.filter { $0 > low }.min() ?? low + 10)) / 2
    case (nil, let high?): level = (high + (levels.filter { $0 < high }.max() ?? high - 10)) / 2
    case (nil, nil): level = Self.standard.level
    }
    groups[name] = Group(level: level, associativity: associativity, isAssignment: assigns)
  }
}

extension Builder {
  /// Learns the operators and precedence groups that the file declares, wherever it declares them.
  func declareOperators(_ items: CodeBlockItemListSyntax) {
    let declarations = items.lazy.compactMap { $0.item.as(DeclSyntax.self) }
    for declaration in declarations {
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { declare(group) }
    }
    for declaration in declarations {
      guard let node = declaration.as(OperatorDeclSyntax.self), node.fixitySpecifier.text == "infix" else { continue }
      let group = node.operatorPrecedenceAndTypes.map { $0.precedenceGroup.text }
      precedence.declare(operator: node.name.text, group: group)
    }
  }

  private func declare(_ node: PrecedenceGroupDeclSyntax) {
    var above: [String] = []
    var below: [String] = []
    var associativity = PrecedenceTable.Associativity.none
    var assigns = false
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map { $0.name.text }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" { above += names } else { below += names }
      case .precedenceGroupAssignment(let node): assigns = node.value.text == "true"
      case .precedenceGroupAssociativity(let node):
        associativity = node.value.text == "left" ? .left : node.value.text == "right" ? .right : .none
      @unknown default: break
      }
    }
    precedence.declare(group: name(node.name), above: above, below: below, associativity, assigns)
  }
}
