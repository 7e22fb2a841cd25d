import Program
import Subjects

/// The pages of a library that its own code and its examples present in other styles than a sheet alone: clients see by that how they
/// are meant to be shown.
struct FullScreenPages {
  private let ids: Set<Int>

  /// Walks the code of every type once.
  init(_ index: TypeIndex, _ styles: SheetStyles) {
    var asSheets: Set<Int> = []
    var otherwise: Set<Int> = []
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) where CallFinder.calls("present", labelled: "animated", in: body) {
        let made = Makers.madeNames(in: body).compactMap { index.entry(mentioned: $0, in: user)?.id }
        if styles.keepSheets(in: body) { asSheets.formUnion(made) } else { otherwise.formUnion(made) }
      }
    }
    ids = otherwise.subtracting(asSheets)
  }

  func contain(_ type: TypeIndex.Entry) -> Bool { ids.contains(type.id) }
}
