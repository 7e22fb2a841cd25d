import Machine

/// Where a controller stands: what the scenario has decided, and not the code, as long as nothing has happened.
///
/// Code that unwraps `navigationController!` relies on whoever shows the controller: a storyboard, another module. That
/// the scenario shows it without is no defect of the code. Where a run has put it somewhere, nil is what came of that.
struct ControllerPlace {
  let program: CompiledProgram

  /// What a crash takes for granted of the place of the controller whose code crashes; nil when that is nothing.
  func missing(at site: Site, in replay: Replay) -> String? {
    guard program.functions.indices.contains(site.function), !site.isDeclaration else { return nil }
    let function = program.functions[site.function]
    guard function.isSubject, function.type >= 0, function.code.indices.contains(site.pc) else { return nil }
    let instruction = function.code[site.pc]
    guard instruction.op == .forceUnwrap, instruction.n > 0 else { return nil }
    let name = program.names[Int(instruction.n) - 1]
    if let container = Self.containers[name] {
      let owner = program.types[Int(function.type)].name
      return isShown(owner, without: container, in: replay) ? "'\(owner)' is shown without a \(container)" : nil
    }
    guard Self.relations.contains(name), replay.steps.count == 1 else { return nil }
    return "this is called while '\(name)' is nil"
  }

  /// Whether the scenario has begun with a controller of the class outside of any such container.
  private func isShown(_ owner: String, without container: String, in replay: Replay) -> Bool {
    let names = replay.initial.map(\.name)
    return names.contains { $0.hasSuffix("view of \(owner)") } && !names.contains { $0.contains(container) }
  }

  private static let containers = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
  ]

  /// What there is only while something is presented, or contained.
  private static let relations = ["presentedViewController", "presentingViewController", "parent"]
}
