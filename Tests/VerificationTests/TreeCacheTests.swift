import Diagnostics
import Foundation
import Program
import SwiftFrontend
import Testing

@testable import Verification

/// The cache of the formal machine's trees answers for the same text, read by the same build, and never else.
@Suite struct TreeCacheTests {
  private let source = SourceFile(path: "Models/UIKit/A.swift", text: "func a() -> Int { 1 }\n")

  private func withCache(_ body: (TreeCache) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/transverify-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(TreeCache(path: folder + "/caches/machine.trees", identity: "a build"))
  }

  private func parse(_ source: SourceFile, cache: TreeCache?) -> SourceParser.Result {
    SourceParser.parse([SourceParser.Input(source: source, reading: .machine)], jobs: 1, cache: cache)
  }

  @Test func thePartsOfTheMachineComeBackAsTheyWereParsed() throws {
    try withCache { cache in
      let inputs = try ModelLibrary.files().map { SourceParser.Input(source: $0, reading: .machine) }
      let parsed = SourceParser.parse(inputs, jobs: 2, cache: cache)
      let trees = cache.load()
      for (index, input) in inputs.enumerated() {
        let tree = try #require(trees.tree(of: input.source, index: index), "\(input.source.path) is not in the cache")
        #expect(tree.description == parsed.program.files[index].description)
        #expect(tree.archived() == parsed.program.files[index].archived())
      }
    }
  }

  @Test func aChangedTextIsParsedAndStored() throws {
    try withCache { cache in
      _ = parse(source, cache: cache)
      let changed = SourceFile(path: source.path, text: "func b() -> Int { 1 }\n")
      #expect(cache.load().tree(of: changed, index: 0) == nil)
      #expect(parse(changed, cache: cache).program.files[0].functions.map(\.name) == ["b"])
      #expect(cache.load().tree(of: changed, index: 4)?.functions.first?.span.file == 4)
      #expect(cache.load().tree(of: source, index: 0) == nil)
    }
  }

  @Test func filesWithErrorsAreParsedEachTime() throws {
    try withCache { cache in
      let broken = SourceFile(path: source.path, text: "func a( {\n")
      for _ in 0..<2 { #expect(!parse(broken, cache: cache).diagnostics.isEmpty) }
      #expect(cache.load().tree(of: broken, index: 0) == nil)
    }
  }

  @Test func codeUnderTestIsNotTakenFromTheCache() throws {
    try withCache { cache in
      _ = parse(source, cache: cache)
      let result = SourceParser.parse([.init(source: source, reading: .subject)], jobs: 1, cache: cache)
      #expect(result.program.files[0].reading == .subject)
    }
  }

  @Test func anotherBuildParsesAnew() throws {
    try withCache { cache in
      _ = parse(source, cache: cache)
      let other = TreeCache(path: cache.path, identity: "another build")
      #expect(other.load().tree(of: source, index: 0) == nil)
      #expect(cache.load().tree(of: source, index: 0) != nil)
    }
  }

  @Test func damagedCachesAreNone() throws {
    try withCache { cache in
      _ = parse(source, cache: cache)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: cache.path)))
      for index in bytes.indices {
        for damaged in [Array(bytes[..<index]), bytes.replacing(index)] {
          try Data(damaged).write(to: URL(fileURLWithPath: cache.path))
          #expect(cache.load().tree(of: source, index: 0) == nil)
        }
      }
      #expect(parse(source, cache: cache).program.files[0].functions.map(\.name) == ["a"])
      #expect(cache.load().tree(of: source, index: 0) != nil)
    }
  }

  @Test func aCacheThatCannotBeWrittenIsNone() {
    let cache = TreeCache(path: "/dev/null/transverify/machine.trees", identity: "a build")
    #expect(parse(source, cache: cache).program.files[0].functions.map(\.name) == ["a"])
    #expect(cache.load().tree(of: source, index: 0) == nil)
  }

  @Test func theFolderComesFromTheEnvironment() throws {
    let identity = try #require(ReaderIdentity.current)
    #expect(identity.split(separator: "\n").count == 3)
    func path(_ environment: [String: String]) -> String? { TreeCache.standard(environment: environment)?.path }
    #expect(path(["TRANSVERIFY_CACHE": "/a", "HOME": "/b"])?.hasPrefix("/a/machine-") == true)
    #expect(path(["XDG_CACHE_HOME": "/a", "HOME": "/b"])?.hasPrefix("/a/transverify/machine-") == true)
    #expect(path(["HOME": "/b"])?.hasPrefix("/b/") == true)
    #expect(path(["TRANSVERIFY_CACHE": "", "HOME": "/b"]) == nil)
    #expect(path([:]) == nil)
  }
}

extension [UInt8] {
  /// With one byte changed.
  fileprivate func replacing(_ index: Int) -> [UInt8] {
    var copy = self
    copy[index] ^= 0x10
    return copy
  }
}
