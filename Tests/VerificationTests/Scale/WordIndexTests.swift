import Testing

@testable import Subjects
@testable import Verification

/// Words are found in the texts that hold them, however they stand there.
@Suite struct WordIndexTests {
  private let texts = ["let a = Card()", "// Cards", "", "Card·Deck→Card2 _Card", "x\u{301}Card", "(Card)"]

  @Test func textsWithAWordAreFound() {
    let index = WordIndex(texts, words: ["Card", "Deck", "Card2", "Nothing"])
    #expect(index.texts(holding: "Card") == [0, 3, 4, 5])
    #expect(index.texts(holding: "Deck") == [3])
    #expect(index.texts(holding: "Card2") == [3])
    #expect(index.texts(holding: "Nothing") == [])
  }

  /// What was not asked for, and what is no word of ASCII letters, may stand anywhere.
  @Test func otherWordsMayBeAnywhere() {
    let index = WordIndex(texts, words: ["Card", "Größe"])
    #expect(index.texts(holding: "Deck") == Array(texts.indices))
    #expect(index.texts(holding: "Größe") == Array(texts.indices))
  }

  /// The index leaves out no text in which a name is used.
  @Test func noUseIsLeftOut() {
    let names = ["Card", "Deck", "Card2"]
    let index = WordIndex(texts, words: names)
    for name in names {
      let used = texts.indices.filter { UnnamedParts.isNamed(name, in: texts[$0]) }
      #expect(Set(used).isSubset(of: index.texts(holding: name)))
    }
  }

  @Test func partsOfTextsAreFound() {
    let text = "aab aaab"
    for part in ["", "a", "aaab", "b aa", "aab aaab"] { #expect(text.holds(part)) }
    for part in ["c", "aaaab", "bb", "aab aaabb"] { #expect(!text.holds(part)) }
    #expect(!"".holds("a"))
    #expect("Größe".dropFirst(2).holds("ö"))
  }
}
