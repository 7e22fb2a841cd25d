import Program
import Subjects

/// The extensions that the sources make of classes that they do not declare, such as those of UIKit.
enum ExtendedTypes {
  /// Each as a type of its own, with what it adds.
  static func all(_ program: Program, _ index: TypeIndex) -> [TypeIndex.Entry] {
    let files = index.subjectFiles.filter { file in
      !index.isTest(file: file) && TestFiles.modules.isDisjoint(with: program.files[file].imports)
    }
    return files.flatMap { file in
      program.files[file].types.filter { $0.kind == .extension }.compactMap { declaration in
        guard var entry = index.entry(named: declaration.name, from: file), !entry.isSubject else { return nil }
        entry.functions = declaration.functions
        entry.variables = declaration.variables
        entry.file = file
        entry.declaration = declaration
        return entry
      }
    }
  }
}
