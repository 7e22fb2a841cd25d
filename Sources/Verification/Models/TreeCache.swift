import Diagnostics
import Foundation
import Program
import SwiftFrontend

/// Keeps the trees of the formal machine's files from one start to the next: parsing them is most of a start.
///
/// A tree is taken for a text that is the same byte for byte, read by the same build of the front end. A cache that
/// cannot be read or written is none; it is replaced at once, so that starts side by side see the old or the new one.
struct TreeCache: Sendable {
  /// Absolute path of the file; its folder is made when needed.
  let path: String
  private let identity: String

  init(path: String, identity: String) {
    self.path = path
    self.identity = identity
  }

  /// The cache of this program in the user's folder of caches, or in the one that `TRANSVERIFY_CACHE` names; `nil` when
  /// that is empty, or when there is no such folder.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> TreeCache? {
    guard let folder = folder(environment), let identity = ReaderIdentity.current, let image = ReaderIdentity.image
    else { return nil }
    // Programs in other places have caches of their own: they are other builds.
    let place = image.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return TreeCache(path: "\(folder)/machine-\(String(place, radix: 16)).trees", identity: identity)
  }

  private static func folder(_ environment: [String: String]) -> String? {
    if let folder = environment["TRANSVERIFY_CACHE"] {
      return folder.isEmpty ? nil : PathNames.absolute(folder, from: FileManager.default.currentDirectoryPath)
    }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/transverify" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/transverify"
    #else
      return home + "/.cache/transverify"
    #endif
  }

  /// What the cache holds now; empty when it is of no use.
  func load() -> Trees {
    guard let data = FileManager.default.contents(atPath: path),
      let file = TreeCacheFile([UInt8](data), identity: identity)
    else { return Trees() }
    return Trees(file)
  }

  /// Replaces what the cache holds. Files that were not read without any diagnostic do not belong in it.
  func store(_ files: [(source: SourceFile, tree: ProgramFile)]) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      access(folder.path, W_OK) == 0
    else { return }
    let entries = files.compactMap { file in
      file.tree.archived().map { (path: file.source.path, text: file.source.text, tree: $0) }
    }
    let bytes = TreeCacheFile.bytes(of: entries, identity: identity)
    try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The trees of a cache.
  struct Trees: Sendable {
    private var bytes: [UInt8] = []
    private var entries: [String: (text: Range<Int>, tree: Range<Int>)] = [:]

    init() {}

    fileprivate init(_ file: TreeCacheFile) {
      bytes = file.bytes
      for entry in file.entries {
        entries[String(decoding: bytes[entry.path], as: UTF8.self)] = (entry.text, entry.tree)
      }
    }

    /// The tree of a file with this very text; its spans carry the index. Recurses as deep as the tree.
    func tree(of source: SourceFile, index: Int) -> ProgramFile? {
      guard let entry = entries[source.path] else { return nil }
      return bytes.withUnsafeBytes { bytes in
        guard Self.isSame(source.text, UnsafeRawBufferPointer(rebasing: bytes[entry.text])) else { return nil }
        return ProgramFile(archive: UnsafeRawBufferPointer(rebasing: bytes[entry.tree]), file: index)
      }
    }

    private static func isSame(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
      var text = text
      return text.withUTF8 { text in
        guard text.count == bytes.count else { return false }
        guard let own = text.baseAddress, let kept = bytes.baseAddress else { return true }
        return memcmp(own, kept, bytes.count) == 0
      }
    }
  }
}
