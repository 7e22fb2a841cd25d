import Diagnostics
import Program

/// The methods that something sends as messages: code names their selectors, or a storyboard or Objective-C may.
///
/// `@objc` alone connects a method to nothing: a control has targets that somebody has added, by a selector (developer.apple.com,
/// `UIControl.addTarget(_:action:for:)`), and Interface Builder writes an action's name into its file.
struct SentSelectors {
  /// The base names of `#selector(…)`.
  private var named: Set<String> = []
  /// Texts of code that may be selectors: `"tapped:"`, `"tappedWithSender:"`.
  private var texts: Set<String> = []
  /// Whether code makes a selector of something else than a text that stands there.
  private var isOpen = false
  private let others: OtherTexts?

  init(_ index: TypeIndex, others: OtherTexts?) {
    self.others = others
    let isRead = { (span: SourceSpan) in index.isSubject(file: Int(span.file)) }
    // Extensions of the platform's types have selectors, too: `extension Selector { static let tap = … }`.
    for entry in index.entries {
      for function in entry.functions where isRead(function.span) { collect(in: function.body ?? []) }
      for variable in entry.variables where isRead(variable.span) { collect(in: HelperMethods.code(of: variable)) }
    }
    for function in index.globals { collect(in: function.body ?? []) }
  }

  private mutating func collect(in body: [Statement]) {
    var found: (named: Set<String>, texts: Set<String>, isOpen: Bool) = ([], [], false)
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .selector(let name): found.named.insert(Self.baseName(of: name))
      case .string(let text) where !text.contains(" "): found.texts.insert(text)
      case .call(let callee, let arguments):
        guard ["Selector", "NSSelectorFromString"].contains(CallFinder.baseName(of: callee)) else { return }
        if case .string? = arguments.first?.value.kind { return }
        found.isOpen = true
      default: break
      }
    }
    named.formUnion(found.named)
    texts.formUnion(found.texts)
    isOpen = isOpen || found.isOpen
  }

  private static func baseName(of selector: String) -> String {
    String(selector.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  /// Whether something may send the method; true where nobody knows what lies beside the code.
  func mayMean(_ function: Function) -> Bool {
    guard let others, !isOpen, !others.isTooMuch else { return true }
    let name = function.name
    return named.contains(name) || texts.contains { $0.hasPrefix(name) } || others.hold(name)
  }
}
