import Diagnostics
import SwiftSyntax

/// Changes of declarations and of what is set once.
enum DeclarationChanges {
  /// A presentation controller that UIKit asks for only under the custom style.
  static func customStyle(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let sequence = item.item.as(SequenceExprSyntax.self),
      let target = sequence.elements.first.map(site.text), target.hasSuffix("transitioningDelegate")
    else { return [] }
    let base = target.dropLast("transitioningDelegate".count)
    return [
      SourceChange("set the custom style", [site.insert(["\(base)modalPresentationStyle = .custom"], after: item)])
    ]
  }

  /// A property that keeps something alive for too long.
  static func weakening(_ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let sequence = item.item.as(SequenceExprSyntax.self),
      let target = sequence.elements.first.map(site.text)
    else { return [] }
    let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
    let members = RepairSite.enclosing(MemberBlockSyntax.self, of: item)?.members
    let property = members?.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
      variable.bindings.contains {
        site.text($0.pattern) == name && $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      }
    }
    guard let property, property.bindingSpecifier.text == "var",
      !property.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) })
    else { return [] }
    return [SourceChange("hold it weakly", [site.insert("weak ", at: site.start(property.bindingSpecifier))])]
  }

  /// A method whose name UIKit does not call.
  static func renaming(_ site: RepairSite) -> [SourceChange] {
    guard let function = site.function, case .misspelt(_, let wanted) = site.defect.fact else { return [] }
    let parts = wanted.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    let labels = parts[1].dropLast().split(separator: ":").map(String.init)
    let parameters = Array(function.signature.parameterClause.parameters)
    guard labels.count == parameters.count else { return [] }
    var edits = [site.replace(function.name, with: String(parts[0]))]
    for (label, parameter) in zip(labels, parameters) {
      let own = (parameter.secondName ?? parameter.firstName).text
      let start = site.start(parameter.firstName)
      let end = site.end(parameter.secondName ?? parameter.firstName)
      edits.append(TextEdit(start: start, end: end, replacement: label == own ? own : "\(label) \(own)"))
    }
    return [SourceChange("give the method the name that UIKit calls", edits)]
  }
}
