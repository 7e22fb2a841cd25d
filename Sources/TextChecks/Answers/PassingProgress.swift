import Program
import Subjects

/// Progress that lies over the page and lets touches through.
///
/// SVProgressHUD's default mask is none, by its documentation: "SVProgressHUDMaskTypeNone: default mask type, allow user interactions
/// while HUD is displayed". An app that sets another one anywhere is taken to block with it everywhere.
package enum PassingProgress {
  /// The names of what shows it; empty where the sources set a mask.
  static func names(in index: TypeIndex) -> Set<String> {
    let types = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }
    let isMasked = types.contains { type in HelperMethods.bodies(of: type).contains(where: setsMask) }
    return isMasked ? [] : ["SVProgressHUD"]
  }

  /// Whether code says what progress covers.
  package static func setsMask(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard !found, case .call(let callee, let arguments) = expression.kind else { return }
      found =
        CallFinder.baseName(of: callee)?.lowercased().hasSuffix("masktype") == true
        || arguments.contains { setsMask($0, of: callee) }
    }
    return found
  }

  /// `show(maskType:)`, `hud.show(mask:)`; not what covers a part of a picture: `add(maskLayer:)`.
  private static func setsMask(_ argument: Argument, of callee: Expression) -> Bool {
    guard let label = argument.label?.lowercased(), label.contains("mask") else { return false }
    if label.contains("masktype") || label.contains("progress") || label.contains("hud") { return true }
    let names = AppEvents.mentioned(in: [Statement(.expression(callee), callee.span)])
    return names.contains { $0.lowercased().contains("hud") || $0.lowercased().contains("progress") }
  }
}
