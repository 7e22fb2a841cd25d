import Diagnostics
import SwiftSyntax

/// Geometry is read when it is used: a stored rectangle becomes a closure that reads it.
///
/// What is handed over by an initialiser is handed over as a closure, and so on back to where views are asked.
struct LateGeometry {
  private static let types: Set<String> = ["CGRect", "CGPoint", "CGSize", "CGFloat"]

  private struct Property: Hashable {
    var type: String
    var name: String
  }

  private let site: RepairSite
  private var open: [(type: ClassDeclSyntax, name: String)] = []
  private var known: Set<Property> = []
  private var edits: [TextEdit] = []

  private init(_ site: RepairSite) { self.site = site }

  /// One for each stored property that the statement uses.
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let type = site.ownClass else { return [] }
    let names = RepairSite.all(DeclReferenceExprSyntax.self, in: item).map(\.baseName.text)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      var change = LateGeometry(site)
      guard change.add(name, of: type) else { return nil }
      while let next = change.open.popLast() { change.follow(next.name, of: next.type) }
      return SourceChange("read the geometry when it is used", change.edits)
    }
  }

  /// Whether the class has such a property, which is a closure then.
  private mutating func add(_ name: String, of type: ClassDeclSyntax) -> Bool {
    guard let (_, binding) = site.property(name, of: type), let geometry = geometry(binding) else { return false }
    guard known.insert(Property(type: type.name.text, name: name)).inserted else { return true }
    let value = binding.initializer.map { " = { \(site.text($0.value)) }" } ?? ""
    edits.append(site.replace(binding, with: "\(name): () -> \(geometry)\(value)"))
    open.append((type, name))
    return true
  }

  private func geometry(_ binding: PatternBindingSyntax) -> String? {
    let written = binding.typeAnnotation.map { site.text($0.type) }
    let made = binding.initializer.map { String(site.text($0.value).prefix { $0.isLetter }) }
    return (written ?? made).flatMap { Self.types.contains($0) ? $0 : nil }
  }

  private mutating func follow(_ name: String, of type: ClassDeclSyntax) {
    let isOnly = site.classes.count { site.property(name, of: $0) != nil } == 1
    for mention in site.mentions(of: name, in: type) + (isOnly ? site.outerMentions(of: name, type) : []) {
      if let value = site.assigned(to: mention) {
        assign(value, in: type)
      } else if !isHandedOver(mention) {
        edits.append(site.insert("()", at: site.end(mention)))
      }
    }
  }

  /// The initialiser's parameter is a closure then; any other value is read later.
  private mutating func assign(_ value: ExprSyntax, in type: ClassDeclSyntax) {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let initialiser = RepairSite.enclosing(InitializerDeclSyntax.self, of: value),
      let parameter = initialiser.signature.parameterClause.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == name && Self.types.contains(site.text($0.type))
      })
    else { return hand(over: value) }
    edits.append(site.insert("@escaping () -> ", at: site.start(parameter.type)))
    let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
    for call in RepairSite.all(FunctionCallExprSyntax.self, in: site.tree)
    where site.text(call.calledExpression) == type.name.text {
      for argument in call.arguments where argument.label?.text == label { hand(over: argument.expression) }
    }
  }

  /// A stored property becomes a closure itself.
  private mutating func hand(over value: ExprSyntax) {
    if let caller = RepairSite.enclosing(ClassDeclSyntax.self, of: value),
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      site.meaning(of: name, at: value)?.isProperty == true, add(name, of: caller)
    {
      return
    }
    edits.append(site.replace(value, with: LaterValue(value, site).text))
  }

  /// What `hand(over:)` passes on as it is.
  private func isHandedOver(_ mention: ExprSyntax) -> Bool {
    guard let argument = mention.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name = site.text(call.calledExpression)
    return site.classes.contains { $0.name.text == name }
  }
}

/// An expression as a closure that evaluates it. Views of controllers are captured instead of the controllers, so that
/// nobody is held who was not before.
struct LaterValue {
  let text: String

  /// Views that UIKit declares as implicitly unwrapped, which captures are not.
  private static let views: Set<String> = ["view", "tableView", "collectionView"]

  init(_ value: ExprSyntax, _ site: RepairSite) {
    var body = ""
    var end = site.start(value)
    var captures: [String] = []
    for reference in RepairSite.all(DeclReferenceExprSyntax.self, in: value) {
      guard let (from, to, name, origin) = Self.root(reference, site) else { continue }
      body += site.text(end..<from) + name
      end = to
      let capture = Self.views.contains(name) ? "\(name) = \(origin)!" : name
      if !captures.contains(capture) { captures.append(capture) }
    }
    body += site.text(end..<site.end(value))
    text = captures.isEmpty ? "{ \(body) }" : "{ [\(captures.joined(separator: ", "))] in \(body) }"
  }

  /// What is captured of a reference: its place, its name in the closure and what that stands for.
  private static func root(
    _ reference: DeclReferenceExprSyntax, _ site: RepairSite
  ) -> (from: Int, to: Int, name: String, origin: String)? {
    let name = reference.baseName.text
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName == reference || name.first?.isLowercase != true { return nil }
    if reference.parent?.is(FunctionCallExprSyntax.self) == true { return nil }
    let meaning = site.meaning(of: name, at: reference)
    if let member, name == "self" || views.contains(member.declName.baseName.text) && meaning?.isProperty == false {
      // `self.card`, and `source.view` of a parameter.
      let own = member.declName.baseName.text
      return (site.start(reference), site.end(member.declName), own, "\(name).\(own)")
    }
    guard meaning == nil || meaning?.isProperty == true else { return nil }
    return (site.start(reference), site.end(reference), name, name)
  }
}
