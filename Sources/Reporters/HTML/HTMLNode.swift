/// A piece of an HTML page as a value. Names of elements and attributes are literals of this module; everything else is
/// text, and this file alone decides how text is escaped. The result is also well-formed XML.
package enum HTMLNode: Sendable, ExpressibleByStringInterpolation {
  case text(String)
  indirect case element(StaticString, [HTMLAttribute], [HTMLNode])
  case fragment([HTMLNode])
  /// Ours, never anything that was read from a source.
  case styleSheet(String)
  case script(String)

  package static let nothing = HTMLNode.fragment([])

  package init(stringLiteral value: String) { self = .text(value) }

  package static func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ children: HTMLNode...
  ) -> HTMLNode { .element(name, attributes, children) }

  /// A complete page, with its document type.
  package func renderPage() -> String { "<!DOCTYPE html>\n" + render() + "\n" }

  package func render() -> String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text): output += Self.escaped(text)
    case .fragment(let nodes): for node in nodes { node.write(to: &output) }
    case .styleSheet(let text): output += "<style>\(Self.contained(text))</style>"
    case .script(let text): output += "<script>\(Self.contained(text))</script>"
    case .element(let name, let attributes, let children):
      let name = "\(name)"
      output += "<\(name)"
      for attribute in attributes { attribute.write(to: &output) }
      if children.isEmpty, Self.selfClosing.contains(name) {
        output += "/>"
        return
      }
      output += ">"
      for child in children { child.write(to: &output) }
      output += "</\(name)>"
    }
  }

  /// HTML's void elements and the shapes of SVG.
  private static let selfClosing: Set<String> = [
    "meta", "link", "img", "br", "hr", "input", "wbr", "path", "rect", "line", "circle", "use",
  ]

  private static func escaped(_ text: String) -> String {
    let text = printable(text)
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Style sheets and scripts end at the first `</`, so there is none in them.
  private static func contained(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "/", result.hasSuffix("<") { result += "\\" }
      result.append(character)
    }
    return result
  }
}

/// An attribute; the value is escaped when it is written.
package struct HTMLAttribute: Sendable {
  let name: StaticString
  let value: String

  package init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  package static func `class`(_ value: String) -> Self { Self("class", value) }
  package static func id(_ value: String) -> Self { Self("id", value) }
  /// A link within the page; there is no other kind.
  package static func link(_ id: String) -> Self { Self("href", "#" + id) }
  package static func label(_ value: String) -> Self { Self("aria-label", value) }
  /// An attribute without a value, such as `open`.
  package static func flag(_ name: StaticString) -> Self { Self(name, "") }
  /// A number of an SVG shape.
  package static func number(_ name: StaticString, _ value: Int) -> Self { Self(name, String(value)) }

  fileprivate func write(to output: inout String) {
    if value.isEmpty, "\(name)" == "class" { return }
    output += " \(name)=\""
    for scalar in printable(value).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      case "\n": output += "&#10;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
