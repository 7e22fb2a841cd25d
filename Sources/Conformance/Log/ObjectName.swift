/// Names of objects as logs write them.
enum ObjectName {
  /// `<App.SecondVC: 0x600003a>` is `SecondVC 0x600003a`, `App.SecondVC` is `SecondVC`.
  static func short(_ written: String) -> String {
    let bare = written.trimming { "<>[]()\"'`;,".contains($0) }
    let parts = bare.split { $0 == ":" || $0 == " " || $0 == ";" }
    guard let type = parts.first else { return bare }
    let address = parts.dropFirst().first { $0.hasPrefix("0x") }
    var name = type.split(separator: ".").last.map(String.init) ?? String(type)
    if let file = fileName(String(type)) { name = file }
    return address.map { "\(name) \($0)" } ?? name
  }

  /// `SecondVC.swift` is taken for `SecondVC`.
  private static func fileName(_ text: String) -> String? {
    let parts = text.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last, suffix == "swift" || suffix == "m" || suffix == "mm" else {
      return nil
    }
    return parts[parts.count - 2].split(separator: "/").last.map(String.init)
  }
}

extension String {
  /// Without the leading and trailing characters that satisfy a condition.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
