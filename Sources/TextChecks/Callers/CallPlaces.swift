import Diagnostics
import Program
import Subjects

/// Where the sources name functions, by their base names.
struct CallPlaces {
  struct Place {
    let span: SourceSpan
    /// The type whose code it is.
    let user: Int
    /// The function around it; nil in the value of a property, and in what belongs to no type.
    let caller: Function?
    /// Whether it is asked of `self`, or of nobody.
    let isOfSelf: Bool
    /// The type that it is asked of by name: `Page.show()`.
    let owner: String?
    /// What a call gives it; nil where the function is handed on.
    let arguments: [Argument]?
    /// The labels of a call, trailing closures apart.
    let labels: [String?]?

    var isCall: Bool { arguments != nil }
  }

  /// By the name of a method, the moments in which those run that its selector is given to.
  private(set) var selectors: [String: Set<CallMoments.Moment>] = [:]
  private(set) var places: [String: [Place]] = [:]
  let index: TypeIndex
  /// Base names of functions, and names of types, which stand for their initialisers.
  private var known: Set<String> = ["init"]
  /// Names of properties and cases: they say nothing where no call follows.
  private var values: Set<String> = []
  /// By the name of a class those of the classes that inherit from it, which may inherit its initialisers.
  private(set) var heirs: [String: [String]] = [:]
  /// Names of functions that call their closures before they end: none of that name keeps one.
  private(set) var immediate: Set<String> = []

  init(_ index: TypeIndex) {
    self.index = index
    let isRead = { (span: SourceSpan) in index.isSubject(file: Int(span.file)) }
    for entry in index.entries {
      known.formUnion(entry.functions.filter { isRead($0.span) }.map(\.name))
      if entry.isSubject || entry.functions.contains(where: { isRead($0.span) && $0.isInitializer }) {
        known.insert(Self.lastName(of: entry))
      }
      values.formUnion(entry.variables.map(\.name) + entry.declaration.cases.map(\.name))
    }
    immediate = Self.immediate(index, isRead)
    for entry in index.entries where entry.isSubject && entry.declaration.kind == .class {
      for name in index.ancestors(of: entry) { heirs[name, default: []].append(Self.lastName(of: entry)) }
    }
    for entry in index.entries {
      for function in entry.functions where isRead(function.span) {
        collect(function.body ?? [], of: entry.id, in: function)
      }
      for variable in entry.variables where isRead(variable.span) {
        collect(HelperMethods.code(of: variable), of: entry.id, in: nil)
      }
    }
    for function in index.globals { collect(function.body ?? [], of: -1, in: nil) }
  }

  private static func immediate(_ index: TypeIndex, _ isRead: (SourceSpan) -> Bool) -> Set<String> {
    var found: Set<String> = []
    var keeping: Set<String> = []
    let functions = index.entries.flatMap(\.functions).filter { isRead($0.span) } + index.globals
    for function in functions {
      for parameter in function.parameters {
        guard let type = parameter.type, type.arity != nil else { continue }
        if parameter.isEscaping || type.isOptional {
          keeping.insert(function.name)
        } else {
          found.insert(function.name)
        }
      }
    }
    return found.subtracting(keeping)
  }

  private mutating func collect(_ body: [Statement], of user: Int, in caller: Function?) {
    var found: [(name: String, place: Place)] = []
    var callees: Set<SourceSpan> = []
    var sent: [(String, CallMoments.Moment)] = []
    let known = known
    let values = values
    func note(_ name: String, _ expression: Expression, _ arguments: [Argument]?) {
      guard known.contains(name) else { return }
      let place = Place(
        span: expression.span, user: user, caller: caller, isOfSelf: MethodUses.isOfSelf(expression),
        owner: Self.owner(of: expression), arguments: arguments,
        labels: arguments?.filter { !$0.isTrailing }.map(\.label))
      found.append((name, place))
    }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        let callee = MethodUses.bare(callee)
        guard let name = Self.name(of: callee) else { return }
        callees.insert(callee.span)
        note(name, callee, arguments)
        for case .selector(let selector) in arguments.map(\.value.kind) {
          sent.append((Self.baseName(ofSelector: selector), Self.moment(ofSelectorIn: name)))
        }
      case .name(let name), .member(_, let name):
        if !callees.contains(expression.span), !values.contains(name), name.first?.isUppercase == false {
          note(name, expression, nil)
        }
      default: break
      }
    }
    for (name, place) in found { places[name, default: []].append(place) }
    for (name, moment) in sent { selectors[name, default: []].insert(moment) }
  }

  /// What is called: of `Page.init(…)` and `Page(…)` the name of the type, where that is said.
  private static func name(of callee: Expression) -> String? {
    if case .member(let base, "init") = callee.kind {
      let name = CallFinder.baseName(of: base)
      return name?.first?.isUppercase == true && name != "Self" ? name : "init"
    }
    if case .type(.named(let path, _)) = callee.kind { return path.split(separator: ".").last.map(String.init) }
    return CallFinder.baseName(of: callee)
  }

  private static func owner(of callee: Expression) -> String? {
    guard case .member(let base, _) = callee.kind, case .name(let name) = MethodUses.bare(base).kind,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  static func lastName(of entry: TypeIndex.Entry) -> String {
    entry.name.split(separator: ".").last.map(String.init) ?? entry.name
  }

  private static func baseName(ofSelector text: String) -> String {
    String(text.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }

  /// Controls and recognisers send theirs for touches; timers, notifications and the run loop when they please.
  private static func moment(ofSelectorIn name: String) -> CallMoments.Moment {
    let isOfUser = ["addTarget", "UIBarButtonItem"].contains(name) || name.hasSuffix("GestureRecognizer")
    return isOfUser ? .tap : .anyTime
  }
}
