import Program
import Subjects

/// How an interaction controller that handles a gesture itself is connected with what it dismisses.
struct InteractionWiring {
  /// Shows it the controller or its view; nil when an initialiser does, or `handler` is the action of a recogniser that
  /// others make.
  var method: Function?
  var handler: Function?
  /// The Boolean property by which delegates see that it drives.
  var flag: String?
  /// Properties that hold what the gesture is to do: a function without parameters, called by the handler.
  var requests: [String]

  /// Nil for one that handles no gesture, is made with the gesture that it handles, or cannot be connected.
  init?(_ entry: TypeIndex.Entry, index: TypeIndex) {
    let isMadeWithGesture = entry.functions.contains { function in
      guard case .initializer = function.kind else { return false }
      return function.parameters.contains(where: Self.isGesture)
    }
    let handlers = entry.functions.filter { function in
      guard case .function = function.kind else { return false }
      return function.parameters.count == 1 && Self.isGesture(function.parameters[0])
    }
    guard !isMadeWithGesture, let handler = handlers.first(where: { $0.body != nil }) else { return nil }
    let open = entry.functions.filter { function in
      ![.private, .fileprivate].contains(function.attributes.access) && !function.attributes.isOverride
        && !function.attributes.isStatic
    }
    let screens = ScreenProtocols(index: index)
    let takesPart = { (function: Function) in
      function.parameters.contains {
        ["UIViewController", "UIView"].contains(Self.type(of: $0)) || !screens.asked(by: $0, of: entry).isEmpty
      }
    }
    method = open.first { function in
      guard case .function = function.kind else { return false }
      return takesPart(function)
    }
    let isMadeWithIt = open.contains { function in
      guard case .initializer = function.kind else { return false }
      return takesPart(function)
    }
    let isOpen = ![.private, .fileprivate].contains(handler.attributes.access)
    if method == nil && !isMadeWithIt && !isOpen { return nil }
    self.handler = method == nil && !isMadeWithIt ? handler : nil
    flag = entry.variables.first(where: Self.saysInteracting)?.name ?? Self.flagOfRequest(entry)
    requests = entry.variables.filter { variable in
      Self.isAction(variable) && CallFinder.calls(variable.name, in: handler.body ?? [])
    }.map(\.name)
  }

  /// Whatever its name is: set where the gesture makes its request.
  private static func flagOfRequest(_ entry: TypeIndex.Entry) -> String? {
    let bodies = entry.functions.compactMap(\.body).filter { body in
      ["dismiss", "popViewController"].contains { CallFinder.calls($0, labelled: "animated", in: body) }
    }
    return entry.variables.first { variable in
      isOpenBoolean(variable) && bodies.contains { CallFinder.sets(variable.name, in: $0) }
    }?.name
  }

  private static func isGesture(_ parameter: Parameter) -> Bool { type(of: parameter).hasSuffix("GestureRecognizer") }

  private static func type(of parameter: Parameter) -> String {
    if case .named(let name, _)? = parameter.type?.unwrapped { return name }
    return ""
  }

  private static func isAction(_ variable: Variable) -> Bool {
    guard variable.isMutable, variable.isStored, !variable.attributes.isStatic,
      ![.private, .fileprivate].contains(variable.attributes.access),
      case .function(let parameters, let result)? = variable.type?.unwrapped
    else { return false }
    return parameters.isEmpty && (result == .tuple([]) || result == .named("Void", []))
  }

  private static func saysInteracting(_ variable: Variable) -> Bool {
    let name = variable.name.lowercased()
    return isOpenBoolean(variable) && ["interact", "inprogress", "hasstarted"].contains { name.contains($0) }
  }

  private static func isOpenBoolean(_ variable: Variable) -> Bool {
    if [.private, .fileprivate].contains(variable.attributes.access) || variable.attributes.isStatic { return false }
    if case .named("Bool", _)? = variable.type?.unwrapped { return true }
    if case .bool? = variable.value?.kind { return true }
    return false
  }
}

extension CallFinder {
  /// Whether the statements give a property of that name the value `true`.
  static func sets(_ property: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .assign(let target, let value) = expression.kind, case .bool(true) = value.kind else { return }
      if baseName(of: target) == property { found = true }
    }
    return found
  }
}
