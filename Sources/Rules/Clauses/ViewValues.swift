import RunReport

/// What several clauses say of views.
extension ClauseReader {
  /// The checked object: a view, or the view of a controller.
  var view: FailedClause.Value? {
    value("the view", about.map { $0.isKind(of: "UIViewController") ? "view of \($0.typeName)" : name(of: $0) })
  }

  func superview(of view: (any MemoryValue)?) -> FailedClause.Value? {
    value("its superview", field("superview", of: view))
  }

  /// The clause of something that was added and is still there.
  func leftover(_ text: String) -> Clause { (text, [view, superview(of: about)]) }

  /// What a change of a property has changed, from and to, as far as it is a number or a Boolean.
  var changeOfProperty: [FailedClause.Value?] {
    let change = propertyChange
    let property = field("property", of: change)?.symbol ?? "the value"
    return [
      plain("\(property) before", field("former", of: change)),
      plain("\(property) now", field(property, of: field("view", of: change))),
    ]
  }

  /// The change that the check is about.
  var propertyChange: (any MemoryValue)? { moment.arguments.first { $0.isKind(of: "PropertyChange") } }

  private func plain(_ name: String, _ value: (any MemoryValue)?) -> FailedClause.Value? {
    guard let value, value.bool != nil || value.double != nil else { return nil }
    return self.value(name, value)
  }
}
