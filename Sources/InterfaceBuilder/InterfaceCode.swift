import Diagnostics
import Program

/// Adds to a program what its Interface Builder files say.
package struct InterfaceCode {
  private let files: InterfaceFiles
  private let paths: [String]

  /// - Parameter paths: of the program's files.
  package init(_ files: InterfaceFiles, paths: [String]) {
    self.files = files
    self.paths = paths
  }

  /// A class of the program, by the place where it stands.
  private struct Declared: Hashable {
    var file: Int
    var type: Int
  }

  /// The program, its classes with the functions of their scenes.
  package func applied(to program: Program) -> Program {
    if files.isEmpty { return program }
    let declared = classes(of: program)
    let scenes = scenes(declared)
    if scenes.isEmpty { return program }
    let lasting = files.lasting
    let writer = SegueWriter(files: files, classes: Set(declared.keys))
    var result = program
    for (place, own) in scenes {
      let type = program.files[place.file].types[place.type]
      let inherits = superclasses(of: type, program, declared).contains { scenes[$0] != nil }
      let functions = writer.functions(of: own, inherits: inherits)
      result.files[place.file].types[place.type].add(functions)
      if own.contains(where: { writer.stacked.contains($0.scene.place) }) {
        result.files[place.file].types[place.type].attributes.names.append(TypeDeclaration.stackMark)
      }
      if own.allSatisfy({ lasting.contains($0.scene.place) }) {
        result.files[place.file].types[place.type].attributes.names.append(TypeDeclaration.rootMark)
      }
    }
    return result
  }

  /// The classes that code under test declares at top level, by their names: Interface Builder knows no others.
  private func classes(of program: Program) -> [String: [Declared]] {
    var found: [String: [Declared]] = [:]
    for (number, file) in program.files.enumerated() where file.reading == .subject {
      for (type, declaration) in file.types.enumerated()
      where declaration.kind == .class && declaration.genericParameters.isEmpty {
        found[declaration.name, default: []].append(Declared(file: number, type: type))
      }
    }
    return found
  }

  /// The scenes of each class, in the order of the files.
  private func scenes(_ declared: [String: [Declared]]) -> [Declared: [SegueWriter.Placed]] {
    var found: [Declared: [SegueWriter.Placed]] = [:]
    for file in files.files {
      for scene in file.scenes {
        guard let name = scene.customClass, let all = declared[name],
          let nearest = InterfaceFiles.nearest(all, to: file.path, path: { paths[$0.file] })
        else { continue }
        found[nearest, default: []].append((scene, file))
      }
    }
    return found
  }

  private func superclasses(
    of type: TypeDeclaration, _ program: Program, _ declared: [String: [Declared]]
  ) -> [Declared] {
    var found: [Declared] = []
    var next = type.inherited.first
    while case .named(let name, _)? = next, let place = declared[name]?.first, !found.contains(place) {
      found.append(place)
      next = program.files[place.file].types[place.type].inherited.first
    }
    return found
  }
}

extension TypeDeclaration {
  /// What the class says itself about its segues counts; the children that a storyboard embeds are known better there.
  fileprivate mutating func add(_ added: [Function]) {
    let own = Set(functions.map(\.fullName))
    for function in added {
      if function.name == "connectEmbeddedControllers" {
        functions.removeAll { $0.name == function.name }
      } else if own.contains(function.fullName) {
        continue
      }
      functions.append(function)
    }
  }
}
