import SwiftSyntax

/// How a view that one place names is named at another.
struct ViewReference {
  /// What a member follows: `toView?`, `self.cover`, `cover`.
  let chain: String
  /// The view comes from the transition context.
  let isOfContext: Bool
  /// … and is the one that the transition leads to.
  let isArriving: Bool

  /// - Parameter view: the text at the first place: a name, or members of one.
  /// - Returns: `nil` when the name is not known at the node.
  init?(_ view: String, at node: some SyntaxProtocol, _ site: RepairSite) {
    let plain = view.hasPrefix("self.") ? String(view.dropFirst(5)) : view
    let root = String(plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let rest = plain.dropFirst(root.count)
    guard !root.isEmpty, let meaning = site.meaning(of: root, at: node) else { return nil }
    let isInClosure = RepairSite.enclosing(ClosureExprSyntax.self, of: node) != nil
    let name = meaning.isProperty && isInClosure ? "self." + root : root
    let members = rest.drop { $0 == "?" || $0 == "!" }
    chain = name + (meaning.isOptional == true ? "?" : "") + members
    let origin = meaning.initialiser.map(site.text) ?? ""
    isOfContext = origin.contains("view(forKey:")
    isArriving = origin.contains("view(forKey: .to)")
  }
}
