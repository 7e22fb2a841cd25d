import Foundation

/// A folder that the user has named for what is kept between runs. Nothing in it is needed: it may be deleted at any
/// time, and what cannot be read or written is as if it were not there.
struct CacheFolder: Sendable {
  /// Absolute.
  let path: String

  /// The bytes that were stored under a name; `nil` when there are none or they are damaged.
  func load(_ name: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(name)"), data.count >= 32 else { return nil }
    let bytes = [UInt8](data)
    guard bytes[..<32].elementsEqual(Self.sum(bytes[32...]).utf8) else { return nil }
    return Array(bytes[32...])
  }

  /// Replaces what is stored under a name, at once. A folder that is made for it is ignored by git.
  func store(_ bytes: [UInt8], as name: String) {
    let isNew = !FileManager.default.fileExists(atPath: path)
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    let folder = file.deletingLastPathComponent()
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return
    }
    if isNew { try? Data("*\n".utf8).write(to: URL(fileURLWithPath: path + "/.gitignore"), options: .atomic) }
    try? Data(Array(Self.sum(bytes[...]).utf8) + bytes).write(to: file, options: .atomic)
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> String {
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.text
  }
}
