/// Text of unknown origin made harmless for every format: no character can move a cursor, ring a bell, reverse the
/// reading direction or be illegal in XML. Line feeds and tabs stay; each format decides about those.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHazardous) else { return text }
  var result = ""
  let scalars = text.unicodeScalars
  for (index, scalar) in zip(scalars.indices, scalars) {
    let next = scalars.index(after: index)
    if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { continue }
    if isHazardous(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The text on one line: line breaks and tabs are single spaces.
package func onOneLine(_ text: String) -> String {
  let clean = printable(text)
  guard clean.contains(where: { $0.isNewline || $0 == "\t" }) else { return clean }
  return clean.split(omittingEmptySubsequences: true) { $0.isNewline || $0 == "\t" }.joined(separator: " ")
}

/// Control characters except tab and line feed, the Unicode controls of reading direction, and non-characters.
private func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  case 0xFFFE, 0xFFFF: true
  default: false
  }
}
