import Diagnostics
import Program
import Subjects

/// The pages of `SFSafariViewController` that a function makes and presents.
enum BrowserPages {
  static let callback = "safariViewControllerDidFinish(_:)"
  private static let className = "SFSafariViewController"

  struct Page {
    enum Style: Equatable { case sheet, given(String), other }
    let function: Function
    /// Where it is presented.
    let request: SourceSpan
    /// What code of the function makes its delegate.
    var delegate: Expression?
    /// Whether other code may set one: the page is handed on, or its delegate is set elsewhere.
    var mayHaveDelegate = false
    /// `other` where nobody sets one, too: UIKit gives the page a style of its own.
    var style = Style.other
    /// Whether the code sets something that has to do with pulls.
    var speaksOfPulls = false

    var isOwnDelegate: Bool { delegate.map { LocalNames.path(of: $0) == "self" } ?? false }
  }

  static func all(in function: Function, of type: TypeIndex.Entry) -> [Page] {
    guard let body = function.body, CallFinder.calls(className, in: body) else { return [] }
    var pages: [Page] = []
    let names = names(in: body)
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let shown = request.arguments.first?.value
      else { return }
      let name = LocalNames.path(of: shown)
      guard name.map(names.contains) ?? isMade(shown) else { return }
      pages.append(page(named: name, shown: request.span, in: function, body, of: type))
    }
    return pages
  }

  /// The names of the constants for such pages.
  private static func names(in body: [Statement]) -> Set<String> {
    let made = LocalBinding.all(in: body).compactMap { binding -> String? in
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value, isMade(value) else {
        return nil
      }
      return name
    }
    return Set(made)
  }

  private static func isMade(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = MethodUses.bare(value).kind else { return false }
    return CallFinder.baseName(of: callee) == className
  }

  private static func page(
    named name: String?, shown request: SourceSpan, in function: Function, _ body: [Statement], of type: TypeIndex.Entry
  ) -> Page {
    var page = Page(function: function, request: request)
    guard let name else { return page }
    let mentioned = AppEvents.mentioned(in: body)
    page.speaksOfPulls =
      mentioned.contains("isModalInPresentation")
      || mentioned.contains { $0.hasSuffix("resentationController") && $0.first?.isLowercase == true }
    var kept: Set<String> = [name]
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if LocalNames.path(of: value) == name, let path = LocalNames.path(of: target) { kept.insert(path) }
        guard case .member(let base, let property) = MethodUses.bare(target).kind, LocalNames.path(of: base) == name
        else {
          return
        }
        if property == "delegate" { page.delegate = value }
        if property == "modalPresentationStyle" { page.style = style(value) }
      case .call(let callee, let arguments) where !isRequest(callee):
        if arguments.contains(where: { LocalNames.path(of: $0.value) == name }) { page.mayHaveDelegate = true }
      default: break
      }
    }
    if HelperMethods.bodies(of: type).contains(where: { setsDelegate(of: kept, in: $0) }) {
      page.mayHaveDelegate = true
    }
    return page
  }

  private static func isRequest(_ callee: Expression) -> Bool {
    ["present", "addChild"].contains(CallFinder.baseName(of: callee) ?? "")
  }

  private static func setsDelegate(of names: Set<String>, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, _) = expression.kind,
        case .member(let base, "delegate") = MethodUses.bare(target).kind
      else { return }
      if LocalNames.path(of: base).map(names.contains) ?? false { found = true }
    }
    return found
  }

  private static func style(_ value: Expression) -> Page.Style {
    switch value.kind {
    case .implicitMember("pageSheet"), .implicitMember("formSheet"): return .sheet
    case .implicitMember: return .other
    case .member(let base, let name):
      if LocalNames.path(of: base) == "UIModalPresentationStyle" {
        return ["pageSheet", "formSheet"].contains(name) ? .sheet : .other
      }
      return .given(name)
    case .name(let name): return .given(name)
    default: return .other
    }
  }

  /// Whether code does more than to dismiss the page.
  static func doesMore(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign: found = true
      case .call(let callee, _):
        if !["dismiss", "print", "NSLog", "debugPrint"].contains(CallFinder.baseName(of: callee) ?? "") {
          found = true
        }
      default: break
      }
    }
    return found
  }
}
