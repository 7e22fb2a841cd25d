import SwiftParser
import SwiftSyntax

/// Optional methods of protocols that a subclass of the conforming class declares.
///
/// To Objective-C and to the interpreter they are found like any method; Swift takes the default of the protocol's
/// extension. So the conforming class gets that default as a method of its own, and the subclass overrides it.
struct OptionalMethods {
  typealias Edit = (offset: Int, text: String)

  /// The edits of each file, by its index.
  private(set) var edits: [Int: [Edit]] = [:]

  /// - Parameters:
  ///   - machine: the files that declare the protocols.
  ///   - files: the files of the code under test.
  init(machine: [DrivenFile], files: [DrivenFile]) {
    let protocols = ProtocolDefaults(viewMode: .sourceAccurate)
    for file in machine { protocols.walk(Parser.parse(source: file.text)) }
    let shapes = ClassShapes(viewMode: .sourceAccurate)
    for (index, file) in files.enumerated() where !file.isMachine {
      shapes.file = index
      shapes.walk(Parser.parse(source: file.text))
    }
    var given: Set<String> = []
    for shape in shapes.found {
      for method in shape.methods where !method.isOverride {
        guard let (owner, text) = Self.owner(of: method.name, above: shape, shapes.found, protocols) else { continue }
        edits[shape.file, default: []].append((method.offset, "override "))
        guard given.insert("\(owner.file) \(owner.name) \(method.name)").inserted else { continue }
        edits[owner.file, default: []].append((owner.brace, "\n" + text + "\n"))
      }
    }
  }

  /// The superclass that conforms to a protocol with a default of the method and does not declare it, with the default.
  private static func owner(
    of method: String, above shape: ClassShapes.Shape, _ all: [ClassShapes.Shape], _ protocols: ProtocolDefaults
  ) -> (ClassShapes.Shape, String)? {
    var current = shape
    while let next = superclass(of: current, all) {
      if next.methods.contains(where: { $0.name == method }) { return nil }
      for name in next.inherited {
        if let text = protocols.defaults[name]?[method] { return (next, text) }
      }
      current = next
    }
    return nil
  }

  private static func superclass(of shape: ClassShapes.Shape, _ all: [ClassShapes.Shape]) -> ClassShapes.Shape? {
    guard let name = shape.inherited.first else { return nil }
    let named = all.filter { $0.name == name }
    return named.first { $0.file == shape.file } ?? named.first
  }
}

/// Methods that extensions give protocols, as text by protocol and full name.
private final class ProtocolDefaults: SyntaxVisitor {
  private(set) var defaults: [String: [String: String]] = [:]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        defaults[name, default: [:]][function.fullName] = function.trimmedDescription
      }
    }
    return .skipChildren
  }
}

/// The classes of the code under test.
private final class ClassShapes: SyntaxVisitor {
  struct Shape {
    var name: String
    var file: Int
    var inherited: [String]
    /// Offset behind the left brace.
    var brace: Int
    /// Offset of `func`.
    var methods: [(name: String, offset: Int, isOverride: Bool)]
  }

  var file = 0
  private(set) var found: [Shape] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    found.append(
      Shape(
        name: node.name.text, file: file,
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        brace: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
        methods: functions.map { function in
          let modifiers = function.modifiers.map(\.name.text)
          return (
            function.fullName, function.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
            modifiers.contains("override") || modifiers.contains("static")
          )
        }))
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// `animateTransition(using:)`
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
  }
}
