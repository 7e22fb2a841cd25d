import Program
import Subjects

/// The scenarios of sheets and popovers.
extension ScenarioWriter {
  func presentationDelegate(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "AdaptiveDelegateScenario",
      [.init("func makeAdaptiveDelegate() -> UIAdaptivePresentationControllerDelegate?", call.text(for: entry))])
  }

  func sheetContent(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "SheetContentScenario",
      [.init("func makePresented() -> UIViewController", call.text(for: entry))] + covers(of: entry))
  }

  /// Tells the machine which controllers of the sources say that they have unsaved changes (TV1103): by a property, since
  /// nothing else in an app says so.
  func unsavedChanges(seenFrom file: Int) -> [ScenarioClass.Override] {
    let seen = unsaved.filter { !$0.isPrivate || $0.file == file }
    let tests = seen.map { "if let controller = controller as? \($0.type) { return controller.\($0.property) }" }
    if tests.isEmpty { return [] }
    return [.init("func hasUnsavedChanges(_ controller: UIViewController) -> Bool", tests + ["return false"])]
  }

  /// A controller of the sources with the property that says whether it has unsaved changes.
  struct Unsaved {
    var type: String
    var property: String
    var isPrivate: Bool
    var file: Int
  }

  static func unsaved(in index: TypeIndex) -> [Unsaved] {
    index.entries.compactMap { entry in
      guard entry.isSubject, let variable = entry.variables.first(where: saysUnsaved),
        index.ancestors(of: entry).contains("UIViewController")
      else { return nil }
      return Unsaved(type: entry.name, property: variable.name, isPrivate: entry.isPrivate, file: entry.file)
    }
  }

  private static func saysUnsaved(_ variable: Variable) -> Bool {
    !variable.attributes.isStatic && names.contains(variable.name.lowercased())
  }

  private static let names: Set<String> = [
    "haschanges", "hasunsavedchanges", "hasedits", "hasunsavededits", "hasbeenedited", "hasbeenmodified", "isdirty",
    "isedited", "ismodified", "isunsaved", "needssaving", "needssave",
  ]
}
