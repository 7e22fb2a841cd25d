import Foundation

/// Output that could not be written.
struct OutputError: Error, Hashable, Sendable {
  /// One sentence that names the file and the reason.
  var message: String
}

/// Writes whole files: readers see the old content or the new, never a part.
enum OutputFile {
  /// Writes beside the file and then takes its place; folders on the way are made. What is no regular file (a device,
  /// a pipe) is written to directly.
  ///
  /// - Parameter name: the path as the user knows it.
  static func write(_ text: String, to path: String, named name: String) throws(OutputError) {
    let folder = Self.folder(of: path)
    if !folder.isEmpty { try makeFolder(folder, named: Self.folder(of: name)) }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw OutputError(message: "'\(name)' is a folder, not a file") }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try fill(path, with: text, flags: O_WRONLY, naming: name)
      return
    }
    // Through a link, so that the link stays.
    let target = exists ? resolved(path) : path
    let draft = target + ".\(getpid()).draft"
    do throws(OutputError) {
      try fill(draft, with: text, flags: O_WRONLY | O_CREAT | O_TRUNC, naming: name)
      guard rename(draft, target) == 0 else { throw failure(name, errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Adds to the end of a file, which is made where there is none.
  static func append(_ text: String, to path: String) throws(OutputError) {
    try fill(path, with: text, flags: O_WRONLY | O_CREAT | O_APPEND, naming: path)
  }

  /// What stands before the last `/`. Foundation's `deletingLastPathComponent` of a name of one character traps on Linux.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Writes all bytes to an open file.
  ///
  /// - Returns: `nil`, or the system's error number.
  static func write(_ text: String, descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        guard let base = bytes.baseAddress else { break }
        let written = Foundation.write(descriptor, base + offset, bytes.count - offset)
        if written > 0 {
          offset += written
        } else if errno != EINTR {
          return written == 0 ? ENOSPC : errno
        }
      }
      return nil
    }
  }

  /// Makes a folder and those above it.
  private static func makeFolder(_ folder: String, named name: String) throws(OutputError) {
    var path = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      path += "/" + part
      if mkdir(path, 0o777) == 0 { continue }
      let number = errno
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw OutputError(message: "the folder '\(name)' cannot be made: \(text(of: number))")
      }
      if status.st_mode & S_IFMT != S_IFDIR {
        throw OutputError(message: "the folder '\(name)' cannot be made: '\(part)' is a file")
      }
    }
  }

  private static func fill(_ path: String, with text: String, flags: Int32, naming name: String) throws(OutputError) {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw failure(name, errno) }
    let trouble = write(text, descriptor: descriptor)
    let closed = close(descriptor)
    if let trouble { throw failure(name, trouble) }
    if closed != 0 { throw failure(name, errno) }
  }

  private static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func failure(_ name: String, _ number: Int32) -> OutputError {
    OutputError(message: "'\(name)' cannot be written: \(text(of: number))")
  }

  static func text(of number: Int32) -> String { String(cString: strerror(number)).lowercased() }
}
