import Program
import SwiftSyntax

extension Builder {
  func attributes(_ list: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Attributes {
    var result = Attributes()
    collectNames(list, into: &result.names)
    for modifier in modifiers { apply(modifier, to: &result) }
    return result
  }

  private func collectNames(_ list: AttributeListSyntax, into names: inout [String]) {
    for element in list {
      switch element {
      case .attribute(let attribute): names.append(path(of: type(attribute.attributeName)))
      case .ifConfigDecl(let config):
        if case .attributes(let active)? = activeElements(of: config) { collectNames(active, into: &names) }
      @unknown default: note("attribute", at: span(element))
      }
    }
  }

  /// Applies one modifier. Modifiers without consequences for execution (`dynamic`, `nonisolated`, …) are skipped;
  /// `private(set)` restricts only the setter, so it does not change the access of the declaration.
  private func apply(_ modifier: DeclModifierSyntax, to attributes: inout Attributes) {
    let word = modifier.name.text
    switch word {
    case "private", "fileprivate", "internal", "package", "public", "open":
      guard modifier.detail == nil, let access = access(word) else { return }
      attributes.access = access
    case "static": attributes.isStatic = true
    case "class":
      attributes.isStatic = true
      attributes.isClassMember = true
    case "final": attributes.isFinal = true
    case "override": attributes.isOverride = true
    case "mutating": attributes.isMutating = true
    case "convenience": attributes.isConvenience = true
    case "required": attributes.isRequired = true
    case "lazy": attributes.isLazy = true
    case "weak": attributes.isWeak = true
    case "unowned": attributes.isUnowned = true
    case "optional": attributes.isOptionalRequirement = true
    case "prefix", "postfix": attributes.names.append(word)
    default: break
    }
  }

  private func access(_ word: String) -> Attributes.Access? {
    switch word {
    case "private": .private
    case "fileprivate": .fileprivate
    case "package": .package
    case "public": .public
    case "open": .open
    default: .internal
    }
  }
}
