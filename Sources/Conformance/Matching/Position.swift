/// Where a run of the machine stands against a log.
struct Position: Hashable {
  /// Which controller of the log plays a part.
  enum Player: Hashable {
    case open
    /// The log does not record the controller that plays the part.
    case unrecorded
    case object(Int)
  }

  /// Entries of the log that the run has explained.
  var index = 0
  /// By part.
  var players: [Player] = []
  /// Parts whose view is in the window, as a bit set: these may be laid out.
  var visible: UInt64 = 0
  /// Controllers of the log that are inside a layout pass, as a bit set; bit 63 is the presentation controller's container.
  var inLayout: UInt64 = 0

  /// Controllers of the log that are gone for good, as a bit set: they play no part again.
  var gone: UInt64 = 0

  static let container = 63

  func player(_ role: Int) -> Player { role < players.count ? players[role] : .open }

  mutating func assign(_ player: Player, to role: Int) {
    while players.count <= role { players.append(.open) }
    players[role] = player
  }

  /// The part that a controller of the log plays, nil when it plays none yet.
  func role(of object: Int) -> Int? { players.firstIndex(of: .object(object)) }

  func isVisible(_ role: Int) -> Bool { visible & (1 << UInt64(role)) != 0 }

  mutating func setVisible(_ role: Int, _ isVisible: Bool) {
    if isVisible { visible |= 1 << UInt64(role) } else { visible &= ~(1 << UInt64(role)) }
  }

  func mayPlay(_ object: Int) -> Bool { gone & (1 << UInt64(object)) == 0 && role(of: object) == nil }

  /// What the event says about views in the window. A new object in an old part is another controller of the log unless
  /// the log shows that the old one has several lives.
  mutating func note(_ event: RunSpace.Event, _ question: Question) {
    switch event.callback.name {
    case "init":
      if case .object(let former) = player(event.role), !question.hasSeveralLives(former) {
        gone |= 1 << UInt64(former)
      }
      assign(.open, to: event.role)
      setVisible(event.role, false)
    case "viewWillAppear", "viewDidAppear", "presentationTransitionWillBegin": setVisible(event.role, true)
    case "viewDidDisappear": setVisible(event.role, false)
    case "presentationTransitionDidEnd": if event.flag == false { setVisible(event.role, false) }
    case "dismissalTransitionDidEnd": if event.flag == true { setVisible(event.role, false) }
    default: break
    }
  }
}
