import Diagnostics
import SwiftSyntax

/// A file with a defect: what the makers of changes ask of the syntax around it.
struct RepairSite {
  let file: SourceFile
  let tree: SourceFileSyntax
  let defect: Defect
  /// One step of indentation, as the file has it.
  let unit: String
  private let bytes: [UInt8]

  init(file: SourceFile, tree: SourceFileSyntax, defect: Defect) {
    self.file = file
    self.tree = tree
    self.defect = defect
    bytes = Array(file.text.utf8)
    unit = Self.unit(of: file)
  }

  /// The smallest indentation of a line; two spaces where no line has any.
  private static func unit(of file: SourceFile) -> String {
    var unit = ""
    for number in 1...file.lineCount {
      let space = file.line(number).prefix { $0 == " " || $0 == "\t" }
      if space.first == "\t" { return "\t" }
      if space.count > 1, unit.isEmpty || space.count < unit.count { unit = String(space) }
    }
    return unit.isEmpty ? "  " : unit
  }

  // MARK: Places

  /// The token that is to blame.
  var token: TokenSyntax? {
    guard let place = defect.place else { return nil }
    return tree.token(at: AbsolutePosition(utf8Offset: place))
  }

  /// The innermost statement that is to blame.
  var statement: CodeBlockItemSyntax? { token.flatMap { Self.enclosing(CodeBlockItemSyntax.self, of: $0) } }

  /// The function declaration around the blame.
  var function: FunctionDeclSyntax? { token.flatMap { Self.enclosing(FunctionDeclSyntax.self, of: $0) } }

  /// The innermost node of a kind that holds the node, or is it.
  static func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type, of node: some SyntaxProtocol) -> Node? {
    var current: Syntax? = Syntax(node)
    while let here = current {
      if let found = here.as(kind) { return found }
      current = here.parent
    }
    return nil
  }

  /// All nodes of a kind below a node, in source order.
  static func all<Node: SyntaxProtocol>(_ kind: Node.Type, in node: some SyntaxProtocol) -> [Node] {
    var found: [Node] = []
    var open = [Syntax(node)]
    while let here = open.popLast() {
      if let match = here.as(kind) { found.append(match) }
      open += here.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  // MARK: Text

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  func text(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }

  /// The white space at the beginning of the line of an offset.
  func indentation(at offset: Int) -> String {
    let line = lineStart(offset)
    let space = bytes[line...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// Whether nothing but white space stands before the offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { lineStart(offset) + indentation(at: offset).utf8.count == offset }

  func lineStart(_ offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The offset behind the line break of an offset's line.
  func lineEnd(_ offset: Int) -> Int {
    (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
  }

  /// What stands between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// With the line breaks of the file.
  func finished(_ change: SourceChange) -> SourceChange {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0, bytes[first - 1] == UInt8(ascii: "\r") else {
      return change
    }
    return SourceChange(
      change.title,
      change.edits.map {
        TextEdit(
          start: $0.start, end: $0.end,
          replacement: $0.replacement.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        )
      })
  }
}
