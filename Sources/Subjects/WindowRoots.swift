import Diagnostics
import Program

/// The controllers that the sources make for nothing else than to be the roots of windows: nobody presents them
/// (developer.apple.com, `UIWindow.rootViewController`: "the view controller that provides the content view of the window").
package struct WindowRoots {
  private let roots: Set<Int>
  /// Of these, the roots of windows of the sources' own classes, which lie above the app's window.
  private let beside: Set<Int>
  private let index: TypeIndex
  private let others: OtherTexts

  /// Walks the code of every type once.
  package init(_ index: TypeIndex, others: OtherTexts) {
    var roots: Set<Int> = []
    var users: Set<Int> = []
    var beside: Set<Int> = []
    let windows = Set(index.entries.filter { $0.isSubject && index.ancestors(of: $0).contains("UIWindow") }.map(\.name))
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        let made = Self.madeToBeRoots(in: body)
        Walk.expressions(in: body) { expression in
          guard let name = Self.mentioned(in: expression), let type = index.entry(mentioned: name, in: user) else {
            return
          }
          if made.contains(expression.span) {
            roots.insert(type.id)
            let isBeside = windows.contains(user.name) || windows.contains { CallFinder.calls($0, in: body) }
            if isBeside { beside.insert(type.id) }
          } else if type.id != user.id {
            users.insert(type.id)
          }
        }
      }
    }
    self.roots = roots.subtracting(users)
    self.beside = beside
    self.index = index
    self.others = others
  }

  /// Whether strangers cannot make one either, be they clients, storyboards or Objective-C.
  package func contains(_ entry: TypeIndex.Entry, isApp: Bool) -> Bool {
    guard roots.contains(entry.id) else { return false }
    let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    return (isApp || ![.public, .open].contains(entry.declaration.attributes.access)) && !others.mayName(name)
  }

  /// Whether nothing is presented in its window: it is one of several.
  package func isBeside(_ entry: TypeIndex.Entry) -> Bool { beside.contains(entry.id) }

  /// What a piece of code names that may be made there.
  private static func mentioned(in expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name), .type(.named(let name, _)): name
    case .cast(let value, .named(let name, _), _) where Makers.isInstantiated(value): name
    default: nil
    }
  }

  /// The places of the names of the classes whose objects become roots where they are made, or later in the same code.
  private static func madeToBeRoots(in body: [Statement]) -> Set<SourceSpan> {
    var values: [Expression] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind,
        CallFinder.baseName(of: target) == "rootViewController"
      else { return }
      values.append(value)
    }
    if values.isEmpty { return [] }
    let names = Set(values.compactMap { if case .name(let name) = $0.kind { name } else { nil } })
    if !names.isEmpty { values += self.values(ofConstants: names, in: body) }
    return Set(
      values.compactMap { value in
        guard case .call(let callee, _) = value.kind else { return nil }
        return callee.span
      })
  }

  /// What is written behind `let root =`.
  private static func values(ofConstants names: Set<String>, in body: [Statement]) -> [Expression] {
    var found: [Expression] = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        names.contains(name), let value = variable.value
      else { return }
      found.append(value)
    }
    return found
  }
}
