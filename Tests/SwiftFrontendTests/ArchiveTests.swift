import Diagnostics
import Foundation
import Program
import SwiftFrontend
import Testing
import Threading

/// Trees come back from their bytes as they were; other bytes give no tree and never crash.
@Suite struct ArchiveTests {
  /// Everything in a tree, places included.
  private func everything(in file: ProgramFile) -> String {
    var text = ""
    dump(file, to: &text)
    return text
  }

  private static func tree(_ bytes: [UInt8], file: Int) -> ProgramFile? {
    bytes.withUnsafeBytes { ProgramFile(archive: $0, file: file) }
  }

  @Test(arguments: FuzzTests.seeds) func everyConstructComesBack(_ source: String) throws {
    let file = read(source).file
    let bytes = try #require(file.archived())
    let copy = try #require(Self.tree(bytes, file: 0))
    #expect(everything(in: copy) == everything(in: file))
    #expect(copy.archived() == bytes)
  }

  @Test func spansCarryTheNewIndex() throws {
    let source = SourceFile(
      path: "a.swift", text: "let a: Int? = nil // expect: holds\nfunc b() { if a != nil { b() } }")
    let file = SwiftFrontend.read(source, index: 3, reading: .machine).file
    let moved = SwiftFrontend.read(source, index: 7, reading: .machine).file
    let bytes = try #require(file.archived())
    let copy = try #require(Self.tree(bytes, file: 7))
    #expect(everything(in: copy) == everything(in: moved))
  }

  @Test func placesInOtherFilesAreNotWritten() {
    var file = ProgramFile(file: 1, reading: .machine)
    file.notUnderstood = [NotUnderstood(construct: "a", span: .none)]
    #expect(file.archived() != nil)
    file.notUnderstood = [NotUnderstood(construct: "a", span: SourceSpan(file: 0, start: 0, end: 1))]
    #expect(file.archived() == nil)
    file.notUnderstood = []
    file.privateScope = 0
    #expect(file.archived() == nil)
  }

  @Test func bytesThatWereCutShortGiveNoTree() throws {
    let bytes = try #require(read(FuzzTests.seeds.joined(separator: "\n")).file.archived())
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 300)) {
      #expect(Self.tree(Array(bytes[..<count]), file: 0) == nil)
    }
    #expect(Self.tree(bytes + [0], file: 0) == nil)
  }

  @Test func damagedBytesNeverCrash() throws {
    let bytes = try #require(read(FuzzTests.seeds.joined(separator: "\n")).file.archived())
    for index in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 300)) {
      for mask: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= mask
        _ = Self.tree(damaged, file: 0)
      }
    }
  }

  @Test func bytesThatNestWithoutEndGiveNoTree() {
    // No strings, a file of the machine without imports, types, functions and variables, an alias of `T??????…`.
    let bytes: [UInt8] = [1, 1, 0x54, 0, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 1, count: 100_000)
    #expect(DeepStack.run { Self.tree(bytes, file: 0) == nil })
  }
}
