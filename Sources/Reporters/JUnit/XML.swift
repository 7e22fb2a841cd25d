/// The only place where text becomes XML 1.0: the five escapes, and no character that XML forbids.
enum XML {
  /// An attribute's value: line breaks and tabs would be read as spaces, so they are references.
  static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result += escaped(scalar)
      }
    }
    return result
  }

  static func content(_ text: String) -> String { printable(text).unicodeScalars.map(escaped).joined() }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    default: String(Character(scalar))
    }
  }
}
