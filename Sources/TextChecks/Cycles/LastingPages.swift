import Program
import Subjects

/// The pages that an app shows from its start to its end: what keeps one alive has no effect.
///
/// A storyboard begins with them and no code makes one, or the start of the app makes one for its window and nothing else does,
/// or an object that lasts itself makes and keeps each of them, or makes one when it is made itself: there is never a second one.
/// Where code gives a window another root, none is known to stay.
struct LastingPages {
  private let index: TypeIndex
  /// How many functions make an object of a type, by its id.
  private var made: [Int: Int] = [:]
  /// How many functions at the start of an app make one as the root of a window.
  private var roots: [Int: Int] = [:]
  /// How many functions of objects that last make and keep one.
  private let kept: [Int: Int]
  /// The files in which windows get roots at other times, or ones of which the class is not known.
  private var open: [Int] = []
  /// Who makes one once, when it is made itself, by the numbers of types.
  private var makers: [Int: [Int]] = [:]

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    self.index = index
    kept = Self.keepers(index)
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        for name in Self.madeNames(in: body) { note(name, in: user) }
      }
      for name in Self.madeOnce(by: user) {
        if let type = index.entry(mentioned: name, in: user) { makers[type.id, default: []].append(user.id) }
      }
      for function in user.functions where CallFinder.assigns(["rootViewController"], in: function.body ?? []) {
        note(function, of: user)
      }
    }
  }

  private mutating func note(_ name: String, in user: TypeIndex.Entry) {
    if let type = index.entry(mentioned: name, in: user) { made[type.id, default: 0] += 1 }
  }

  private mutating func note(_ function: Function, of user: TypeIndex.Entry) {
    let body = function.body ?? []
    let isStart = Self.starts.contains(function.fullName)
    let names = Self.roots(in: body)
    let types = names.compactMap { $0 }.compactMap { index.entry(mentioned: $0, in: user)?.id }
    if !isStart || types.count < names.count || Set(types).count > 1 { open.append(user.file) }
    for type in Set(types) { roots[type, default: 0] += 1 }
  }

  private static let starts: Set<String> = [
    "scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)",
    "application(_:willFinishLaunchingWithOptions:)",
  ]

  /// The classes of what is assigned to the window, those of roots of navigation controllers; nil where one is not known.
  private static func roots(in body: [Statement]) -> [String?] {
    let classes = LocalClasses.named(in: body)
    var found: [String?] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        CallFinder.baseName(of: target) == "rootViewController"
      else { return }
      found.append(root(value, classes))
    }
    return found
  }

  private static func root(_ value: Expression, _ classes: [String: String]) -> String? {
    switch value.kind {
    case .name(let name): return classes[name]
    case .call(let callee, let arguments):
      if let inner = arguments.first(where: { $0.label == "rootViewController" })?.value { return root(inner, classes) }
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    default: return nil
    }
  }

  /// Whether all that stays alive would stay anyway: a page, or an object with the only page that it keeps.
  func keeps(_ judgement: SignatureJudgement) -> Bool {
    guard contains(judgement.type) else { return false }
    if KeptSelf.isShown(judgement.type, index) { return true }
    return judgement.held.flatMap { index.entry(mentioned: $0, in: judgement.type) }.map(contains) ?? false
  }

  func contains(_ type: TypeIndex.Entry) -> Bool { lasts(type, [type.id]) }

  /// - Parameter asking: the types for which this is asked.
  private func lasts(_ type: TypeIndex.Entry, _ asking: Set<Int>) -> Bool {
    let made = made[type.id] ?? 0
    if Self.isOfApp(type, index) || made == 1 && Self.isTheOnlyOne(type) { return true }
    if made > 0, kept[type.id] == made { return true }
    if let makers = makers[type.id], makers.count == made, isMadeOnce(by: makers, asking) { return true }
    if open.contains(where: { index.entry(named: type.name, from: $0)?.id == type.id }) { return false }
    if type.declaration.isRootOfInterface { return made == 0 }
    return made > 0 && roots[type.id] == made && isTheOnlyRoot(type)
  }

  private func isMadeOnce(by makers: [Int], _ asking: Set<Int>) -> Bool {
    makers.allSatisfy { !asking.contains($0) && lasts(index.entries[$0], asking.union([$0])) }
  }

  /// Whether the start of the same app makes no other root.
  private func isTheOnlyRoot(_ type: TypeIndex.Entry) -> Bool {
    roots.keys.allSatisfy { id in
      let other = index.entries[id]
      return id == type.id || index.entry(named: type.name, from: other.file)?.id != type.id
    }
  }
}
