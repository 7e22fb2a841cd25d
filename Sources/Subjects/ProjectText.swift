/// The objects of a `project.pbxproj`, which Xcode writes one after the other, each from a line with its id on.
struct ProjectText: Sendable {
  private var objects: [Substring: [Substring]] = [:]
  /// The names of the files of settings (`.xcconfig`), by their ids.
  private var settingsFiles: [Substring: String] = [:]
  private let settings: @Sendable (String) -> SettingsText?
  private var targets: [[Substring]] = []
  private var projects: [[Substring]] = []
  private var targetsOfFiles: [String: Int?] = [:]
  /// The lowest deployment target of all; nil where one of them is not known.
  private var lowestTarget: Int?
  /// Names of the Swift files that only apps for the iPhone compile; of others nothing is said.
  private(set) var filesForPhones: Set<String> = []
  /// All apps are for the iPhone, and nothing says which files they compile: folders are compiled as they are.
  private(set) var isForPhones = false

  /// - Parameter settings: the file of settings of a name; nil where there is none.
  init(_ text: String, settings: @escaping @Sendable (String) -> SettingsText? = { _ in nil }) {
    self.settings = settings
    var id: Substring?
    // Line by line of bytes: a project has many, and no letter of it matters here but of ASCII.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.hasPrefix("\t\t}") {
        id = nil
      } else if line.hasPrefix("\t\t"), !line.hasPrefix("\t\t\t"), line.hasSuffix("= {") {
        id = line.drop { $0 == "\t" }.prefix { $0 != " " }
      } else if line.hasPrefix("\t\t"), !line.hasPrefix("\t\t\t"), line.holds("lastKnownFileType = text.xcconfig") {
        readSettingsFile(line)
      } else if let id {
        objects[id, default: []].append(line)
      }
    }
    for object in objects.values {
      switch value(of: "isa", in: object) {
      case "PBXNativeTarget" where !isTest(object): targets.append(object)
      case "PBXProject": projects.append(object)
      default: break
      }
    }
    divideFiles()
    readDeploymentTargets()
  }

  /// `8B0C /* App.xcconfig */ = {isa = PBXFileReference; …};`
  private mutating func readSettingsFile(_ line: Substring) {
    guard let begin = line.firstRange(of: "/* ")?.upperBound, let end = line.firstRange(of: " */")?.lowerBound,
      begin < end
    else { return }
    settingsFiles[line.drop { $0 == "\t" }.prefix { $0 != " " }] = String(line[begin..<end])
  }

  /// The oldest iOS of the targets that compile a file, without what follows the version's point: the lowest of several. A
  /// file that no target names lies in a folder that is compiled as it is. Nil where one of the targets does not say.
  func deploymentTarget(of file: String) -> Int? { targetsOfFiles[file] ?? lowestTarget }

  private mutating func readDeploymentTargets() {
    let versions = targets.map { ($0, deploymentTarget(ofTarget: $0)) }
    for (target, version) in versions {
      for file in files(of: target) {
        if let known = targetsOfFiles[file] {
          targetsOfFiles[file] = .some(Self.lower(known, version))
        } else {
          targetsOfFiles[file] = .some(version)
        }
      }
    }
    lowestTarget = versions.map(\.1).reduce(.some(Int.max), Self.lower)
    if versions.isEmpty { lowestTarget = nil }
  }

  private static func lower(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return nil }
    return min(one, other)
  }

  /// The lowest of its configurations, each by itself or by the project's. A file of settings (`.xcconfig`) comes before
  /// the project's and is not read, so that nothing is known then; CocoaPods' own (`Pods-App.release.xcconfig`) set none.
  private func deploymentTarget(ofTarget target: [Substring]) -> Int? {
    let key = "IPHONEOS_DEPLOYMENT_TARGET"
    let common = projects.flatMap { configurations(of: $0) }.map { number(value(of: key, in: $0)) }
    let shared = common.reduce(common.first ?? nil, Self.lower)
    let own = configurations(of: target).map { configuration in
      number(value(of: key, in: configuration)) ?? (hasSettingsFile(configuration) ? nil : shared)
    }
    return own.reduce(own.first ?? nil, Self.lower)
  }

  private func hasSettingsFile(_ configuration: [Substring]) -> Bool {
    configuration.contains { $0.holds("baseConfigurationReference = ") && !$0.holds("/* Pods-") }
  }

  private func number(_ text: Substring?) -> Int? {
    text.flatMap { Int($0.filter { $0 != "\"" }.prefix { $0.isNumber }) }
  }

  private func configurations(of object: [Substring]) -> [[Substring]] {
    guard let list = value(of: "buildConfigurationList", in: object) else { return [] }
    return members(of: "buildConfigurations", in: objects[list] ?? [])
  }

  private mutating func divideFiles() {
    let (phones, rest) = (targets.filter(isForPhones), targets.filter { !isForPhones($0) })
    var own: Set<String> = []
    var others: Set<String> = []
    for target in phones { own.formUnion(files(of: target)) }
    for target in rest { others.formUnion(files(of: target)) }
    filesForPhones = own.subtracting(others)
    isForPhones = own.isEmpty && !phones.isEmpty && phones.count == targets.count
  }

  private func isTest(_ target: [Substring]) -> Bool { target.contains { $0.holds(".bundle.") } }

  /// Whether the target is an app, and each of its configurations says so, itself or by the project's, or says nothing: "1:
  /// (Default) The app runs on iPhone and iPod touch devices" (Apple, Information Property List Key Reference, iOS Keys,
  /// `UIDeviceFamily`, which Xcode writes for the setting).
  private func isForPhones(_ target: [Substring]) -> Bool {
    guard target.contains(where: { $0.holds("\"com.apple.product-type.application\"") }) else { return false }
    let common = Set(projects.flatMap { families(of: $0) })
    let shared = common.count > 1 ? .open : common.first ?? .unsaid
    let all = families(of: target).map { $0.inheriting(shared) }
    return !all.isEmpty && all.allSatisfy { $0 == .said("1") || $0 == .unsaid }
  }

  /// What a configuration says of the devices. Its file of settings comes after what it says itself
  /// (https://help.apple.com/xcode/mac/current/#/dev745c5c974).
  private enum Family: Hashable {
    case said(String), unsaid, open
    /// Its file of settings is not there: secrets are kept out of repositories.
    case missing

    /// What a target's configuration means in a project.
    func inheriting(_ shared: Family) -> Family {
      switch (self, shared) {
      case (.unsaid, _), (.missing, .said): shared
      case (.missing, _): .open
      default: self
      }
    }
  }

  private func families(of object: [Substring]) -> [Family] {
    let key = "TARGETED_DEVICE_FAMILY"
    return configurations(of: object).map { configuration in
      if let own = value(of: key, in: configuration) { return .said(own.filter { $0 != "\"" }) }
      if configuration.contains(where: { $0.holds(key + "[") }) { return .open }
      guard hasSettingsFile(configuration) else { return .unsaid }
      let file = value(of: "baseConfigurationReference", in: configuration).flatMap { settingsFiles[$0] }
      guard let text = file.flatMap(settings) else { return .missing }
      return text.hasConditions(of: key) ? .open : text.value(of: key).map(Family.said) ?? .unsaid
    }
  }

  /// The names in `/* Screen.swift in Sources */`.
  private func files(of target: [Substring]) -> [String] {
    let phases = members(of: "buildPhases", in: target)
    let lines = phases.filter { value(of: "isa", in: $0) == "PBXSourcesBuildPhase" }.joined()
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let end = words.firstIndex(of: "in"), let begin = words.firstIndex(of: "/*"), begin + 1 < end else {
        return nil
      }
      return words[(begin + 1)..<end].joined(separator: " ")
    }
  }

  /// The objects whose ids a list holds, one a line.
  private func members(of key: String, in object: [Substring]) -> [[Substring]] {
    guard let begin = object.firstIndex(where: { $0.hasPrefix("\t\t\t\(key) = (") }) else { return [] }
    let lines = object[(begin + 1)...].prefix { $0.hasPrefix("\t\t\t\t") }
    return lines.compactMap { objects[$0.drop { $0 == "\t" }.prefix { $0 != " " && $0 != "," }] }
  }

  private func value(of key: String, in object: [Substring]) -> Substring? {
    for line in object {
      let text = line.drop { $0 == "\t" }
      if text.hasPrefix(key + " = ") { return text.dropFirst(key.count + 3).prefix { $0 != ";" && $0 != " " } }
    }
    return nil
  }
}
