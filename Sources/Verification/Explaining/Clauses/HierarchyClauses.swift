import RunReport

extension ClauseWriter {
  /// TV301 to TV308, and TV401 to TV404.
  static var hierarchy: Table {
    [
      .TV301: { reader in
        let view = reader.field("loadedView", of: reader.moment.about)
        return (
          "after completeTransition(true) the view that the transition leads to is in the window",
          [
            reader.value("the view", view.map(reader.name(of:))), reader.superview(of: view),
            reader.value("isHidden", hidden(view, reader)), reader.value("alpha", faded(view, reader)),
          ]
        )
      },
      .TV302: { reader in
        (
          "an animator moves only views that view(forKey:) offers",
          [
            reader.value("the view", reader.moment.about.map { "view of \(reader.state.typeName($0))" }),
            reader.value("view(forKey:)", "nil"),
          ]
        )
      },
      .TV303: { reader in
        let view = reader.field("loadedView", of: reader.moment.about)
        return (
          "after the dismissal the presenter's view is in the window",
          [reader.value("the view", view.map(reader.name(of:))), reader.superview(of: view)]
        )
      },
      .TV304: leftover("what was added for the animation is gone after the transition"),
      .TV305: leftover("what was added for the animation is gone after the cancelled transition"),
      .TV306: { reader in
        (
          "after a cancelled transition each view is where it was before",
          [reader.view, reader.superview(of: reader.moment.about)]
        )
      },
      .TV307: { reader in
        let change = reader.moment.arguments.first { reader.state.isKind($0, of: "PropertyChange") }
        let property = reader.field("property", of: change).flatMap(reader.state.symbol)
        let view = reader.field("view", of: change)
        return (
          "what was changed for the animation is what it was before",
          [
            reader.value("the view", view.map(reader.name(of:))),
            plain(reader.field("former", of: change)).flatMap { reader.value("\(property ?? "the value") before", $0) },
            plain(property.flatMap { reader.field($0, of: view) }).flatMap {
              reader.value("\(property ?? "the value") now", $0)
            },
          ]
        )
      },
      .TV308: { reader in
        (
          "the animator adds views only inside the container view",
          [reader.view, reader.value("added to", reader.argument(2).map(reader.name(of:)))]
        )
      },
      .TV401: { reader in
        (
          "views as large as the container follow its size",
          [
            reader.value(
              "the view",
              reader.moment.about.map { about in
                reader.state.isKind(about, of: "UIViewController")
                  ? "view of \(reader.state.typeName(about))" : reader.name(of: about)
              }), reader.value("its frame", "as before the container changed its size"),
          ]
        )
      },
      .TV402: leftover("what the presentation controller added is gone after the cancelled presentation"),
      .TV403: { reader in
        if reader.function == "judgeLeftovers" {
          return leftover("what the presentation controller added is gone after the dismissal")(reader)
        }
        return (
          "the views of the presentation controller stay until the dismissal is committed",
          [reader.ofContext("transitionWasCancelled"), reader.value("its views", "removed")]
        )
      },
      .TV404: { reader in
        (
          "a delegate that vends a presentation controller belongs to the style .custom",
          [
            reader.value(
              "\(reader.moment.about.map(reader.state.typeName) ?? "").modalPresentationStyle",
              reader.field("modalPresentationStyle", of: reader.moment.about))
          ]
        )
      },
    ]
  }

  private static func leftover(_ text: String) -> (ClauseReader) -> Description? {
    { reader in (text, [reader.view, reader.superview(of: reader.moment.about)]) }
  }

  /// Booleans and numbers that are known.
  private static func plain(_ value: ClauseReader.Value?) -> ClauseReader.Value? {
    value.flatMap { $0.bool != nil || $0.double != nil ? $0 : nil }
  }

  /// Only where it is why the view is not seen.
  private static func hidden(_ view: ClauseReader.Value?, _ reader: ClauseReader) -> String? {
    reader.field("isHidden", of: view)?.bool == true ? "true" : nil
  }

  private static func faded(_ view: ClauseReader.Value?, _ reader: ClauseReader) -> String? {
    reader.field("alpha", of: view)?.double == 0 ? "0" : nil
  }
}
