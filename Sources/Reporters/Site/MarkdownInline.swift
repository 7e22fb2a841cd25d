/// The words of a Markdown paragraph as nodes of a page: code, strong and emphasised words, links and images.
struct MarkdownInline {
  /// Where a link of the text leads on the page; `nil` where it cannot be followed from there.
  let resolve: (String) -> String?

  func nodes(_ text: some StringProtocol) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var plain = ""
    var rest = Substring(text)
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let (node, end) = special(rest) {
        if !plain.isEmpty { nodes.append(.text(plain)) }
        plain = ""
        nodes.append(node)
        rest = end
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { nodes.append(.text(plain)) }
    return nodes
  }

  /// What begins at the text, and the rest behind it.
  private func special(_ text: Substring) -> (HTMLNode, Substring)? {
    switch text.first {
    case "`": code(text)
    case "*" where text.hasPrefix("**"): enclosed(text, by: "**", "strong")
    case "*": enclosed(text, by: "*", "em")
    case "!" where text.hasPrefix("!["): image(text.dropFirst())
    case "[": link(text)
    default: nil
    }
  }

  private func code(_ text: Substring) -> (HTMLNode, Substring)? {
    let fence = text.prefix { $0 == "`" }
    let body = text.dropFirst(fence.count)
    guard let end = body.range(of: String(fence)) else { return nil }
    return (.code(MarkdownReader.trimmed(body[..<end.lowerBound])), body[end.upperBound...])
  }

  private func enclosed(_ text: Substring, by mark: String, _ name: StaticString) -> (HTMLNode, Substring)? {
    let body = text.dropFirst(mark.count)
    guard let first = body.first, !first.isWhitespace, let end = body.range(of: mark), end.lowerBound > body.startIndex
    else { return nil }
    return (.element(name, [], nodes(body[..<end.lowerBound])), body[end.upperBound...])
  }

  private func link(_ text: Substring) -> (HTMLNode, Substring)? {
    guard let (label, target, rest) = reference(text) else { return nil }
    let words = nodes(label)
    guard let place = resolve(String(target)) else { return (.fragment(words), rest) }
    return (.element("a", [HTMLAttribute("href", place)], words), rest)
  }

  private func image(_ text: Substring) -> (HTMLNode, Substring)? {
    guard let (label, target, rest) = reference(text) else { return nil }
    guard let place = resolve(String(target)) else { return (.text(String(label)), rest) }
    return (.element("img", [HTMLAttribute("src", place), HTMLAttribute("alt", String(label))]), rest)
  }

  /// `[label](target)`.
  private func reference(_ text: Substring) -> (label: Substring, target: Substring, rest: Substring)? {
    guard let middle = text.range(of: "]("), !text[..<middle.lowerBound].dropFirst().contains("[") else { return nil }
    let behind = text[middle.upperBound...]
    guard let end = behind.firstIndex(of: ")") else { return nil }
    let label = text[text.index(after: text.startIndex)..<middle.lowerBound]
    return (label, behind[..<end], behind[behind.index(after: end)...])
  }
}

extension Substring {
  /// The first occurrence of a text, without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
