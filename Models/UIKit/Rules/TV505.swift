// TV505 will-effects-undone

/// The step is over: whoever turned back has undone what the WILL did.
func judgeTurnedEffects() {
  let turned = turnedEffects
  turnedEffects = []
  for item in turned {
    let present = imprints(of: item.controller)
    let effects = item.effects
    let isUndone = effects.places.indices.allSatisfy { present[effects.places[$0]] == effects.former[$0] }
    check(
      isUndone, .TV505,
      effects.isAppearing
        ? "what viewWillAppear did is not undone although the controller has not appeared after all"
        : "what viewWillDisappear did is not undone although the controller has not disappeared after all",
      as: effects.isAppearing ? .appearingIsNotUndone : .disappearingIsNotUndone,
      at: effects.site, about: item.controller)
  }
}
