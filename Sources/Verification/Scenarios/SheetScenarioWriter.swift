import Program

/// The scenarios of sheets and popovers.
extension ScenarioWriter {
  func presentationDelegate(_ entry: TypeIndex.Entry) -> Body {
    (
      "AdaptiveDelegateScenario",
      [
        "override func makeAdaptiveDelegate() -> UIAdaptivePresentationControllerDelegate? {"
          + " \(call.text(for: entry)) }"
      ]
    )
  }

  func sheetContent(_ entry: TypeIndex.Entry) -> Body {
    ("SheetContentScenario", ["override func makePresented() -> UIViewController { \(call.text(for: entry)) }"])
  }

  /// Tells the machine which controllers of the sources say that they have unsaved changes (TV1103): by a property, since
  /// nothing else in an app says so.
  func unsavedChanges(seenFrom file: Int) -> [String] {
    let controllers = index.entries.filter { entry in
      entry.isSubject && (!entry.isPrivate || entry.file == file)
        && index.ancestors(of: entry).contains("UIViewController")
    }
    let tests = controllers.compactMap { entry -> String? in
      guard let variable = entry.variables.first(where: Self.saysUnsaved) else { return nil }
      return "  if let controller = controller as? \(entry.name) { return controller.\(variable.name) }"
    }
    if tests.isEmpty { return [] }
    return ["override func hasUnsavedChanges(_ controller: UIViewController) -> Bool {"] + tests + [
      "  return false", "}",
    ]
  }

  private static func saysUnsaved(_ variable: Variable) -> Bool {
    !variable.attributes.isStatic && names.contains(variable.name.lowercased())
  }

  private static let names: Set<String> = [
    "haschanges", "hasunsavedchanges", "hasedits", "hasunsavededits", "hasbeenedited", "hasbeenmodified", "isdirty",
    "isedited", "ismodified", "isunsaved", "needssaving", "needssave",
  ]
}
