// TV506 idempotent-callbacks

/// A WILL has been delivered: coming again, after the opposite WILL of a cancelled transition, it must leave the same.
func judgeRepetition(
  _ controller: UIViewController, _ callback: String, _ isAppearing: Bool, _ animated: Bool, _ former: [Int?]
) {
  let present = imprints(of: controller)
  for place in present.indices where present[place] != former[place] {
    let once = present[place]
    let isSame = wouldHold {
      callWill(controller, !isAppearing, animated)
      callWill(controller, isAppearing, animated)
      return imprints(of: controller)[place] == once
    }
    if isSame == nil || !isTakenBack(controller, isAppearing, animated, place, former[place]) { continue }
    check(
      isSame == true, .TV506,
      isAppearing
        ? "viewWillAppear after a cancelled disappearance does its work a second time"
        : "viewWillDisappear after a cancelled appearance does its work a second time",
      as: isAppearing ? .appearingIsRepeated : .disappearingIsRepeated,
      at: declaration(of: controller, callback), about: controller)
  }
}
