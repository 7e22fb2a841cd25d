import Diagnostics
import SwiftSyntax

/// A sheet with unsaved changes refuses the pull, and asks: as in Apple's sample *Disabling the pull-down gesture for a
/// sheet*.
enum UnsavedChanges {
  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass, site.inherits(type, "ViewController"), let name = flag(of: type, site),
      let (variable, binding) = site.property(name, of: type), variable.bindingSpecifier.text == "var",
      !site.text(type).contains("isModalInPresentation")
    else { return [] }
    let indentation = site.indentation(at: site.start(variable))
    let observer = " {\n\(indentation)\(site.unit)didSet { isModalInPresentation = \(name) }\n\(indentation)}"
    var edits = [site.insert(observer, at: site.end(binding))]
    var title = "refuse the pull while there are unsaved changes"
    if site.method("presentationControllerDidAttemptToDismiss", of: type) == nil {
      guard site.inherits(type, "UIAdaptivePresentationControllerDelegate"), let last = type.memberBlock.members.last
      else { return [] }
      edits.append(site.insert(member: question(name, site.unit), after: last))
      title = "ask before unsaved changes are pulled away"
    }
    return [SourceChange(title, edits)]
  }

  /// The stored Bool that says it.
  private static func flag(of type: ClassDeclSyntax, _ site: RepairSite) -> String? {
    type.memberBlock.members.lazy.compactMap { member -> String? in
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
      let name = site.text(binding.pattern)
      let isTruth = ["true", "false"].contains(binding.initializer.map { site.text($0.value) } ?? "")
      let words = ["change", "dirty", "unsaved", "edited", "modified"]
      return isTruth && words.contains { name.lowercased().contains($0) } ? name : nil
    }.first
  }

  private static func question(_ name: String, _ unit: String) -> [String] {
    [
      "func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {",
      "\(unit)guard presentedViewController == nil, !isBeingDismissed else { return }",
      "\(unit)let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)",
      "\(unit)question.addAction(",
      "\(unit)\(unit)UIAlertAction(title: \"Discard Changes\", style: .destructive) { [weak self] _ in",
      "\(unit)\(unit)\(unit)self?.\(name) = false", "\(unit)\(unit)\(unit)self?.dismiss(animated: true)",
      "\(unit)\(unit)})", "\(unit)question.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))",
      // On a pad an action sheet is a popover, which raises an exception without a source (UIPopoverPresentationController.h).
      "\(unit)question.popoverPresentationController?.sourceView = view",
      "\(unit)present(question, animated: true)", "}",
    ]
  }
}
