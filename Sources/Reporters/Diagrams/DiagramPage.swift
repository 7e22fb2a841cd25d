import RunReport

/// A page that shows all diagrams: the pictures, and for each arrow its events and rules.
package enum DiagramPage {
  package static func markdown(_ diagrams: [StateDiagram]) -> String {
    var text = """
      # The machine in pictures

      State diagrams of the formal machine, derived by exploring it (`transverify graph --output FOLDER`), not drawn by
      hand. An arrow carries the events that lead from one state to the other; its rules are those that the machine cites
      where it makes the change. An event that passes through several states in one step stands on each of their arrows.

      """
    for diagram in diagrams { text += "\n" + section(diagram) }
    return text
  }

  private static func section(_ diagram: StateDiagram) -> String {
    let rows = diagram.arrows.map { arrow in
      let ends = "\(diagram.states[arrow.source]) → \(diagram.states[arrow.target])"
      return "| \(ends) | \(arrow.events.joined(separator: "; ")) | \(arrow.rules.joined(separator: ", ")) |\n"
    }
    return """
      ## \(diagram.title)

      \(diagram.summary)

      ![\(diagram.title)](\(diagram.name).svg)

      | arrow | events | rules |
      |---|---|---|
      \(rows.joined())
      """
  }
}
