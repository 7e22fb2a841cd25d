import Diagnostics
import Program
import SwiftParser
import SwiftSyntax

extension Builder {
  /// Literals beyond `Int` keep their bits while 64 suffice, then their value as a double.
  func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    let text = node.literal.text.filter { $0 != "_" }
    let (digits, radix) =
      switch text.prefix(2) {
      case "0x", "0X": (text.dropFirst(2), 16)
      case "0b", "0B": (text.dropFirst(2), 2)
      case "0o", "0O": (text.dropFirst(2), 8)
      default: (text[...], 10)
      }
    if let value = Int(digits, radix: radix) { return Expression(.integer(value), span(node)) }
    if let value = UInt(digits, radix: radix) { return Expression(.integer(Int(bitPattern: value)), span(node)) }
    if radix == 10, let value = Double(digits) { return Expression(.double(value), span(node)) }
    return notUnderstood("integer literal", node)
  }

  func double(_ node: FloatLiteralExprSyntax) -> Expression {
    guard let value = Double(node.literal.text.filter { $0 != "_" }) else {
      return notUnderstood("floating-point literal", node)
    }
    return Expression(.double(value), span(node))
  }

  func string(_ node: StringLiteralExprSyntax) -> Expression {
    let segments = node.segments
    if segments.count == 1, case .stringSegment(let only)? = segments.first,
      node.openingQuote.tokenKind == .stringQuote, !only.content.text.utf8.contains(UInt8(ascii: "\\"))
    {
      return Expression(.string(only.content.text), span(node))
    }
    var parts: [Expression] = []
    var literal = ""
    var isInterpolated = false
    for segment in segments {
      switch segment {
      case .stringSegment(let segment):
        literal += segment.content.text
        if !segment.content.text.isEmpty { parts.append(Expression(.string(segment.content.text), span(segment))) }
      case .expressionSegment(let segment):
        isInterpolated = true
        parts += segment.expressions.map { expression($0.expression) }
      @unknown default: break
      }
    }
    if isInterpolated { return Expression(.interpolated(parts), span(node)) }
    return Expression(.string(node.representedLiteralValue ?? literal), span(node))
  }

  func string(_ node: SimpleStringLiteralExprSyntax) -> Expression {
    Expression(.string(node.segments.map(\.content.text).joined()), span(node))
  }
}
