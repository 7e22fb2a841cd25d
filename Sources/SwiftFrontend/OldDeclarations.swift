import Diagnostics
import Program
import SwiftSyntax

/// Declarations of Swift 2 as Swift declares the same now.
extension Builder {
  /// The first parameter of a function has no label in Swift 2 unless one is written.
  func dropImplicitLabel(of function: inout Function, _ node: FunctionDeclSyntax) {
    guard oldSwift.isSwift2, let first = node.signature.parameterClause.parameters.first, first.secondName == nil,
      !function.parameters.isEmpty
    else { return }
    function.parameters[0].label = nil
  }

  /// The declaration of a method that UIKit calls, under the name by which it calls it.
  func rename(_ function: inout Function) {
    guard let new = renaming(of: function), !new.isGetter else { return }
    function.name = new.name
    for (index, label) in new.labels.enumerated() where index < function.parameters.count {
      function.parameters[index].label = label
    }
  }

  /// A method that UIKit has made a property: `preferredStatusBarStyle()`.
  func property(from function: Function) -> Variable? {
    guard let new = renaming(of: function), new.isGetter, new.type == nil else { return nil }
    var accessors = Accessors(getter: function.body)
    accessors.isRequirement = function.body == nil
    return Variable(
      name: new.name, type: function.result, value: nil, isMutable: true, accessors: accessors,
      attributes: function.attributes, span: function.nameSpan)
  }

  private func renaming(of function: Function) -> OldNames.Function? {
    oldNames?.function(function.name, function.parameters.map(\.label)).flatMap { $0.receiver == nil ? $0 : nil }
  }

  /// The text with `protocol<A, B>` as `A & B`, byte for byte of the same length. `protocol<>` becomes `Any`.
  static func withoutOldCompositions(_ text: String) -> String {
    guard text.utf8.count > 9, text.contains("protocol<") else { return text }
    var bytes = Array(text.utf8)
    let opening = Array("protocol<".utf8)
    var position = 0
    while position + opening.count < bytes.count {
      if bytes[position..<position + opening.count].elementsEqual(opening) { rewrite(&bytes, from: position) }
      position += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func rewrite(_ bytes: inout [UInt8], from start: Int) {
    let space = UInt8(ascii: " ")
    var end = start + 9
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return }
    let isEmpty = end == start + 9
    for index in start..<start + 9 { bytes[index] = space }
    if isEmpty {
      bytes.replaceSubrange(start..<start + 3, with: Array("Any".utf8))
    } else {
      bytes[start + 8] = UInt8(ascii: "(")
    }
    bytes[end] = isEmpty ? space : UInt8(ascii: ")")
    for index in start + 9..<end where bytes[index] == UInt8(ascii: ",") { bytes[index] = UInt8(ascii: "&") }
  }
}
