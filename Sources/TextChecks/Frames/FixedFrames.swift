import Diagnostics
import Program
import Subjects

/// The frames that code of a class takes from the size of a screen, a window or a container.
struct FixedFrames {
  struct Found {
    /// What the code calls the view: a local name, a property, or both.
    var names: Set<String>
    var className: String
    var span: SourceSpan
    /// Where the same code adds the view.
    var addition: SourceSpan?
    /// Whether it is as large as what it stands in.
    var isFull: Bool
    var isLocal: Bool
    var body: [Statement]
  }

  let type: TypeIndex.Entry
  private let classes: [String: String]

  init(type: TypeIndex.Entry) {
    self.type = type
    classes = Dictionary(
      type.variables.filter(\.isStored).compactMap { variable in
        (variable.className ?? variable.madeClass).map { (variable.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Those of one piece of code, the first of each view.
  func found(in body: [Statement]) -> [Found] {
    let locals = LocalClasses.named(in: body)
    let sizes = Self.sizes(in: body)
    var found: [Found] = []
    let note: (String, Expression, SourceSpan) -> Void = { name, value, span in
      guard Self.isOfScreen(value, sizes), let className = locals[name] ?? classes[name],
        !found.contains(where: { $0.names.contains(name) })
      else { return }
      found.append(
        Found(
          names: [name], className: className, span: span, addition: self.addition(of: name, in: body),
          isFull: Self.isFull(value), isLocal: locals[name] != nil, body: body))
    }
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let frame = variable.value.flatMap(Self.frame)
      else { return }
      note(name, frame, statement.span)
    }
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind else { return }
      if case .member(let view, "frame") = MethodUses.bare(target).kind, let name = Self.ownName(view) {
        note(name, value, expression.span)
      } else if let name = Self.ownName(target), let frame = Self.frame(value) {
        note(name, frame, expression.span)
      }
    }
    return found
  }

  static func frame(_ value: Expression) -> Expression? {
    guard case .call(_, let arguments) = value.kind else { return nil }
    return arguments.first { $0.label == "frame" }?.value
  }

  static func ownName(_ view: Expression) -> String? {
    switch MethodUses.bare(view).kind {
    case .name(let name): return name
    case .member(let base, let name):
      guard case .selfReference = MethodUses.bare(base).kind else { return nil }
      return name
    default: return nil
    }
  }

  /// Where the code adds a view of that name to what stays.
  func addition(of name: String, in body: [Statement]) -> SourceSpan? {
    var span: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let method) = MethodUses.bare(callee).kind,
        ["addSubview", "insertSubview", "addSublayer", "insertSublayer"].contains(method),
        let first = arguments.first?.value, Self.ownName(first) == name, let holder = CallFinder.baseName(of: base)
      else { return }
      if span == nil, Self.isLasting(holder) || classes[holder] != nil { span = expression.span }
    }
    return span
  }

  private static func isLasting(_ holder: String) -> Bool {
    ["view", "layer", "container", "window"].contains { holder.lowercased().hasSuffix($0) }
  }

  /// Local names for sizes: `let size = view.bounds.size`.
  private static func sizes(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, frame(value) == nil, isOfScreen(value, names)
      else { return }
      names.insert(name)
    }
    return names
  }

  private static func isOfScreen(_ value: Expression, _ sizes: Set<String>) -> Bool {
    var found = false
    Walk.expressions(in: [Statement(.expression(value), value.span)]) { expression in
      if isFull(expression) { found = true }
      if case .name(let name) = expression.kind, sizes.contains(name) { found = true }
    }
    return found
  }

  /// `view.bounds`, `UIScreen.main.bounds`, `containerView.frame`
  private static func isFull(_ value: Expression) -> Bool {
    switch MethodUses.bare(value).kind {
    case .member(let base, "bounds"), .member(let base, "frame"):
      return ["view", "main", "containerView", "container", "presentingView"].contains(CallFinder.baseName(of: base))
    case .coalesce(let left, _): return isFull(left)
    case .call(let callee, let arguments):
      guard CallFinder.baseName(of: callee) == "CGRect" else { return false }
      let sides = arguments.filter { ["width", "height", "size"].contains($0.label) }
      let isAtOrigin = arguments.allSatisfy { argument in
        switch argument.value.kind {
        case .integer(0), .implicitMember("zero"): true
        default: sides.contains { $0.label == argument.label }
        }
      }
      return isAtOrigin && !sides.isEmpty && sides.allSatisfy { isSide($0.value) }
    default: return false
    }
  }

  /// `view.bounds.size`, `container.frame.width`
  private static func isSide(_ value: Expression) -> Bool {
    guard case .member(let base, let name) = MethodUses.bare(value).kind, ["size", "width", "height"].contains(name)
    else { return false }
    return isFull(base) || isSide(base)
  }
}
