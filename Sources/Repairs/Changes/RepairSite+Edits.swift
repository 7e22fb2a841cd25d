import Diagnostics
import SwiftSyntax

extension RepairSite {
  func replace(_ node: some SyntaxProtocol, with text: String) -> TextEdit {
    TextEdit(start: start(node), end: end(node), replacement: text)
  }

  func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(start: offset, end: offset, replacement: text) }

  /// New statements before one, in its indentation.
  func insert(_ lines: [String], before item: CodeBlockItemSyntax) -> TextEdit {
    if !isFirstOnLine(start(item)) { return spread(item, before: lines, after: []) }
    let indentation = indentation(at: start(item))
    return insert(lines.map { $0 + "\n" + indentation }.joined(), at: start(item))
  }

  /// … behind one, and behind the comment on its line.
  func insert(_ lines: [String], after item: CodeBlockItemSyntax) -> TextEdit {
    if !isFirstOnLine(start(item)) { return spread(item, before: [], after: lines) }
    let indentation = indentation(at: start(item))
    let end = lineEnd(end(item))
    return insert(lines.map { indentation + $0 + "\n" }.joined(), at: end)
  }

  /// A block on one line gets a line for each of its statements.
  private func spread(_ item: CodeBlockItemSyntax, before: [String], after: [String]) -> TextEdit {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let first = list.first, let last = list.last else {
      return insert(before.map { $0 + "; " }.joined(), at: start(item))
    }
    let outer = indentation(at: start(first))
    var lines: [String] = []
    for other in list {
      if other == item { lines += before }
      lines.append(text(other.item))
      if other == item { lines += after }
    }
    let inner = lines.map { "\n" + outer + unit + $0 }.joined()
    // The white space around the statements belongs to the edit.
    var from = start(first)
    while from > 0, text(from - 1..<from) == " " { from -= 1 }
    var to = end(last)
    while text(to..<to + 1) == " " { to += 1 }
    // Behind the last branch of a `switch` nothing is on the line.
    let isLineEnd = text(to..<to + 1) == "\n"
    return TextEdit(start: from, end: to, replacement: inner + (isLineEnd ? "" : "\n" + outer))
  }

  /// Takes a statement away, with its line and the comment on it if nothing else stands there.
  func remove(_ item: some SyntaxProtocol) -> TextEdit {
    let (from, to) = (start(item), end(item))
    let rest = text(to..<lineEnd(to)).trimmed
    guard isFirstOnLine(from), rest.isEmpty || rest.hasPrefix("//") else {
      return TextEdit(start: from, end: to, replacement: "")
    }
    return TextEdit(start: lineStart(from), end: lineEnd(to), replacement: "")
  }

  /// Does a statement only if something holds.
  func wrap(_ item: CodeBlockItemSyntax, in condition: String) -> [TextEdit] {
    [insert("\(condition) { ", at: start(item)), insert(" }", at: end(item.item))]
  }

  /// New members behind one, set off by an empty line.
  func insert(member lines: [String], after member: MemberBlockItemSyntax) -> TextEdit {
    let indentation = indentation(at: start(member))
    let text = "\n" + lines.map { $0.isEmpty ? "\n" : indentation + $0 + "\n" }.joined()
    return insert(text, at: lineEnd(end(member)))
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
