import Machine

/// Reads the view hierarchy out of a state of the machine.
struct HierarchyReader {
  let state: StateReader

  /// The window and everything in it, in preorder, back to front.
  func lines() -> [HierarchyLine] {
    guard let window = state.global("keyWindow"), !window.isNil else { return [] }
    let containers = containers(of: window)
    var lines: [HierarchyLine] = []
    var pending = [(view: window, depth: 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(HierarchyLine(depth: depth, name: name(of: view, containers), detail: detail(of: view)))
      let children = state.field("childViews", of: view).flatMap { state.elements(of: $0) } ?? []
      for child in children.reversed() { pending.append((child, depth + 1)) }
    }
    return lines
  }

  /// Container view → presentation controller, along the chain of presentations.
  private func containers(of window: StateReader.Value) -> [Int: String] {
    var containers: [Int: String] = [:]
    var controller = state.field("rootController", of: window) ?? state.field("rootViewController", of: window)
    var limit = 64
    while let current = controller, current.object != nil, limit > 0 {
      if let presentation = state.field("assignedPresentationController", of: current),
        let container = state.field("containerView", of: presentation)?.object
      {
        containers[container] = state.typeName(presentation)
      }
      controller = state.field("presentedChild", of: current)
      limit -= 1
    }
    return containers
  }

  private func name(of view: StateReader.Value, _ containers: [Int: String]) -> String {
    if let object = view.object, let owner = containers[object] {
      return owner == "UIPresentationController" ? "container view" : "container view of \(owner)"
    }
    let type = state.typeName(view)
    if let controller = state.field("owningController", of: view), controller.object != nil {
      let owner = state.typeName(controller)
      return type == "UIView" ? "view of \(owner)" : "\(type), view of \(owner)"
    }
    return type
  }

  private func detail(of view: StateReader.Value) -> String {
    var parts: [String] = []
    if state.field("isHidden", of: view)?.bool == true { parts.append("hidden") }
    if let alpha = state.field("alpha", of: view)?.double, alpha == 0 { parts.append("alpha 0") }
    if state.field("isUserInteractionEnabled", of: view)?.bool == false { parts.append("touches off") }
    if let owner = state.field("addedBy", of: view), state.type(of: owner)?.isSubject == true {
      parts.append("added by \(state.typeName(owner))")
    }
    return parts.joined(separator: ", ")
  }
}
