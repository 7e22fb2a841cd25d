/// Reads a log along a run: what the run records must be what comes next in the log.
struct Reader {
  let question: Question
  /// The part of the presentation controller, once known.
  var containerRole: Int?
  /// The most entries that a run has explained, and what the machine offered there instead of the next one.
  private(set) var furthest = 0
  private(set) var offers: Set<Offer> = []

  /// What the machine would have recorded.
  struct Offer: Hashable {
    var callback: Callback
    /// The controller of the log, if its part is taken.
    var object: Int?
    var role: Int
    var flag: Bool?
  }

  /// Whether the log may lack the controller that plays a part.
  private let mayBeSilent: (Int) -> Bool

  init(_ question: Question, mayBeSilent: @escaping (Int) -> Bool = { _ in true }) {
    self.question = question
    self.mayBeSilent = mayBeSilent
  }

  /// The positions after a step that records `events`.
  mutating func read(_ events: [RunSpace.Event], from position: Position) -> [Position] {
    var positions = absorb(position)
    for event in events where !positions.isEmpty {
      var next: Set<Position> = []
      for position in positions {
        for after in take(event, position) { next.formUnion(absorb(after)) }
      }
      positions = next
    }
    return Array(positions)
  }

  func isAtEnd(_ position: Position) -> Bool { position.index == question.entries.count && position.inLayout == 0 }

  private mutating func take(_ event: RunSpace.Event, _ position: Position) -> [Position] {
    var after = position
    if event.callback.name == "presentationTransitionWillBegin" { containerRole = event.role }
    if event.callback.order != .strict || !question.recorded.contains(event.callback) {
      after.note(event, question)
      return [after]
    }
    if event.callback.owner == .controller { return takeController(event, position) }
    // Nothing happens inside a layout pass.
    let isLaidOut =
      event.callback.owner == .presentationController && position.inLayout & (1 << UInt64(Position.container)) != 0
    guard matches(event, at: position.index), !isLaidOut else { return [] }
    after.note(event, question)
    after.index += 1
    return [after]
  }

  private mutating func takeController(_ event: RunSpace.Event, _ position: Position) -> [Position] {
    var after = position
    after.note(event, question)
    switch position.player(event.role) {
    case .unrecorded: return [after]
    case .object(let object):
      guard matches(event, at: position.index, object: object), position.inLayout & (1 << UInt64(object)) == 0 else {
        return []
      }
      after.index += 1
      return [after]
    case .open:
      var silent = after
      silent.assign(.unrecorded, to: event.role)
      let unheard = mayBeSilent(event.role) ? [silent] : []
      guard matches(event, at: position.index), let object = question.objectOfEntry[position.index],
        position.mayPlay(object)
      else { return unheard }
      after.assign(.object(object), to: event.role)
      after.index += 1
      return unheard + [after]
    }
  }

  /// Whether the next entry is the event; remembers it as an offer when not.
  private mutating func matches(_ event: RunSpace.Event, at index: Int, object: Int? = nil) -> Bool {
    if index < question.entries.count {
      let entry = question.entries[index]
      let isObject = object == nil || question.objectOfEntry[index] == object
      let isFlag = entry.flag == nil || event.flag == nil || entry.flag == event.flag
      if entry.callback == event.callback && isObject && isFlag { return true }
    }
    offer(Offer(callback: event.callback, object: object, role: event.role, flag: event.flag), at: index)
    return false
  }

  private mutating func offer(_ offer: Offer, at index: Int) {
    if index < furthest { return }
    reach(index)
    offers.insert(offer)
  }

  private mutating func reach(_ index: Int) {
    if index <= furthest { return }
    furthest = index
    offers = []
  }

  /// Passes over the entries that the machine does not order: free callbacks, and layout of views in the window.
  private mutating func absorb(_ position: Position) -> Set<Position> {
    var done: Set<Position> = []
    var open = [position]
    while let current = open.popLast() {
      reach(current.index)
      guard current.index < question.entries.count else {
        done.insert(current)
        continue
      }
      let entry = question.entries[current.index]
      switch entry.callback.order {
      case .strict: done.insert(current)
      case .free:
        var next = current
        next.index += 1
        open.append(next)
      case .layout:
        // Not yet: its view may come into the window.
        done.insert(current)
        open += layouts(entry, current)
      }
    }
    return done
  }

  /// The positions after a layout callback.
  private func layouts(_ entry: LogEntry, _ position: Position) -> [Position] {
    var next = position
    next.index += 1
    guard let object = question.objectOfEntry[position.index] else {
      guard let role = containerRole, position.isVisible(role) else { return [] }
      return change(&next, Position.container, by: entry.callback) ? [next] : []
    }
    guard change(&next, object, by: entry.callback) else { return [] }
    if let role = position.role(of: object) { return position.isVisible(role) ? [next] : [] }
    if !position.mayPlay(object) { return [] }
    return position.players.indices.filter { position.players[$0] == .open && position.isVisible($0) }.map { role in
      var bound = next
      bound.assign(.object(object), to: role)
      return bound
    }
  }

  /// Opens or closes a layout pass; passes of one object do not nest. Where a log records one half of them, each is a pass.
  private func change(_ position: inout Position, _ bit: Int, by callback: Callback) -> Bool {
    if !question.wholePasses.contains(callback) { return true }
    let isWill = callback.name.contains("Will")
    let mask = UInt64(1) << UInt64(bit)
    guard (position.inLayout & mask != 0) != isWill else { return false }
    position.inLayout ^= mask
    return true
  }
}
