/// A piece of a Markdown text: the part of CommonMark, and of GitHub's tables, that documents of this package use.
enum MarkdownBlock: Hashable, Sendable {
  case heading(level: Int, text: String)
  case paragraph(String)
  case code(language: String, lines: [String])
  case list(isOrdered: Bool, items: [[MarkdownBlock]])
  case table(header: [String], rows: [[String]])
  case quote([MarkdownBlock])
  case rule
}
