import Diagnostics
import Program

/// A class that plays a part in transitions: the report says whether it was explored.
package struct TransitionClass: Sendable {
  package var name: String
  package var span: SourceSpan
  /// The places of the names of what UIKit calls.
  package var duties: [SourceSpan]
  /// It is explored through its subclasses.
  package var isAbstract: Bool
  /// The superclass of the sources that has all that UIKit calls; nil if the class has some of it itself.
  package var source: String?

  package static func all(_ index: TypeIndex) -> [TransitionClass] {
    let duties = TransitionDuties(index: index)
    let abstract = AbstractClasses(index: index, mentions: Mentions(index))
    return duties.transitionClasses().map { entry in
      let places = duties.places(of: entry)
      let home = index.lineage(of: entry).first { type in
        type.functions.contains { places.contains($0.nameSpan) }
      }
      return TransitionClass(
        name: entry.name, span: entry.declaration.nameSpan, duties: places, isAbstract: abstract.contains(entry),
        source: home.flatMap { $0.id == entry.id ? nil : $0.name })
    }
  }
}
