import Diagnostics
import Program

/// A type while the program is lowered: its declaration and extensions, merged.
///
/// An object, for it is looked at all the time: a copy of so much takes long.
final class TypeRecord {
  let id: Int
  /// Dotted: `Outer.Inner`.
  let name: String
  var kind: TypeInfo.Kind
  /// Index into `program.files`, -1 for Swift's own types.
  let file: Int
  var access: Attributes.Access = .internal
  var isPhantom = false
  /// The type it is nested in, -1 at file level.
  var outer = -1
  var span = SourceSpan.none
  var generics: Set<String> = []
  /// The declaration, then its extensions.
  var parts: [TypePart] = []
  var nested: [String: Int] = [:]
  var aliases: [String: AliasRecord] = [:]

  // Ancestors
  var superclass = -1
  /// The superclass is one of UIKit's that stands above the one that is written and that nobody declares.
  var hasInferredSuperclass = false
  var protocols: [Int] = []
  var unknownAncestors: [String] = []
  var rawType: TypeTest?
  var isOptionSet = false

  // Members
  /// Own properties by name, instance and static, in order of declaration.
  var properties: [Int] = []
  var instanceProperties: [String: [Int]] = [:]
  var staticProperties: [String: [Int]] = [:]
  var instanceFunctions: [String: [Int]] = [:]
  var staticFunctions: [String: [Int]] = [:]
  /// Names in `instanceFunctions` and `staticFunctions` in order of declaration.
  var functionNames: [String] = []
  var cases: [CaseRecord] = []
  var caseIndex: [String: Int] = [:]
  var deinitializer = -1
  var subclasses: [Int] = []

  // Layout
  /// Properties with storage, the superclass's first.
  var slots: [Int] = []
  var defaults = -1

  init(id: Int, name: String, kind: TypeInfo.Kind, file: Int) {
    self.id = id
    self.name = name
    self.kind = kind
    self.file = file
  }
}

/// A declaration or extension of a type.
struct TypePart {
  var declaration: TypeDeclaration
  var file: Int
  /// `where Self: X` of an extension.
  var constraints: [TypePartConstraint] = []
}

struct TypePartConstraint {
  /// What `Self` must be; -1 for any class.
  var type: Int
}

struct CaseRecord {
  var name: String
  var payload: [Parameter]
  var payloadTests: [TypeTest]
  /// Constant index or -1.
  var rawValue: Int32
}
