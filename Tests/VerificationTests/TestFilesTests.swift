import Testing

@testable import Subjects
@testable import Verification

@Suite struct TestFilesTests {
  @Test(arguments: [
    ("SheetDemo", "demo"), ("iOSExamples", "example"), ("iOS Example", "example"), ("sample-app", "sample"),
    ("DEMO", "demo"),
  ])
  func aFolderSaysThatItShowsALibrary(folder: String, word: String) {
    #expect(TestFiles.words(in: folder[...]).contains(word))
  }

  @Test(arguments: ["Resampler", "Democracy", "Sources"]) func aPartOfAWordSaysNothing(folder: String) {
    #expect(TestFiles.words(in: folder[...]).isDisjoint(with: ["example", "demo", "sample"]))
  }
}
