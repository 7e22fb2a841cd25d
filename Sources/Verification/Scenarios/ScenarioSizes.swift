import FlatMachine
import Program

/// The numbers that bound what a scenario does: properties of its class, or of one above it, that answer one written
/// number each, `var pushes: Int { 1 }`. What answers is the declaration that is nearest to the scenario.
struct ScenarioSizes {
  /// In the order in which they were asked for.
  let sizes: [ModelInstance.Size]
  private let places: [String: Place]

  private struct Place {
    var file: Int
    var type: Int
    var variable: Int
  }

  /// - Parameters:
  ///   - entry: the function that begins the scenario.
  ///   - labels: names of the properties that are asked for; those that the scenario does not have are passed over.
  init(_ labels: [String], entry: String, in program: Program) {
    let classes = labels.isEmpty ? [] : Self.classes(of: entry, in: program)
    var sizes: [ModelInstance.Size] = []
    var places: [String: Place] = [:]
    for label in labels where places[label] == nil {
      for (file, type) in classes {
        let variables = program.files[file].types[type].variables
        guard let variable = variables.firstIndex(where: { $0.name == label }) else { continue }
        guard let value = Self.number(variables[variable]) else { break }
        sizes.append(ModelInstance.Size(label: label, value: value))
        places[label] = Place(file: file, type: type, variable: variable)
        break
      }
    }
    (self.sizes, self.places) = (sizes, places)
  }

  /// The program with other numbers in place.
  func program(_ program: Program, with sizes: [ModelInstance.Size]) -> Program {
    var program = program
    for size in sizes {
      guard let place = places[size.label] else { continue }
      let variable = program.files[place.file].types[place.type].variables[place.variable]
      guard let first = variable.accessors?.getter?.first else { continue }
      let number = Expression(.integer(size.value), first.span)
      program.files[place.file].types[place.type].variables[place.variable].accessors?.getter = [
        Statement(.return(number), first.span)
      ]
    }
    return program
  }

  /// The number that a property answers, if that is all that it does.
  private static func number(_ variable: Variable) -> Int? {
    guard let getter = variable.accessors?.getter, getter.count == 1, !variable.attributes.isStatic else { return nil }
    switch getter[0].kind {
    case .return(let value?), .expression(let value):
      if case .integer(let number) = value.kind { return number }
      return nil
    default: return nil
    }
  }

  /// The class that the entry makes and those above it, the nearest first.
  private static func classes(of entry: String, in program: Program) -> [(file: Int, type: Int)] {
    for (file, content) in program.files.enumerated() {
      guard let function = content.functions.first(where: { $0.name == entry }) else { continue }
      var names: [String] = []
      Walk.expressions(in: function.body ?? []) { expression in
        if case .name(let name) = expression.kind { names.append(name) }
      }
      for name in names {
        guard let first = place(of: name, seenFrom: file, in: program) else { continue }
        let classes = chain(from: first, in: program)
        if classes.contains(where: { program.files[$0.file].types[$0.type].name == "Scenario" }) { return classes }
      }
    }
    return []
  }

  private static func chain(from first: (file: Int, type: Int), in program: Program) -> [(file: Int, type: Int)] {
    var chain = [first]
    // A class that is above itself ends somewhere, too.
    while chain.count < 64, let last = chain.last,
      let next = program.files[last.file].types[last.type].inherited.lazy.compactMap({ inherited in
        if case .named(let name, _) = inherited { place(of: name, seenFrom: last.file, in: program) } else { nil }
      }).first
    {
      chain.append(next)
    }
    return chain
  }

  /// A class by name: in the file itself, in the file that it speaks for, anywhere.
  private static func place(of name: String, seenFrom file: Int, in program: Program) -> (file: Int, type: Int)? {
    let scope = program.files[file].privateScope
    let files = [file] + program.files.indices.filter { $0 != file && program.files[$0].file == scope }
    for number in files + Array(program.files.indices) {
      let types = program.files[number].types
      if let type = types.firstIndex(where: { $0.kind == .class && $0.name == name }) { return (number, type) }
    }
    return nil
  }
}
