import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Containers that switch off the forwarding of appearance callbacks and never forward one (TV501), seen in the text.
///
/// With `shouldAutomaticallyForwardAppearanceMethods` false the container has to begin and end the appearances of its children
/// itself (APP-08; developer.apple.com, `shouldAutomaticallyForwardAppearanceMethods`). Where no code of the sources does, they
/// never hear that they appear or go.
struct ForwardingOff: TextCheck {
  static let rule = RuleID.TV501

  private static let property = "shouldAutomaticallyForwardAppearanceMethods"

  /// One for each such container, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    lazy var forwards = isForwarded(in: index)
    return controllers(among: types, index).compactMap { type in
      guard let variable = type.variables.first(where: isOff) else { return nil }
      let family = index.entries.filter { $0.isSubject && (index.isKind($0, of: type) || index.isKind(type, of: $0)) }
      guard family.flatMap(HelperMethods.bodies).contains(where: addsChild), !forwards else { return nil }
      return SignatureJudgement(type: type, causes: [cause(variable.span)])
    }
  }

  /// Whether any code of the sources does, also that of extensions of UIKit's classes: a container may ask for it.
  private static func isForwarded(in index: TypeIndex) -> Bool {
    let functions = index.entries.flatMap(\.functions).filter { index.isSubject(file: Int($0.span.file)) }
    let bodies = (functions + index.globals).compactMap(\.body)
    let values = index.entries.filter(\.isSubject).flatMap(\.variables).map(HelperMethods.code)
    return (bodies + values).contains { CallFinder.calls("beginAppearanceTransition", in: $0) }
  }

  private static func isOff(_ variable: Variable) -> Bool {
    guard variable.name == property, let body = variable.accessors?.getter, body.count == 1 else { return false }
    switch body[0].kind {
    case .return(let value?), .expression(let value):
      if case .bool(false) = value.kind { return true }
      return false
    default: return false
    }
  }

  private static func addsChild(in body: [Statement]) -> Bool {
    CallFinder.calls("addChild", in: body) || CallFinder.calls("addChildViewController", in: body)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .beliefIsWrong,
      message: "forwarding is switched off, and nothing begins or ends an appearance: children never hear of theirs",
      span: span, alsoBreaks: [])
  }
}
