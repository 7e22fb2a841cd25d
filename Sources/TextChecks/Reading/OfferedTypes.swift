import Program
import Subjects

/// What a library offers its clients: public, and in no part of the sources that an app starts in. What an app's own module makes
/// public is public for its other modules. Apps that only show a library or host its tests are clients of many.
struct OfferedTypes {
  private let index: TypeIndex
  private let starts: [TypeIndex.Entry]

  init(_ index: TypeIndex) {
    self.index = index
    starts = index.entries.filter { entry in
      entry.isSubject && !index.ancestors(of: entry).isDisjoint(with: SwipeSource.starters)
        && !index.isExample(file: entry.file)
    }
  }

  func contain(_ type: TypeIndex.Entry) -> Bool {
    [.public, .open].contains(type.declaration.attributes.access) && !index.isExample(file: type.file)
      && starts.allSatisfy { index.isOffered(type, to: $0) }
  }

  /// Whether a type, be it public or not, is of a part of the sources that is there for clients: none in which an app starts.
  func isInLibrary(_ type: TypeIndex.Entry) -> Bool {
    !index.isExample(file: type.file) && starts.allSatisfy { index.isApart(type, from: $0) }
      && index.entries.contains { entry in
        entry.isSubject && [.public, .open].contains(entry.declaration.attributes.access)
          && !index.isApart(entry, from: type)
      }
  }

  /// Whether what a file makes public is there for clients alone: each app of the sources only shows a library.
  func containAll(of file: Int) -> Bool { starts.isEmpty && !index.isExample(file: file) }
}
