import Program
import Subjects

/// The children that a storyboard puts into container views. Who embeds a page keeps it as long as it lives ("the embedded view
/// controller becomes a child", View Controller Programming Guide for iOS): what it is handed in `prepare(for:sender:)`, or has
/// in a weak property.
extension KeepReader {
  /// The classes of the children that storyboards embed in pages of a class, or of one that inherits from it.
  static func embedded(in type: TypeIndex.Entry, _ index: TypeIndex) -> Set<String> {
    var names: Set<String> = []
    for page in index.entries where index.isKind(page, of: type) || index.isKind(type, of: page) {
      for function in page.functions where function.name == "connectEmbeddedControllers" {
        names.formUnion(Self.embedded(in: function.body ?? []))
      }
    }
    return names
  }

  private static func embedded(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .cast(_, let type, _): if let name = name(of: type) { names.insert(name) }
      case .call(let callee, _):
        if case .name(let name) = callee.kind, name.first?.isUppercase == true { names.insert(name) }
      default: break
      }
    }
    return names
  }

  /// `segue.destination as? MapPage`, where the scene embeds such a page.
  func isEmbedded(_ destination: Expression, as name: String) -> Bool {
    guard let property = LocalNames.path(of: destination)?.split(separator: ".").last else { return false }
    return ["destination", "destinationViewController"].contains(property) && embedded.contains(name)
  }

  /// `viewControllers.first as? HomePage` of a navigation controller, `children[0] as! MapPage` of any page: it has them as long
  /// as it lives.
  static func isOwnChild(_ page: Expression) -> Bool {
    guard let path = LocalNames.path(of: page) else { return false }
    return ["viewControllers", "children", "childViewControllers"].contains { list in
      path == "\(list).first" || path == "\(list)[]"
    }
  }

  /// A weak property of the page with such a child.
  func isEmbedded(_ variable: Variable) -> Bool {
    variable.isStored && !variable.attributes.isStatic && variable.className.map(embedded.contains) == true
  }
}
