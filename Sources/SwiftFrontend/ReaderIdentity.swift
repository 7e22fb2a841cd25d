import Foundation
import SwiftParser
import SwiftSyntax

/// Which build of the front end and of SwiftSyntax reads sources here.
package enum ReaderIdentity {
  /// Names the files of the program that hold the code, with their sizes and times: two builds that may read a source
  /// text differently have different texts here. `nil` when they cannot be told.
  package static let current: String? = {
    var lines: [String] = []
    for type: Any.Type in [SwiftFrontend.self, Parser.self, TokenSyntax.self] {
      guard let image = image(of: type), let description = describe(image) else { return nil }
      lines.append(description)
    }
    return lines.joined(separator: "\n")
  }()

  /// The file of the program, test bundle or library that holds our own code.
  package static var image: String? { image(of: SwiftFrontend.self) }

  /// The absolute path of the file that was loaded and holds a type.
  private static func image(of type: Any.Type) -> String? {
    image(holding: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  #if canImport(Darwin)
    private static func image(holding address: UInt) -> String? {
      var info = Dl_info()
      guard dladdr(UnsafeRawPointer(bitPattern: address), &info) != 0, let name = info.dli_fname else { return nil }
      return String(cString: name)
    }
  #else
    private static func image(holding address: UInt) -> String? {
      let mapping = mappings.first { $0.addresses.contains(address) }
      return mapping.map { String(decoding: $0.path, as: UTF8.self) }
    }

    /// The files that are mapped into memory. A line is `start-end access offset device inode path`, in base 16.
    private static let mappings: [(addresses: Range<UInt>, path: ArraySlice<UInt8>)] = {
      return text(of: "/proc/self/maps").split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let path = line.firstIndex(of: UInt8(ascii: "/")), let end = line.firstIndex(of: UInt8(ascii: " "))
        else { return nil }
        let bounds = line[..<end].split(separator: UInt8(ascii: "-")).map {
          UInt(String(decoding: $0, as: UTF8.self), radix: 16) ?? 0
        }
        return bounds.count == 2 && bounds[0] < bounds[1] ? (bounds[0]..<bounds[1], line[path...]) : nil
      }
    }()

    /// Reads to the end: such a file has no size, and gives its text in pieces.
    private static func text(of path: String) -> [UInt8] {
      guard let file = FileHandle(forReadingAtPath: path) else { return [] }
      defer { try? file.close() }
      var text: [UInt8] = []
      while let piece = try? file.read(upToCount: 1 << 16), !piece.isEmpty { text += piece }
      return text
    }
  #endif

  private static func describe(_ path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    let number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    return "\(path) \(size.uint64Value) \(date.timeIntervalSinceReferenceDate.bitPattern) \(number)"
  }
}
