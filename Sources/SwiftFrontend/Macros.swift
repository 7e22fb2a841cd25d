import Diagnostics
import Program
import SwiftSyntax

/// `#name`: a few are built into the language, the others are macros, whose expansion nobody knows.
extension Builder {
  func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let place = span(node)
    switch node.macroName.text {
    case "selector": return selector(node)
    case "keyPath": return keyPathString(node)
    case "file", "filePath": return Expression(.string(source.path), place)
    case "fileID": return Expression(.string(lastComponent(of: source.path)), place)
    case "line": return Expression(.integer(source.position(at: Int(place.start)).line), place)
    case "column": return Expression(.integer(source.position(at: Int(place.start)).column), place)
    case "function": return Expression(.string(functionNames.last ?? ""), place)
    case "warning", "error": return Expression(.tuple([]), place)
    case "colorLiteral", "imageLiteral", "fileLiteral": return literal(node, place)
    case let name:
      let operands =
        arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures)
      return notUnderstood("macro #\(name)", node, operands: operands.map(\.value))
    }
  }

  /// What Xcode draws in the place of text: a colour, an image or the address of a file.
  private func literal(_ node: MacroExpansionExprSyntax, _ place: SourceSpan) -> Expression {
    let type = ["colorLiteral": "UIColor", "imageLiteral": "UIImage"][node.macroName.text] ?? "URL"
    return Expression(.call(Expression(.name(type), place), arguments(node.arguments)), place)
  }

  /// Whether an expression at file scope is a macro that stands for declarations, like `#Preview { … }`.
  func isFreestandingMacro(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(MacroExpansionExprSyntax.self)?.macroName.text else { return false }
    return name.first?.isUppercase == true || name == "warning" || name == "error"
  }

  /// A macro in the place of a declaration declares what nobody knows: `#Preview { … }`. `#warning` and `#error` only
  /// talk to the programmer.
  func freestandingMacro(_ node: some SyntaxProtocol) {
    let declared = Syntax(node).as(MacroExpansionDeclSyntax.self)?.macroName
    let name = (declared ?? Syntax(node).as(MacroExpansionExprSyntax.self)?.macroName)?.text ?? ""
    if name != "warning", name != "error" { note("macro #\(name)", at: span(node)) }
  }

  private func lastComponent(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// `#selector(Type.method(_:))`, `#selector(getter: property)`; a cast inside only picks an overload.
  private func selector(_ node: MacroExpansionExprSyntax) -> Expression {
    guard var target = node.arguments.first?.expression else { return notUnderstood("#selector without a name", node) }
    while true {
      if let sequence = target.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        target = first
      } else if let tuple = target.as(TupleExprSyntax.self), let only = tuple.elements.first {
        target = only.expression
      } else {
        break
      }
    }
    let reference = target.as(MemberAccessExprSyntax.self)?.declName ?? target.as(DeclReferenceExprSyntax.self)
    guard let reference else { return notUnderstood("#selector without a name", node) }
    var text = name(reference.baseName)
    if let labels = reference.argumentNames {
      text += "(" + labels.arguments.map { name($0.name) + ":" }.joined() + ")"
    }
    return Expression(.selector(text), span(node))
  }

  /// `#keyPath(Type.a.b)` is the string `a.b`.
  private func keyPathString(_ node: MacroExpansionExprSyntax) -> Expression {
    var names: [String] = []
    var next = node.arguments.first?.expression
    while let member = next?.as(MemberAccessExprSyntax.self) {
      names.append(name(member.declName.baseName))
      next = member.base
    }
    if let first = next?.as(DeclReferenceExprSyntax.self), first.baseName.tokenKind != .keyword(.self) {
      let text = name(first.baseName)
      if text.first?.isUppercase != true { names.append(text) }
    }
    return Expression(.string(names.reversed().joined(separator: ".")), span(node))
  }
}
