/// Names as programmers read them.
package enum CamelCase {
  /// `ImageDismissalAnimator`: image, dismissal, animator.
  package static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return Set(words.filter { !$0.isEmpty })
  }
}
