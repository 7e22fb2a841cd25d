import SwiftSyntax

/// Writes a file with one place of it changed.
struct MutantWriter {
  private let path: String
  private let bytes: [UInt8]
  private let converter: SourceLocationConverter

  init(path: String, text: String, tree: SourceFileSyntax) {
    self.path = path
    bytes = Array(text.utf8)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func mutant(
    _ kind: MachineMutant.Kind, _ node: some SyntaxProtocol, _ replacement: String, _ rules: [String]
  ) -> MachineMutant {
    let range = Self.range(node)
    let changed = Array(bytes[..<range.lowerBound]) + Array(replacement.utf8) + Array(bytes[range.upperBound...])
    return made(kind, at: node, kind == .fixed ? replacement : "", rules, changed)
  }

  /// Two places that change their texts; the first stands before the second.
  func swapped(_ first: some SyntaxProtocol, _ second: some SyntaxProtocol) -> MachineMutant {
    let (one, two) = (Self.range(first), Self.range(second))
    var changed = Array(bytes[..<one.lowerBound]) + Array(bytes[two])
    changed += Array(bytes[one.upperBound..<two.lowerBound]) + Array(bytes[one]) + Array(bytes[two.upperBound...])
    return made(.swapped, at: second, "", [], changed)
  }

  private func made(
    _ kind: MachineMutant.Kind, at node: some SyntaxProtocol, _ replacement: String, _ rules: [String],
    _ changed: [UInt8]
  ) -> MachineMutant {
    MachineMutant(
      path: path, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line, rules: rules, kind: kind,
      code: String(Self.line(node.trimmedDescription).prefix(90)), replacement: Self.line(replacement),
      text: String(decoding: changed, as: UTF8.self))
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
