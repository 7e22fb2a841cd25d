/// The tables of `OldNameList`, read.
struct OldNames: Sendable {
  /// What an old function is called now.
  struct Function: Sendable {
    /// The labels of the old name.
    var old: [String?]
    /// The type that a free function became a member of.
    var type: String?
    var name: String
    /// The labels of the new name, the place of `self` left out.
    var labels: [String?]
    /// The argument that became the receiver.
    var receiver: Int?
    /// The function became a property.
    var isGetter = false
  }

  var functions: [String: [Function]] = [:]
  /// Types and constants: the path of the new name.
  var paths: [String: [String]] = [:]
  var properties: [String: String] = [:]

  /// For code of Swift 3 and later.
  static let later = OldNames(OldNameList.swift3)
  /// For code of Swift 2.
  static let all = OldNames(OldNameList.swift2 + "\n" + OldNameList.swift3)

  init(_ list: String) {
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { add(words[0], words[1]) }
    }
  }

  private mutating func add(_ old: String, _ new: String) {
    if old.hasPrefix("."), new.hasPrefix(".") {
      properties[String(old.dropFirst())] = String(new.dropFirst())
    } else if old.hasSuffix(")") {
      let key = OldNames.split(old)
      functions[key.name, default: []].append(OldNames.function(key.labels, new))
    } else {
      paths[old] = new.split(separator: ".").map(String.init)
    }
  }

  private static func function(_ old: [String?], _ text: String) -> Function {
    let isGetter = text.hasPrefix("getter:")
    let (path, written) = split(isGetter ? String(text.dropFirst("getter:".count)) : text)
    let parts = path.split(separator: ".").map(String.init)
    return Function(
      old: old, type: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil, name: parts.last ?? path,
      labels: written.filter { $0 != "self" }, receiver: written.firstIndex(of: "self"), isGetter: isGetter)
  }

  /// `name(a:_:)` → `name`, `a` and no label.
  private static func split(_ text: String) -> (name: String, labels: [String?]) {
    guard let open = text.firstIndex(of: "(") else { return (text, []) }
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return (String(text[..<open]), labels)
  }

  /// The function that a call or declaration means: labels as written, the last of them those of trailing closures.
  func function(_ name: String, _ labels: [String?], trailing: Int = 0) -> Function? {
    let written = labels.dropLast(trailing)
    return functions[name]?.first {
      $0.old.count == labels.count && Array($0.old.prefix(written.count)) == Array(written)
    }
  }
}
