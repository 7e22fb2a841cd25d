/// What a state diagram shows: the states that an object of the machine goes through in a scenario.
package struct DiagramDescription: Sendable {
  /// In kebab case.
  package var name: String
  package var title: String
  package var summary: String
  /// The file in `Models/Diagrams` whose scenario is explored, without its extension.
  var model: String
  /// The class of the machine whose objects are watched.
  var focus: String
  /// The stored properties that make up the state.
  var properties: Set<String>
  /// A change of this one is a change of state at once; what the others become counts when the step is over.
  var key: String
  /// What the properties are in a new object, as far as they have defaults.
  var defaults: Properties
  /// The initial state.
  var start: String
  /// Where an object comes from, from its properties when it is first seen; nil: the initial state.
  var first: @Sendable (Properties) -> String?
  /// The state that the properties stand for; nil when they stand for none of the diagram.
  var state: @Sendable (Properties) -> String?

  /// Values of the watched properties as reports write them: `phase` → `.requested`.
  typealias Properties = [String: String]

  /// All diagrams, in the order of the documentation.
  package static let all: [DiagramDescription] = [
    .presentationController, .transition, .interaction, .appearance, .navigationController,
  ]
}

extension DiagramDescription {
  /// The phases of DESIGN's and UIKit's documentation: a presentation controller from the request to the dismissal.
  private static let presentationController = DiagramDescription(
    name: "presentation-controller", title: "Presentation controller",
    summary: "The phases of a presentation controller, from the request to the end of the dismissal.",
    model: "ModalDiagram", focus: "ModalTransition", properties: ["presents", "phase", "committed"], key: "phase",
    defaults: ["phase": ".requested"], start: "idle", first: { $0["presents"] == "false" ? "presented" : nil },
    state: { values in
      let presents = values["presents"] == "true"
      if values["phase"] != ".over" { return presents ? "presenting" : "dismissing" }
      return presents == (values["committed"] == "true") ? "presented" : "idle"
    })

  private static let transition = DiagramDescription(
    name: "transition", title: "Transition",
    summary: "The phases of one modal transition, presentation or dismissal, from the accepted request to its end.",
    model: "ModalDiagram", focus: "ModalTransition", properties: ["isAnimated", "phase", "committed"],
    key: "phase", defaults: ["phase": ".requested"], start: "none",
    first: { _ in nil },
    state: { values in
      switch values["phase"] {
      case ".requested": "requested"
      case ".starting": "starting"
      case ".inFlight": "in flight"
      case ".ending": "ending"
      case ".over": values["committed"] == "true" ? "committed" : "rolled back"
      default: nil
      }
    })

  private static let interaction = DiagramDescription(
    name: "interaction", title: "Interaction",
    summary: "How one transition is driven: by the user, or by itself to one end or the other.",
    model: "ModalDiagram", focus: "ModalTransition",
    properties: [
      "isAnimated", "phase", "isInteractive", "startedInteractively", "transitionWasCancelled", "committed",
    ], key: "phase",
    defaults: ["phase": ".requested"], start: "not started", first: { _ in nil },
    state: { values in
      switch values["phase"] {
      case ".inFlight":
        if values["isInteractive"] == "true" { return "interactive" }
        if values["transitionWasCancelled"] == "true" { return "running back" }
        return values["startedInteractively"] == "true" ? "running to the end" : "non-interactive"
      case ".over": return values["committed"] == "true" ? "committed" : "rolled back"
      default: return nil
      }
    })

  private static let appearance = DiagramDescription(
    name: "appearance", title: "Appearance of a view controller",
    summary: "The appearance automaton of a presented or presenting view controller.",
    model: "AppearanceDiagram", focus: "UIViewController", properties: ["appearanceState"], key: "appearanceState",
    defaults: ["appearanceState": ".disappeared"], start: "disappeared", first: { _ in nil },
    state: { values in
      switch values["appearanceState"] {
      case ".shown": "is appearing"
      case let value?: String(value.dropFirst())
      default: nil
      }
    })

  private static let navigationController = DiagramDescription(
    name: "navigation-controller", title: "Navigation controller",
    summary: "A navigation controller with one controller above its root, before iOS 18.",
    model: "NavigationDiagram", focus: "NavigationTransition",
    properties: ["operation", "phase", "isInteractive", "transitionWasCancelled", "committed"], key: "phase",
    defaults: ["phase": ".requested"], start: "root shown", first: { $0["operation"] == ".pop" ? "pushed shown" : nil },
    state: { values in
      let isPush = values["operation"] == ".push"
      switch values["phase"] {
      case ".requested": return isPush ? "push requested" : "pop requested"
      case ".starting", ".ending": return nil
      case ".over": return isPush == (values["committed"] == "true") ? "pushed shown" : "root shown"
      default: break
      }
      if values["isInteractive"] == "true" { return "popping by swipe" }
      if values["transitionWasCancelled"] == "true" { return "going back" }
      return isPush ? "pushing" : "popping"
    })
}
