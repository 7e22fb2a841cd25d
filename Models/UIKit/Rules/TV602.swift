// TV602 no-lost-continuation

/// Whether a dismissal is on its way whose block was passed at the same place: then what follows follows from that
/// one.
func isContinued(_ site: Site?) -> Bool {
  check(true, .TV602, "a block is lost")
  return modalTransitions.contains { $0.continuedFrom != nil && $0.continuedFrom == site }
}

/// That a screen is being closed by somebody whom the sources do not show, just when it closes itself, is a guess.
func isDismissedByScenario(_ presented: UIViewController) -> Bool {
  modalTransitions.contains { !$0.presents && $0.isAssumed && $0.presented === presented }
}

/// A request is dropped, its block with it. A present that no guard lets through is TV601's: `site` is nil then, and
/// where no block was passed.
func judgeLostBlock(at site: Site?, about receiver: UIViewController) {
  if site == nil { return }
  check(
    false, .TV602, "the request is dropped, and what its completion block would continue never happens", at: site,
    about: receiver)
}
