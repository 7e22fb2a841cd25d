// TV1101 sheet-callbacks-idempotent

/// Ghost: what a callback of a pull has changed in an object.
class TugEffect {
  let former: ObservedFields
  let places: [Int]
  /// Where the callback is declared.
  let site: Site?

  init(_ former: ObservedFields, _ places: [Int], _ site: Site?) {
    self.former = former
    self.places = places
    self.site = site
  }

  /// Nothing has put it back.
  var lasts: Bool {
    let present = ObservedFields(former.object)
    return places.contains { isTouched(former, present, $0) }
  }
}

/// Runs what the delegate does in a callback of a pull, and answers what that has changed.
func tugEffects(
  of presentation: UIPresentationController, in callback: String, _ body: () -> Void
) -> [TugEffect] {
  if !listens(presentation.dismissalDelegate, callback) {
    body()
    return []
  }
  let before = observe(presentation)
  body()
  let site = declaration(of: presentation.dismissalDelegate, callback)
  return before.compactMap { fields in
    let places = fields.places(isTouched)
    return places.isEmpty ? nil : TugEffect(fields, places, site)
  }
}

/// The step that ended a dismissal by the user is over.
func judgeTug(_ dismissal: UserDismissal) {
  guard let presentation = dismissal.presentation, !dismissal.committed else { return }
  let delegate = presentation.dismissalDelegate
  if !listens(delegate, "presentationControllerShouldDismiss(_:)")
    && !listens(delegate, "presentationControllerWillDismiss(_:)")
  {
    return
  }
  let lasting = dismissal.tugEffects?.first { $0.lasts }
  check(
    lasting == nil, .TV1101, "the sheet is back, but what the pull has changed before stays changed", at: lasting?.site,
    about: delegate)
}
