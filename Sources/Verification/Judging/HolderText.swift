import Diagnostics
import Machine
import Program

/// Says who keeps an object: "Panel.transition → PanelTransition.panel (PanelTransition.swift:7)". What UIKit holds in between is told
/// by the class of its object alone.
struct HolderText {
  let program: Program
  let sources: SourceMap

  /// Links that are told, those nearest to the object.
  private static let most = 4

  /// - Returns: `nil` where no code under test is among the holders.
  func text(of links: [StateReader.Link], in compiled: CompiledProgram) -> String? {
    let named = links.map { name(of: $0, compiled) }
    guard named.contains(where: { $0.place != nil }) else { return nil }
    var names: [String] = []
    for name in named.compactMap(\.text) where names.last != name { names.append(name) }
    let told = names.suffix(Self.most)
    let place = named.last { $0.place != nil }?.place.flatMap { sources.location(of: $0) }
    return (names.count > told.count ? ["…"] : []).joined() + (names.count > told.count ? " → " : "")
      + told.joined(separator: " → ") + (place.map { " (\($0.path):\($0.line))" } ?? "")
  }

  private func name(of link: StateReader.Link, _ compiled: CompiledProgram) -> (text: String?, place: SourceSpan?) {
    switch link {
    case .global(let name):
      let place = place(ofGlobal: name)
      return (place == nil ? nil : name, place)
    case .closure(let number):
      let function = compiled.functions[number]
      guard isUnderTest(function.span) else { return (nil, nil) }
      return ("a " + function.name, function.span)
    case .property(let type, let name):
      let owner = compiled.types[type]
      guard let place = place(of: name, in: owner, compiled) else { return (owner.name, nil) }
      return ("\(owner.name).\(name)", place)
    }
  }

  /// Where the class, or one above it, declares the property.
  private func place(of property: String, in type: TypeInfo, _ compiled: CompiledProgram) -> SourceSpan? {
    var current = type
    while true {
      if isUnderTest(current.span), let declaration = declaration(of: current),
        let variable = declaration.variables.first(where: { $0.name == property })
      {
        return variable.span
      }
      guard current.superclass >= 0 else { return nil }
      current = compiled.types[Int(current.superclass)]
    }
  }

  private func place(ofGlobal name: String) -> SourceSpan? {
    let parts = name.split(separator: ".").map(String.init)
    for file in program.files where file.reading == .subject {
      if parts.count == 1, let variable = file.variables.first(where: { $0.name == name }) { return variable.span }
      let owner = all(file.types).first { $0.name == parts.dropLast().last }
      if let variable = owner?.variables.first(where: { $0.name == parts.last }) { return variable.span }
    }
    return nil
  }

  private func isUnderTest(_ span: SourceSpan) -> Bool {
    program.files.indices.contains(Int(span.file)) && program.files[Int(span.file)].reading == .subject
  }

  private func declaration(of type: TypeInfo) -> TypeDeclaration? {
    all(program.files[Int(type.span.file)].types).first { $0.span == type.span || $0.nameSpan == type.span }
  }

  private func all(_ types: [TypeDeclaration]) -> [TypeDeclaration] { types + types.flatMap { all($0.types) } }
}
