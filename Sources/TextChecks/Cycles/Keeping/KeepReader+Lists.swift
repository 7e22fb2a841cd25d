import Diagnostics
import Program
import Subjects

/// Arrays, dictionaries and tuples keep their parts. Of an array that a property declares all elements are one object here.
extension KeepReader {
  private static let element = "[]"

  mutating func list(
    of elements: [Expression], as type: TypeReference?, at span: SourceSpan, _ scope: Scope
  ) -> KeepGraph.Node? {
    var inner = scope
    return once(span) { reader in
      let list = reader.graph.add()
      for element in elements { reader.keep(list, reader.value(element, as: type, &inner), at: element.span) }
      return list
    }
  }

  mutating func addElement(_ className: String?, to list: KeepGraph.Node, at span: SourceSpan) {
    guard let className else { return }
    let element = graph.add(className)
    graph.setProperty(Self.element, of: list, to: element)
    graph.keep(list, element, at: span, .declared)
  }

  func element(of list: KeepGraph.Node) -> KeepGraph.Node? { graph.property(Self.element, of: list) }

  /// Cells and the like, which a list keeps to use them again, and who has the list keeps that.
  mutating func list(_ node: KeepGraph.Node, at span: SourceSpan?, _ scope: Scope) {
    guard let this = scope.this, let span, KeptSelf.isShown(type, index), let entry = entry(of: node), entry.isSubject,
      !index.ancestors(of: entry).isDisjoint(with: Self.reused)
    else { return }
    graph.keep(this, node, at: span, .declared)
  }

  private static let reused: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]

  /// `for card in cards { … }`, `for card in [first, second] { … }`
  mutating func loop(_ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ scope: Scope) {
    var outside = scope
    for element in elements(of: sequence, &outside) {
      var inner = scope
      hide(pattern, &inner)
      if case .binding(let name, _) = pattern.kind, let element { inner.locals[name] = .some(element) }
      read(body, &inner)
    }
  }

  /// `cards.forEach { $0.owner = self }`
  mutating func visit(_ sequence: Expression, _ arguments: [Argument], _ scope: inout Scope) {
    guard arguments.count == 1, case .closure(let closure)? = arguments.first?.value.kind,
      let parameter = closure.parameters.first
    else { return }
    for case let element? in elements(of: sequence, &scope) {
      var inner = scope
      inner.result = nil
      inner.locals[parameter.name] = .some(element)
      read(closure.body, &inner)
    }
  }

  /// What a loop goes through: at least one, of which nothing may be known.
  private mutating func elements(of sequence: Expression, _ scope: inout Scope) -> [KeepGraph.Node?] {
    if case .array(let elements) = MethodUses.bare(sequence).kind, !elements.isEmpty, elements.count <= 8 {
      return elements.map { value($0, &scope) }
    }
    return [value(sequence, &scope).flatMap { element(of: $0) }]
  }

  /// `titles.map { Item(title: $0, onTap: self.open) }`: a list of what the closure gives.
  mutating func mapped(
    _ sequence: Expression, _ closure: Closure, at span: SourceSpan, _ scope: Scope
  ) -> KeepGraph.Node {
    var inner = scope
    for parameter in closure.parameters { inner.locals[parameter.name] = .some(nil) }
    if let parameter = closure.parameters.first, let list = value(sequence, &inner), let element = element(of: list) {
      inner.locals[parameter.name] = .some(element)
    }
    let list = graph.add()
    let result = graph.add()
    give(closure.body, to: result, &inner)
    graph.setProperty(Self.element, of: list, to: result)
    keep(list, result, at: span)
    return list
  }
}
