import Foundation

/// A file of build settings (`.xcconfig`) with those that it includes
/// (https://help.apple.com/xcode/mac/current/#/dev745c5c974): a later line overrides an earlier one.
struct SettingsText: Sendable {
  private var values: [String: String] = [:]
  private var conditional: Set<String> = []

  /// - Parameter included: the text of the file that a line includes.
  init(_ text: String, depth: Int = 4, included: (String) -> String?) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = String(line).prefix(upTo: "//").trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init)
        guard depth > 0, let other = name.flatMap(included) else { continue }
        let inner = SettingsText(other, depth: depth - 1, included: included)
        values.merge(inner.values) { $1 }
        conditional.formUnion(inner.conditional)
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        if let bracket = key.firstIndex(of: "[") {
          conditional.insert(String(key[..<bracket]))
        } else {
          values[key] = value.filter { $0 != "\"" }
        }
      }
    }
  }

  /// What the file says for all platforms and configurations.
  func value(of key: String) -> String? { values[key] }

  /// Whether it says something else for some of them: `KEY[sdk=…]`.
  func hasConditions(of key: String) -> Bool { conditional.contains(key) }
}

extension String {
  /// What stands before a text; all of it where that is not there.
  fileprivate func prefix(upTo text: String) -> Substring { self[..<(firstRange(of: text)?.lowerBound ?? endIndex)] }
}

/// The files of settings below a project's folder. Groups of Xcode are not always folders: a file is looked for by its name,
/// and only one of that name counts.
struct SettingsFiles: Sendable {
  private let folder: String
  private let places: [String: [String]]

  init(below folder: String) {
    self.folder = folder
    var places: [String: [String]] = [:]
    Self.collect(in: folder, depth: 4, &places)
    self.places = places
  }

  private static func collect(in folder: String, depth: Int, _ places: inout [String: [String]]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".xcconfig") {
        places[name, default: []].append(path)
      } else if depth > 0, name != "Pods", !name.contains(".") {
        collect(in: path, depth: depth - 1, &places)
      }
    }
  }

  func text(named name: String) -> SettingsText? {
    guard let paths = places[name], paths.count == 1, let text = Self.read(paths[0]) else { return nil }
    let own = URL(fileURLWithPath: paths[0]).deletingLastPathComponent().path
    return SettingsText(text) { Self.read(own + "/" + $0) ?? Self.read(folder + "/" + $0) }
  }

  private static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
