import Diagnostics
import Program
import RunReport
import Subjects

/// Transitioning delegates that vend a presentation controller and nothing else.
///
/// UIKit asks for one when it presents, and keeps it to the end of the dismissal (OBJ-05): where the delegate is gone by then, nobody
/// is missed. Only a delegate that is made for another purpose besides would be.
struct PresentationVendor {
  let program: Program

  /// Whether such a delegate is set at a place.
  func isSet(at place: SourceSpan) -> Bool {
    guard program.files.indices.contains(Int(place.file)) else { return false }
    let file = program.files[Int(place.file)]
    let functions = file.functions + Self.types(of: file.types).flatMap(\.functions)
    guard let body = functions.first(where: { $0.span.contains(place) })?.body else { return false }
    var names: [String?] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, expression.span.contains(place),
        CallFinder.baseName(of: target) == "transitioningDelegate"
      else { return }
      names.append(Self.className(of: value, in: body))
    }
    return names.count == 1 && names[0].map(vendsNothingElse) == true
  }

  /// `CardDelegate()`, or a local constant for one.
  private static func className(of value: Expression, in body: [Statement]) -> String? {
    switch value.kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    case .name(let local):
      let bindings = LocalBinding.all(in: body).filter { binding in
        guard case .binding(local, isMutable: false) = binding.pattern.kind else { return false }
        return true
      }
      guard bindings.count == 1, let made = bindings[0].value, case .call = made.kind else { return nil }
      return className(of: made, in: [])
    default: return nil
    }
  }

  /// Whether the sources declare the class, and nothing that it has or inherits answers with an animator.
  private func vendsNothingElse(_ name: String) -> Bool {
    let parts = program.files.filter { $0.reading == .subject }.flatMap(\.types).filter { $0.name == name }
    let inherited = Set(parts.flatMap(\.inherited).flatMap(\.inheritedNames))
    let functions = parts.flatMap(\.functions)
    return inherited.contains(SubjectFinder.delegate)
      && inherited.subtracting([SubjectFinder.delegate, "NSObject", "UIAdaptivePresentationControllerDelegate"]).isEmpty
      && functions.contains { $0.name.hasPrefix("presentationController") }
      && !functions.contains { $0.name.hasPrefix("animationController") || $0.name.hasPrefix("interactionController") }
  }

  private static func types(of types: [TypeDeclaration]) -> [TypeDeclaration] {
    types + types.flatMap { self.types(of: $0.types) }
  }

  /// That somebody misses the delegate all the same.
  func assumption(of cause: RootCause, at location: Location) -> Assumption? {
    guard cause.rule == .TV901, cause.check == .transitioningDelegateIsGone, isSet(at: cause.span) else { return nil }
    return Assumption(
      text: "the delegate is missed: it vends only a presentation controller, which UIKit keeps", confidence: .possible,
      location: location, kind: .use)
  }
}
