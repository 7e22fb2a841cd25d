/// A callback, request or message that a log may record, under the name that the reports use.
package struct Callback: Hashable, Sendable {
  /// Whose it is.
  package enum Owner: String, Sendable, CaseIterable {
    case controller
    case transitioningDelegate = "transitioning delegate"
    case presentationController = "presentation controller"
    case animator
    case interactionController = "interaction controller"
    case context
    case coordinator
    case adaptiveDelegate = "presentation controller's delegate"
    case navigationDelegate = "navigation delegate"
    case tabDelegate = "tab bar delegate"
    case pageDelegate = "page controller's delegate"
    case gesture
    /// The app goes to the background and returns.
    case application
    /// What the app asks of UIKit, and the blocks that it passes.
    case request
    /// What UIKit prints.
    case console
  }

  /// How the machine orders it.
  package enum Order: Sendable {
    /// Its place among the others is checked.
    case strict
    /// One half of a layout pass: passes may be repeated at any time while the view is in the window.
    case layout
    /// UIKit may ask at any time and any number of times.
    case free
  }

  package var name: String
  package var owner: Owner
  package var order: Order = .strict
  /// Its DID if it is a WILL, its WILL if it is a DID.
  package var partner: String?
  /// Other spellings, without arguments. The name itself need not be among them.
  package var spellings: [String] = []
  /// The name is an everyday word: in plain text it counts only when an argument list follows.
  package var needsArguments = false

  package static func == (left: Callback, right: Callback) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Callback {
  /// The callback that a name or another spelling stands for.
  package static func named(_ spelling: String) -> Callback? { bySpelling[spelling] }

  static let all: [Callback] = controllers + transitions + containers + requests + application + messages

  private static let bySpelling: [String: Callback] = {
    var table: [String: Callback] = [:]
    for callback in all {
      for spelling in [callback.name] + callback.spellings { table[spelling] = callback }
    }
    return table
  }()

  /// Identifiers that are spellings: what the reader of plain text looks for.
  static let identifiers: Set<String> = Set(bySpelling.keys.filter { !$0.contains { "(: ".contains($0) } })
}
