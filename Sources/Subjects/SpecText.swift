/// What a specification of XcodeGen (`project.yml`) says of the targets that it makes.
///
/// A setting of the whole project has no effect on the devices: a target's presets say "1,2" over it
/// (yonaskolb/XcodeGen#1304).
struct SpecText: Sendable {
  /// All that it makes are apps for the iPhone, what tests them and what extends them.
  let isForPhones: Bool

  init(_ text: String) {
    let targets = Self.blocks(in: Self.blocks(in: text.split(whereSeparator: \.isNewline))["targets"] ?? [])
    let built = targets.values.filter { block in
      let type = Self.type(of: block)
      return !type.hasPrefix("bundle.") && !type.hasPrefix("app-extension")
    }
    isForPhones = !built.isEmpty && built.allSatisfy(Self.isForPhones)
  }

  private static func isForPhones(_ target: [Substring]) -> Bool {
    let families = values(of: "TARGETED_DEVICE_FAMILY", in: target)
    return type(of: target) == "application" && !families.isEmpty && families.allSatisfy { $0 == "1" }
  }

  private static func type(of target: [Substring]) -> String { values(of: "type", in: level(of: target)).first ?? "" }

  /// The lines below each key of the outermost level.
  private static func blocks(in lines: [Substring]) -> [String: [Substring]] {
    var blocks: [String: [Substring]] = [:]
    guard let depth = lines.first(where: isWritten).map(indentation) else { return [:] }
    var key = ""
    for line in lines where isWritten(line) {
      if indentation(line) <= depth {
        key = String(line.drop { $0 == " " }.prefix { $0 != ":" })
        blocks[key] = []
      } else {
        blocks[key]?.append(line)
      }
    }
    return blocks
  }

  /// The lines of the outermost level alone.
  private static func level(of lines: [Substring]) -> [Substring] {
    guard let depth = lines.first.map(indentation) else { return [] }
    return lines.filter { indentation($0) == depth }
  }

  /// `key: value  # why`, without quotes.
  private static func values(of key: String, in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(key + ":") else { return nil }
      return text.dropFirst(key.count + 1).prefix { $0 != "#" }.filter { !" \"'".contains($0) }
    }
  }

  private static func isWritten(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("#")
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
