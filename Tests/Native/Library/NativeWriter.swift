import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites code under test so that the natively compiled machine can drive it: every function says that it runs, and
/// a declaration for each class names its methods, for the words `listens` and `perform`.
struct NativeWriter {
  /// A file as it is compiled, and the name of the function that declares its classes.
  struct Result {
    var text: String
    var declaration: String
  }

  /// - Parameters:
  ///   - text: one file of Swift.
  ///   - number: distinguishes the names that are added to the files of one module.
  ///   - appended: text of the machine that sees the file's private declarations.
  ///   - edits: see `OptionalMethods`.
  static func rewrite(_ text: String, number: Int, appended: String = "", edits: [OptionalMethods.Edit]) -> Result {
    let tree = Parser.parse(source: text)
    let visitor = CodeVisitor(firstSite: number << 16)
    visitor.walk(tree)
    var bytes = Array(text.utf8)
    // Stable: what is inserted at one place keeps its order.
    let edits = (edits + visitor.edits).enumerated().sorted {
      ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }
    for edit in edits.map(\.element) { bytes.insert(contentsOf: edit.text.utf8, at: edit.offset) }
    let name = "declare\(number)"
    let declarations = ClassDeclarations(visitor.classes, number: number)
    return Result(
      text: ([String(decoding: bytes, as: UTF8.self)] + declarations.extensions
        + ["func \(name)(_ runtime: DrivenRuntime) {", declarations.calls, "}", appended]).joined(separator: "\n"),
      declaration: name)
  }
}

/// The methods of the machine that its own selectors name: `perform` finds them in no file of the code under test.
enum MachineActions {
  /// A file that declares the function `declareMachineActions`.
  static func text(_ files: [DrivenFile]) -> String {
    let selectors = Set(files.flatMap { $0.text.matches(of: /Selector\("([^"]+)"\)/).map { String($0.1) } })
    var lines: [String] = []
    for file in files {
      let visitor = CodeVisitor(firstSite: 0)
      visitor.walk(Parser.parse(source: file.text))
      for written in visitor.classes {
        for action in written.actions where selectors.contains(action.fullName) {
          guard let parameter = action.parameter else { continue }
          lines.append(
            """
              runtime.declareAction(\(written.name).self, "\(action.fullName)") {
                ($0 as! \(written.name)).\(action.base)($1 as! \(parameter))
              }
            """)
        }
      }
    }
    return "@testable import UIKit\n\nfunc declareMachineActions(_ runtime: DrivenRuntime) {\n"
      + lines.joined(separator: "\n") + "\n}\n"
  }
}

/// A class or an extension, as far as `listens` and `perform` need it.
struct WrittenClass {
  var name: String
  /// Full names of the methods, and names of the properties.
  var methods: [String] = []
  /// Those whose bodies call `super`.
  var callingSuper: [String] = []
  /// Weak properties.
  var weak: [String] = []
  /// Properties whose names say a direction: `true` for those that mean presenting when they are true.
  var directions: [String: Bool] = [:]
  /// Methods that an action can call.
  var actions: [(fullName: String, base: String, label: String?, parameter: String?)] = []
}

/// Swift text that tells the runtime what classes declare.
struct ClassDeclarations {
  private(set) var extensions: [String] = []
  private(set) var calls = ""

  init(_ classes: [WrittenClass], number: Int) {
    for (index, written) in classes.enumerated() {
      let actions = "drivenActions\(number)x\(index)"
      extensions.append(
        """
        extension \(written.name) {
          fileprivate static func \(actions)() -> [String: (AnyObject, Any?) -> Void] {
            var actions: [String: (AnyObject, Any?) -> Void] = [:]
        \(written.actions.flatMap { Self.lines($0, of: written.name) }.joined(separator: "\n"))
            return actions
          }
        }
        """)
      let lists = [written.methods, written.callingSuper, written.weak].map { names in
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
      let directions = written.directions.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }
      calls += """
          runtime.declare(
            \(written.name).self,
            DeclaredClass(
              methods: \(lists[0]), callingSuper: \(lists[1]), weak: \(lists[2]),
              directions: [\(directions.isEmpty ? ":" : directions.joined(separator: ", "))], actions: \(written.name).\(actions)()))

        """
    }
  }

  /// The first method with a base name is the one that the base name finds.
  private static func lines(
    _ action: (fullName: String, base: String, label: String?, parameter: String?), of type: String
  ) -> [String] {
    let label = action.label.map { $0 + ": " } ?? ""
    let argument = action.parameter.map { label + "$1 as! " + $0 } ?? ""
    let call = "{ ($0 as! \(type)).\(action.base)(\(argument))\(action.parameter == nil ? "; _ = $1" : "") }"
    return [action.fullName, action.base].map { name in
      "    if actions[\"\(name)\"] == nil { actions[\"\(name)\"] = \(call) }"
    }
  }
}
