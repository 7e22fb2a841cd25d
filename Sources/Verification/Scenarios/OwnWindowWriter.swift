import Program
import Subjects

/// The scenarios of objects that show pages in windows of their own.
extension ScenarioWriter {
  func ownWindow(_ entry: TypeIndex.Entry, _ window: OwnWindow) -> ScenarioClass {
    var overrides = [
      ScenarioClass.Override("func makeObject(_ presenter: UIViewController) -> AnyObject?", object(entry, window)),
      .init("func offerCalls()", calls(entry, window)),
    ]
    if window.isScreen { overrides.append(.init("func makePresenter() -> UIViewController", call.text(for: entry))) }
    if let page = window.page { overrides.append(.init("func makePage() -> UIViewController", call.text(for: page))) }
    if !window.isHeld { overrides.append(.init("var windowsAreKept: Bool", "true")) }
    return ScenarioClass("WindowScenario", overrides)
  }

  private func object(_ entry: TypeIndex.Entry, _ window: OwnWindow) -> [String] {
    let isNeeded = (window.showing + window.hiding).contains { !$0.attributes.isStatic }
    if window.isScreen { return ["presenter"] }
    if let shared = Self.shared(entry) { return ["\(entry.name).\(shared)"] }
    if !isNeeded { return ["nil"] }
    return [call.text(for: entry, known: ["CGRect": "keyWindow!.frame", "UIWindowScene": "mainScene"])]
  }

  private func calls(_ entry: TypeIndex.Entry, _ window: OwnWindow) -> [String] {
    let showing = window.showing.map { offer($0, of: entry, as: "offerShowing", giving: "makePage()") }
    // One method for both is told so by nothing.
    let emptying = window.hiding.isEmpty ? window.showing.filter(Self.takesNothing) : []
    let hiding =
      window.hiding.map { offer($0, of: entry, as: "offerHiding", giving: "self.page ?? makePage()") }
      + emptying.map { offer($0, of: entry, as: "offerHiding", giving: "nil") }
    guard let page = window.page else { return showing + hiding }
    let closing = window.closing.map { method in
      "if let page = self.page as? \(page.name) { offerHiding(\"\(method.fullName)\") { page.\(ended(method)) } }"
    }
    return showing + hiding + closing
  }

  private static func takesNothing(_ function: Function) -> Bool {
    OwnWindow.page(of: function)?.type?.isOptional == true
  }

  private func offer(_ method: Function, of entry: TypeIndex.Entry, as event: String, giving page: String) -> String {
    let isStatic = method.attributes.isStatic
    let given = OwnWindow.page(of: method)?.name
    let text = ended(method) { $0.name == given ? page : nil }
    let call = "\(event)(\"\(method.fullName)\") { \(isStatic ? entry.name : "subject").\(text) }"
    return isStatic ? call : "if let subject = object as? \(entry.name) { \(call) }"
  }

  /// The call, with animation.
  private func ended(_ method: Function, _ known: (Parameter) -> String? = { _ in nil }) -> String {
    invocation(of: method) { parameter in
      if let value = known(parameter) { return value }
      let isAnimated = [parameter.label, parameter.name].contains("animated")
      return isAnimated && parameter.type?.unwrapped == .named("Bool", []) ? "true" : nil
    }
  }
}
