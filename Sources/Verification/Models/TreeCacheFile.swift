import Foundation

/// The bytes of a cache: a head, and for each file its path, its whole text and its tree.
///
/// Numbers are eight bytes, as the processor holds them; each run of bytes follows its length. A sum over everything
/// behind it tells files apart that were cut short or damaged.
struct TreeCacheFile {
  struct Entry {
    var path: Range<Int>
    var text: Range<Int>
    var tree: Range<Int>
  }

  private static let magic: UInt64 = 0x7472_6565_732D_7631
  private static let headSize = 16

  let bytes: [UInt8]
  let entries: [Entry]

  /// `nil` for bytes that this build has not written.
  init?(_ bytes: [UInt8], identity: String) {
    var scanner = Scanner(bytes: bytes)
    guard scanner.number() == Self.magic, scanner.number() == Self.sum(bytes), let reader = scanner.run(),
      bytes[reader].elementsEqual(identity.utf8), let count = scanner.number(), count <= UInt64(bytes.count)
    else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let path = scanner.run(), let text = scanner.run(), let tree = scanner.run() else { return nil }
      entries.append(Entry(path: path, text: text, tree: tree))
    }
    self.bytes = bytes
    self.entries = entries
  }

  /// The bytes that hold these files.
  static func bytes(of files: [(path: String, text: String, tree: [UInt8])], identity: String) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    func append(_ run: some Collection<UInt8>) {
      append(UInt64(run.count))
      bytes.append(contentsOf: run)
    }
    append(magic)
    append(0)
    append(identity.utf8)
    append(UInt64(files.count))
    for file in files {
      append(file.path.utf8)
      append(file.text.utf8)
      append(file.tree)
    }
    withUnsafeBytes(of: sum(bytes)) { bytes.replaceSubrange(8..<headSize, with: $0) }
    return bytes
  }

  /// Over all bytes behind the head, eight at a time.
  private static func sum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ word: UInt64) {
        sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 29
      }
      var offset = headSize
      while offset + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < bytes.count {
        add(UInt64(bytes[offset]))
        offset += 1
      }
      return sum
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    mutating func number() -> UInt64? {
      guard bytes.count - offset >= 8 else { return nil }
      defer { offset += 8 }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    }

    mutating func run() -> Range<Int>? {
      guard let length = number(), length <= UInt64(bytes.count - offset) else { return nil }
      defer { offset += Int(length) }
      return offset..<(offset + Int(length))
    }
  }
}
