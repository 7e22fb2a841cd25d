import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Views, pages and delegates of transitions that a library offers and that keep their own delegate, and objects that keep the
/// controller around them (TV902), seen in the text.
///
/// Who is the delegate of a view has it in its own view, and who is told by a transitioning delegate keeps that, for UIKit does
/// not (OBJ-01). Used as meant, both keep each other; so do a page and who keeps it to show it again: "Delegates should be weak
/// to avoid reference cycles" (realm.github.io/SwiftLint/weak_delegate.html). Where the sources themselves make an object that
/// has the view its delegate, that place is told (`OwnershipCycle`) and not the property besides.
struct StrongDelegate: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such properties, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = ClearedProperties(index)
    let offered = OfferedTypes(index)
    let made = MadeDelegates(index)
    return types.compactMap { type in
      guard isOffered(type.declaration.attributes), type.declaration.kind == .class else { return nil }
      let isPage = index.ancestors(of: type).contains("UIViewController")
      if isPage && !offered.contain(type) { return nil }
      let word = word(for: type, index)
      let causes = type.variables.filter { variable in
        isOffered(variable.attributes) && !variable.attributes.hasPrivateSetter && variable.isMutable
          && KeptSelf.keeps(variable) && !cleared.contains(variable.name, of: type)
      }.compactMap { variable -> RootCause? in
        if isAround(variable) { return cause(variable.span, word ?? "the object", "the controller around it") }
        guard let word, isDelegate(variable, of: type, index), !isWired(variable, of: type, by: types, index) else {
          return nil
        }
        if isPage { return made.isMade(for: variable.name, of: type) ? nil : causeOfPage(variable.span) }
        return cause(variable.span, word, "its delegate")
      }
      // No client has to keep a page that the sources themselves make.
      return causes.isEmpty || isPage && made.isMade(type)
        ? nil : SignatureJudgement(type: type, causes: causes, needs: [kept(isPage ? .possible : .likely)])
    }
  }

  private static func kept(_ confidence: Confidence) -> Assumption {
    Assumption(
      text: "a client keeps it, and gives itself to it", confidence: confidence, location: nil, kind: .configuration)
  }

  private static func isOffered(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  /// What a class is that somebody keeps who wants to be its delegate.
  private static func word(for type: TypeIndex.Entry, _ index: TypeIndex) -> String? {
    let ancestors = index.ancestors(of: type)
    if ancestors.contains("UIViewController") { return "the page" }
    if ancestors.contains("UIView") { return "the view" }
    return ancestors.contains("UIViewControllerTransitioningDelegate") ? "the transitioning delegate" : nil
  }

  /// By the name of the property, and a protocol of the sources.
  private static func isDelegate(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard case .named(let name, _)? = variable.type?.unwrapped, variable.type?.isOptional == true,
      let entry = index.entry(mentioned: name, in: type), entry.isSubject, entry.declaration.kind == .protocol
    else { return false }
    let lower = variable.name.lowercased()
    return ["delegate", "datasource"].contains(where: lower.hasSuffix)
  }

  /// Whether a class that keeps such an object makes itself its delegate.
  private static func isWired(
    _ variable: Variable, of type: TypeIndex.Entry, by users: [TypeIndex.Entry], _ index: TypeIndex
  ) -> Bool {
    // An example is a client: that it makes itself the delegate does not tell how the sources use the class.
    users.contains { user in
      if index.isOffered(type, to: user) { return false }
      let objects = Set(user.variables.filter { KeptSelf.keeps($0) && $0.className == type.name }.map(\.name))
      return !objects.isEmpty
        && HelperMethods.bodies(of: user).contains { makesItselfDelegate(of: objects, as: variable.name, in: $0) }
    }
  }

  private static func makesItselfDelegate(of objects: Set<String>, as name: String, in body: [Statement]) -> Bool {
    var isFound = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, isSelf(value),
        case .member(let object, name) = MethodUses.bare(target).kind
      else { return }
      if LocalNames.path(of: object).map(objects.contains) == true { isFound = true }
    }
    return isFound
  }

  private static func isSelf(_ value: Expression) -> Bool {
    switch value.kind {
    case .selfReference, .name("self"): true
    default: false
    }
  }

  /// `presentingViewController`, `parentController`: the page in which the object works, and that has the object.
  private static func isAround(_ variable: Variable) -> Bool {
    guard case .named("UIViewController", _)? = variable.type?.unwrapped, variable.type?.isOptional == true else {
      return false
    }
    let lower = variable.name.lowercased()
    return ["parent", "presenting", "owning"].contains(where: lower.hasPrefix)
  }

  private static func causeOfPage(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .delegateIsStrong,
      message: "the page keeps its delegate: where that keeps the page to show it again, neither goes", span: span,
      alsoBreaks: [])
  }

  private static func cause(_ span: SourceSpan, _ word: String, _ kept: String) -> RootCause {
    RootCause(
      rule: rule, check: .delegateIsStrong,
      message: "\(word) keeps \(kept), and who is that keeps \(word): once shown neither goes", span: span,
      alsoBreaks: [])
  }
}
