import Diagnostics
import Machine
import Program

/// The methods of an object that presents on behalf of a controller, by when somebody calls them: a flow opens, what it
/// shows answers, and somebody closes it.
///
/// Only entry points count: what a protocol asks for, what other types call, what is public. A method that only its own
/// class calls runs through those.
package struct FlowMethods {
  /// Present, and are called when nothing of the flow is shown.
  package let opening: [Function]
  /// Close what is shown, and present nothing.
  package let closing: [Function]
  /// Whether the controller to present from is looked for above others: somebody may have presented before.
  package let looksAbove: Bool

  private let entry: TypeIndex.Entry
  private let index: TypeIndex
  private let bodies: [String: [Statement]]

  package init(of entry: TypeIndex.Entry, opening: [Function], _ finder: SubjectFinder) {
    self.entry = entry
    index = finder.index
    self.opening = opening
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    self.bodies = bodies
    let spans = Set(opening.map(\.nameSpan))
    closing = entry.functions.filter { function in
      guard Self.isMethod(function), !spans.contains(function.nameSpan),
        finder.helpers.isEntryPoint(function, of: entry)
      else { return false }
      let reached = Self.reached(from: function, bodies)
      return CallFinder.calls("dismiss", labelled: "animated", in: reached)
        && !CallFinder.calls("present", labelled: "animated", in: reached)
    }
    looksAbove = opening.contains { Self.asks(finder.aboves, in: Self.reached(from: $0, bodies)) }
  }

  /// Whether one of them closes and goes on when that is over: where the request goes astray, nothing goes on.
  var continues: Bool {
    closing.contains { function in
      var found = false
      Walk.expressions(in: Self.reached(from: function, bodies)) { expression in
        guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "dismiss",
          arguments.contains(where: { $0.label == "animated" })
        else { return }
        if arguments.contains(where: { $0.label != "animated" && !$0.value.isNil }) { found = true }
      }
      return found
    }
  }

  /// Whether the method shows an action sheet, and says nowhere where a popover would point at.
  func showsSheetWithoutPlace(_ opener: Function) -> Bool {
    var isSheet = false
    let text = text(of: opener)
    Walk.expressions(in: text) { expression in
      if case .implicitMember("actionSheet") = expression.kind { isSheet = true }
    }
    return isSheet && !Self.asks(["popoverPresentationController"], in: text)
  }

  /// Whether the page is the caller's.
  package func takesPages(_ opener: Function) -> Bool {
    guard let page = PresentationCall(in: opener)?.presented else { return false }
    return opener.parameters.contains { $0.name == page }
  }

  private static func isMethod(_ function: Function) -> Bool {
    guard case .function = function.kind, let first = function.body else { return false }
    return !first.isEmpty && !function.attributes.isStatic && !function.attributes.isOverride
      && !InferredRole.isRequirement(function.fullName)
      && !function.parameters.contains { $0.type.map(Self.isRecogniser) ?? false }
  }

  private static func isRecogniser(_ type: TypeReference) -> Bool {
    type.mentionedNames.contains { $0.hasSuffix("GestureRecognizer") }
  }

  /// What a page calls that the method shows: closures that it is given, and what its delegate must have.
  package func answers(to opener: Function) -> [Function] {
    let names = HandedMethods(entry: entry, index: index).names(in: text(of: opener))
    if names.isEmpty { return [] }
    return entry.functions.filter { function in
      guard Self.isMethod(function), function.nameSpan != opener.nameSpan,
        names.contains(function.name) || names.contains(function.fullName)
      else { return false }
      let reached = Self.reached(from: function, bodies)
      return CallFinder.calls("present", labelled: "animated", in: reached)
    }
  }

  /// The statements that the method comes to; one that calls others of its own name comes to those, too.
  private static func reached(from function: Function, _ bodies: [String: [Statement]]) -> [Statement] {
    let reached = TriggerGroups.reached(from: function, bodies)
    return CallFinder.calls(function.name, in: reached) ? reached + (bodies[function.name] ?? []) : reached
  }

  /// The statements that the method comes to, with the first values of what it reads.
  private func text(of function: Function) -> [Statement] {
    let reached = Self.reached(from: function, bodies)
    let lazy = entry.variables.filter { $0.attributes.isLazy && CallFinder.mentions($0.name, in: reached) }
    return reached + lazy.compactMap(\.value).map { Statement(.expression($0), $0.span) }
  }

  /// The names of functions and properties of the sources that ask what somebody presents.
  static func aboves(in index: TypeIndex) -> Set<String> {
    var names: Set<String> = [asked]
    // What the sources add to UIKit's classes counts, what those have of their own does not.
    let isRead = { (span: SourceSpan) in
      index.isSubject(file: Int(span.file)) && !index.isTest(file: Int(span.file))
    }
    for entry in index.entries {
      for function in entry.functions where isRead(function.span) && isHelper(function) {
        if asks([asked], in: function.body ?? []) { names.insert(function.name) }
      }
      for variable in entry.variables where isRead(variable.span) {
        if asks([asked], in: variable.accessors?.getter ?? []) { names.insert(variable.name) }
      }
    }
    return names
  }

  private static func asks(_ names: Set<String>, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): if names.contains(name) { found = true }
      default: break
      }
    }
    return found
  }

  /// It answers a controller.
  private static func isHelper(_ function: Function) -> Bool {
    guard case .named(let name, _)? = function.result?.unwrapped else { return false }
    return name == "UIViewController"
  }

  private static let asked = "presentedViewController"
}
