import Diagnostics
import Program
import SwiftFrontend

/// Keeps the trees of sources that are read without any diagnostic, one file for each text.
struct SourceTrees: Sendable {
  private let folder: CacheFolder
  private let reader: ContentHash

  init?(_ options: RunOptions) {
    guard let path = options.cache, let identity = ReaderIdentity.current else { return nil }
    folder = CacheFolder(path: path)
    var hash = ContentHash()
    hash.add(identity)
    reader = hash
  }

  /// The tree of a text; its spans carry the index. Recurses as deep as the tree.
  ///
  /// - Parameter missing: the modules that the text cannot import: they decide which of its conditions hold.
  func tree(of source: SourceFile, missing: Set<String> = [], index: Int) -> ProgramFile? {
    guard let bytes = folder.load(name(of: source, missing)) else { return nil }
    let tree = bytes.withUnsafeBytes { ProgramFile(archive: $0, file: index) }
    return tree?.reading == .subject ? tree : nil
  }

  func store(_ tree: ProgramFile, of source: SourceFile, missing: Set<String> = []) {
    if let bytes = tree.archived() { folder.store(bytes, as: name(of: source, missing)) }
  }

  /// Trees do not hold the path of their file.
  private func name(of source: SourceFile, _ missing: Set<String>) -> String {
    var hash = reader
    hash.add(source.text)
    for module in missing.sorted() { hash.add(module) }
    return "trees/\(hash.text.prefix(2))/\(hash.text)"
  }
}
