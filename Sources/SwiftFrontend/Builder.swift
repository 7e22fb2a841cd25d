import Diagnostics
import Program
import SwiftSyntax
import Threading

/// Builds the `ProgramFile` of one source file. Used by one thread, for one file.
final class Builder {
  /// How deep the tree may nest, counted in expressions, statements, patterns and types inside one another. Code that
  /// nests deeper is not understood; every later pass may recurse this far.
  static let maximumDepth = 1_000
  /// … where this file is read.
  private let allowedDepth = DeepStack.limit(maximumDepth)

  let source: SourceFile
  let index: Int
  var output: ProgramFile
  var diagnostics: [Diagnostic] = []
  /// Precedence of the operators, those that the file declares included.
  var precedence = PrecedenceTable()
  /// For each closure around the current place that names no parameters: how many `$n` it uses.
  var dollarCounts: [Int] = []
  /// Full names of the functions around the current place, for `#function`.
  var functionNames: [String] = []
  /// The base of the members that stand in a postfix `#if`.
  var postfixBase: Expression?
  /// Code that conditional compilation leaves out.
  var inactive: [SourceSpan] = []
  /// What the text tells about the version of Swift.
  let oldSwift: OldSwift
  /// Names that have changed since; nil for the machine's own files.
  let oldNames: OldNames?
  let missingModules: Set<String>
  /// Type aliases that bodies around the current place declare.
  var localAliases: [String: TypeReference] = [:]
  /// For each body around the current place its functions by name, with the parameters of those that share one.
  var localOverloads: [[String: [[Parameter]]]] = []
  /// The labels of tuple types.
  var tupleLabels: Set<String> = []
  /// The declared result of the function, getter or closure around the current place.
  var resultType: TypeSyntax?
  /// The types of the stored tuples of the types around it, by name.
  var tupleTypes: [String: TypeSyntax] = [:]
  private var depth = 0
  private var isTooDeep = false

  init(_ input: SwiftFrontend.Input) {
    source = input.file
    index = input.index
    missingModules = input.missingModules
    output = ProgramFile(file: input.index, reading: input.reading)
    oldSwift = OldSwift(input.reading == .subject ? input.file.text : "")
    oldNames = input.reading == .subject ? (oldSwift.isSwift2 ? .all : .later) : nil
  }

  func read(_ tree: SourceFileSyntax) {
    declareOperators(tree.statements)
    var members = Members()
    topLevel(tree.statements, into: &members)
    output.types = members.types
    output.functions = members.functions
    output.variables = members.variables
    output.aliases = members.aliases
    output.directives = directives(in: tree)
    output.tupleLabels = tupleLabels.sorted()
    output.notUnderstood.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }

  // MARK: Places

  /// The text of the node without the trivia around it.
  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceSpan(file: index, start: start, end: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  func span(from first: SourceSpan, to last: SourceSpan) -> SourceSpan {
    SourceSpan(file: index, start: Int(first.start), end: max(Int(first.start), Int(last.end)))
  }

  /// The text of an identifier, without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  // MARK: What has no meaning

  func note(_ construct: String, at span: SourceSpan) {
    output.notUnderstood.append(NotUnderstood(construct: construct, span: span))
  }

  func notUnderstood(
    _ construct: String, _ node: some SyntaxProtocol, operands: [Expression] = []
  ) -> Expression {
    let place = span(node)
    note(construct, at: place)
    return Expression(.notUnderstood(construct: construct, operands: operands), place)
  }

  func notUnderstoodStatement(_ construct: String, _ node: some SyntaxProtocol) -> Statement {
    let place = span(node)
    note(construct, at: place)
    return Statement(.notUnderstood(construct), place)
  }

  // MARK: Depth

  static let tooDeepConstruct = "code nested too deeply"

  /// Runs the body so many levels deeper, or answers `otherwise` when that would be too deep.
  func nested<Result>(
    _ node: some SyntaxProtocol, levels: Int = 1, otherwise: @autoclosure () -> Result, _ body: () -> Result
  ) -> Result {
    guard depth + levels <= allowedDepth else {
      reportDepth(of: node)
      return otherwise()
    }
    depth += levels
    defer { depth -= levels }
    return body()
  }

  /// Notes the place; the file gets one error.
  private func reportDepth(of node: some SyntaxProtocol) {
    let place = span(node)
    note(Self.tooDeepConstruct, at: place)
    if !isTooDeep {
      isTooDeep = true
      let message = "the code is nested more than \(allowedDepth) levels deep\(DeepStack.crampedReason)"
      diagnostics.append(Diagnostic(.error, message, at: place))
    }
  }
}
