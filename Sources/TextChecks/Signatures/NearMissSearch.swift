import Diagnostics
import Program
import RunReport
import Subjects

/// The optional requirements that one class misses, and the methods that come near them.
struct NearMissSearch {
  private let missing: [Function]
  /// Full names that mean something to a protocol of the class.
  private let known: Set<String>
  private let adopted: Set<String>
  private let acceptsOldNames: Bool

  init(
    index: TypeIndex, type: TypeIndex.Entry, ancestors: Set<String>, adopted: Set<String>, acceptsOldNames: Bool
  ) {
    let entries = ancestors.sorted().compactMap { index.entry(named: $0, from: type.file) }
    let protocols = entries.filter { $0.declaration.kind == .protocol }
    let implemented = Set(entries.filter { $0.isSubject && $0.declaration.kind != .protocol }.flatMap(\.fullNames))
    missing = protocols.filter { adopted.contains($0.name) }.flatMap(\.optionalRequirements).filter {
      !implemented.contains($0.fullName)
    }
    known = Set(protocols.flatMap(\.fullNames)).union(implemented.subtracting(type.fullNames))
    self.adopted = adopted
    self.acceptsOldNames = acceptsOldNames
  }

  /// The finding about a method of the class, `nil` if it is no near miss.
  func cause(of function: Function) -> RootCause? {
    guard case .function = function.kind, let requirement = requirement(near: function) else { return nil }
    return RootCause(
      rule: SignatureJudge.rule, fact: .misspelt(declared: function.fullName, requirement: requirement),
      message: "UIKit never calls '\(function.fullName)': the requirement is '\(requirement)'",
      span: function.nameSpan, alsoBreaks: [])
  }

  private func requirement(near function: Function) -> String? {
    let attributes = function.attributes
    // An Objective-C name may be written behind `@objc`.
    if attributes.isStatic || attributes.isOverride || attributes.names.contains("objc") { return nil }
    if attributes.access == .private || attributes.access == .fileprivate { return nil }
    if known.contains(function.fullName) { return nil }
    if let requirement = OldRequirementNames.requirement(of: function, in: adopted) {
      return acceptsOldNames || known.contains(requirement) && !isMissing(requirement) ? nil : requirement
    }
    return missing.filter { isNear(function, $0) }.map(\.fullName).min {
      (editDistance($0, function.fullName), $0) < (editDistance($1, function.fullName), $1)
    }
  }

  private func isMissing(_ requirement: String) -> Bool { missing.contains { $0.fullName == requirement } }

  /// The same parameters under another label, or a slip of the pen.
  private func isNear(_ function: Function, _ requirement: Function) -> Bool {
    if function.parameters.count < requirement.parameters.count { return lacksParameters(function, requirement) }
    guard function.parameters.count == requirement.parameters.count, !function.parameters.isEmpty else { return false }
    let agree = zip(function.parameters, requirement.parameters).allSatisfy { own, required in
      own.type?.unwrapped == required.type?.unwrapped
    }
    guard agree else { return false }
    return function.name == requirement.name || editDistance(function.name, requirement.name) <= 2
  }
}

extension NearMissSearch {
  /// The name and the result of the requirement, and of its parameters only some, or none: what a migration has lost.
  private func lacksParameters(_ function: Function, _ requirement: Function) -> Bool {
    guard function.name == requirement.name, let result = function.result?.unwrapped,
      result == requirement.result?.unwrapped
    else { return false }
    var left = requirement.parameters[...]
    for parameter in function.parameters {
      guard let next = left.firstIndex(where: { $0.type?.unwrapped == parameter.type?.unwrapped }) else { return false }
      left = left[(next + 1)...]
    }
    return true
  }
}

extension TypeIndex.Entry {
  fileprivate var fullNames: [String] { functions.map(\.fullName) }

  /// Of a protocol: the requirements that an extension gives a default.
  fileprivate var optionalRequirements: [Function] {
    let defaults = Set(functions.filter { $0.body != nil }.map(\.fullName))
    return functions.filter { $0.body == nil && defaults.contains($0.fullName) }
  }
}
