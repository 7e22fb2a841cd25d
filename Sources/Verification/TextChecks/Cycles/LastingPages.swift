import Program

/// The pages that an app shows from its start to its end: what keeps one alive has no effect.
///
/// A storyboard begins with them, and no code makes one. Where code gives a window another root, none is known to stay.
struct LastingPages {
  /// Whether code gives a window a root.
  private var isOpen = false
  /// The names of the types that code makes objects of.
  private var made: Set<String> = []

  /// Walks the code of every type once, where an Interface Builder file begins with a class of the sources.
  init(_ index: TypeIndex) {
    if !index.entries.contains(where: \.declaration.isRootOfInterface) { return }
    let bodies = index.entries.filter(\.isSubject).flatMap(HelperMethods.bodies) + index.globals.compactMap(\.body)
    for body in bodies {
      if CallFinder.assigns(["rootViewController"], in: body) { isOpen = true }
      made.formUnion(Makers.madeNames(in: body))
    }
  }

  func contains(_ type: TypeIndex.Entry) -> Bool {
    type.declaration.isRootOfInterface && !isOpen && !made.contains(type.name)
  }
}
