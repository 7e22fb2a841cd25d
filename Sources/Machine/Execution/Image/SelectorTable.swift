/// Finds the method that a selector names, as `target.perform(selector)` would.
struct SelectorTable: Sendable {
  private struct Key: Hashable {
    var type: Int32
    var name: String
  }

  /// Methods by declaring type and full name, and by declaring type and base name (the first declared).
  private var methods: [Key: Int32] = [:]

  init(_ program: CompiledProgram) {
    for (index, function) in program.functions.enumerated() where function.isMethod && function.type >= 0 {
      let full = SelectorTable.memberName(function.name)
      guard let parenthesis = full.firstIndex(of: "(") else { continue }
      let base = String(full[..<parenthesis])
      for name in [full, base] where methods[Key(type: function.type, name: name)] == nil {
        methods[Key(type: function.type, name: name)] = Int32(index)
      }
    }
  }

  /// The method of a class or of its nearest superclass; nil when there is none.
  func method(_ selector: String, of type: Int32, in program: CompiledProgram) -> Int32? {
    let names = SelectorTable.spellings(of: selector)
    var current = type
    while current >= 0 {
      for name in names {
        if let method = methods[Key(type: current, name: name)] { return method }
      }
      current = program.types[Int(current)].superclass
    }
    let ancestors = program.types[Int(type)].ancestors
    for ancestor in ancestors {
      for name in names {
        if let method = methods[Key(type: ancestor, name: name)] { return method }
      }
    }
    return nil
  }

  /// `Outer.Inner.handle(_:)` → `handle(_:)`
  static func memberName(_ name: String) -> String {
    let head = name.firstIndex(of: "(") ?? name.endIndex
    guard let dot = name[..<head].lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// The full name itself, or for `handle:with:` its base name.
  private static func spellings(of selector: String) -> [String] {
    if selector.contains("(") { return [selector] }
    let base = selector.prefix { $0 != ":" }
    return [selector, String(base)]
  }
}
