import Diagnostics
import Program
import SwiftSyntax

/// `#if`: the side that an iOS application in debug configuration compiles, on a device, with Swift 6.3.
extension Builder {
  private static let swiftVersion = [6, 3]

  /// Modules that do not exist on iOS. Any other module can be imported, but for what the project does not have.
  private static let foreignModules: Set<String> = [
    "AppKit", "Android", "Bionic", "Carbon", "Cocoa", "CRT", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Quartz", "ServiceManagement", "TVMLKit", "TVServices", "TVUIKit", "ucrt", "WASILibc", "WatchKit", "WinSDK",
    "XCPlayground", "PlaygroundSupport", "ScreenSaver", "ApplicationServices", "IOBluetooth", "CoreWLAN",
  ]

  /// What stands in the active clause; `nil` when no clause is active or the active one is empty.
  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    var active: IfConfigClauseSyntax?
    let clauses = Array(node.clauses)
    for (position, clause) in clauses.enumerated() {
      if active == nil, clause.condition.map(holds) ?? true {
        active = clause
      } else {
        let next = position + 1 < clauses.count ? clauses[position + 1].poundKeyword : node.poundEndif
        inactive.append(span(between: clause, next))
      }
    }
    return active?.elements
  }

  /// What stands in a clause, comments included: up to the `#` that ends it.
  private func span(between clause: IfConfigClauseSyntax, _ next: TokenSyntax) -> SourceSpan {
    let head = clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)
    return SourceSpan(
      file: index, start: head.endPositionBeforeTrailingTrivia.utf8Offset,
      end: next.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func holds(_ node: ExprSyntax) -> Bool {
    nested(node, otherwise: false) {
      switch node.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
      case .declReferenceExpr(let node):
        let name = node.baseName.text
        return name == "DEBUG" || name.hasPrefix("$")
      case .prefixOperatorExpr(let node) where node.operator.text == "!": return !holds(node.expression)
      case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
      case .sequenceExpr(let node): return holds(Array(node.elements))
      case .functionCallExpr(let node): return query(node)
      case ._canImportExpr(let node): return exists(node.importPath.text)
      default:
        note("condition of #if", at: span(node))
        return false
      }
    }
  }

  /// `a && b || c`: `&&` binds tighter.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    var alternatives = false
    var conjunction = true
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        if conjunction { conjunction = holds(element) }
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
        alternatives = alternatives || conjunction
        conjunction = true
      }
    }
    return alternatives || conjunction
  }

  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=5.9)`, …
  private func query(_ node: FunctionCallExprSyntax) -> Bool {
    let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    guard let argument = node.arguments.first?.expression else { return false }
    let word = argument.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch function {
    case "os": return word == "iOS"
    case "canImport": return exists(rootName(argument))
    case "targetEnvironment", "_ptrauth": return false
    case "arch": return word == "arm64"
    case "_endian": return word == "little"
    case "_runtime": return word == "_ObjC"
    case "_pointerBitWidth": return word == "_64"
    case "_objectFileFormat": return word == "MachO"
    case "hasFeature", "hasAttribute", "_hasAtomicBitWidth": return true
    case "swift", "compiler", "_compiler_version": return compares(argument)
    default:
      note("condition of #if", at: span(node))
      return false
    }
  }

  private func exists(_ module: String) -> Bool {
    !Self.foreignModules.contains(module) && !missingModules.contains(module)
  }

  /// The module of `UIKit.UIGestureRecognizerSubclass`.
  private func rootName(_ node: ExprSyntax) -> String {
    var node = node
    while let member = node.as(MemberAccessExprSyntax.self), let base = member.base { node = base }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// `>=5.9` or `<6`
  private func compares(_ node: ExprSyntax) -> Bool {
    guard let node = node.as(PrefixOperatorExprSyntax.self) else { return true }
    let text = span(node.expression)
    let digits = source.text.utf8.dropFirst(Int(text.start)).prefix(Int(text.end - text.start))
    let version = String(decoding: digits, as: UTF8.self).split(separator: ".").map { Int($0) ?? 0 }
    let isLower = Self.swiftVersion.lexicographicallyPrecedes(version)
    return node.operator.text == "<" ? isLower : !isLower
  }
}
