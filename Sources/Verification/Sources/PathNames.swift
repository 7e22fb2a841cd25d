import Foundation

/// Paths as text: absolute, relative to a folder, with `/` between the parts and without `.` or `..` inside.
package enum PathNames {
  /// `path` with its `.` and `..` resolved by their names alone; relative paths begin at `folder`, which is absolute.
  package static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The shortest way from one absolute folder to an absolute path, with `..` where needed; "." for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let parts = [Substring](repeating: "..", count: start.count - common) + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path with every symbolic link resolved; `nil` when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Why a path cannot be resolved, as a sentence that names it as the user wrote it.
  static func trouble(with path: String, named name: String) -> String {
    let pointer = realpath(path, nil)
    let number = errno
    free(pointer)
    if number == ENOENT || number == ENOTDIR { return "no such file or folder: '\(name)'" }
    return "'\(name)' cannot be read: \(String(cString: strerror(number)).lowercased())"
  }

  /// Whether `path` is `folder` or lies in it. Both are resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
