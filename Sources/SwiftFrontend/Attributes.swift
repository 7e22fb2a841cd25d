import Program
import SwiftSyntax

extension Builder {
  func attributes(_ list: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Attributes {
    var result = Attributes()
    collect(list, into: &result)
    for modifier in modifiers { apply(modifier, to: &result) }
    return result
  }

  private func collect(_ list: AttributeListSyntax, into attributes: inout Attributes) {
    for element in list {
      switch element {
      case .attribute(let attribute):
        let name = path(of: type(attribute.attributeName))
        attributes.names.append(name)
        if case .argumentList(let written)? = attribute.arguments, name.first?.isUppercase == true {
          attributes.arguments.append(Attributes.Arguments(name: name, arguments: arguments(written)))
        }
      case .ifConfigDecl(let config):
        if case .attributes(let active)? = activeElements(of: config) { collect(active, into: &attributes) }
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
      if modifier.detail != nil {
        attributes.hasPrivateSetter = attributes.hasPrivateSetter || word.hasSuffix("private")
      } else if let access = access(word) {
        attributes.access = access
      }
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
