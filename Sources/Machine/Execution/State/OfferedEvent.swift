import Identifiers

/// An event as the program names it, in words of the program: they are the same in all runs, and equal events have equal
/// words.
struct OfferedEvent: Hashable {
  /// A case of `EventID`, or the name that an author gives.
  var name: Word
  /// What the case carries; nil for nothing.
  var argument = Word.nil
}

extension Machine {
  /// The event that an argument of `offer` names.
  func offeredEvent(_ word: Word) -> OfferedEvent {
    guard word.isReference, count(at: word.index) == 2 else { return OfferedEvent(name: word) }
    return OfferedEvent(name: load(word.index, 0), argument: load(word.index, 1))
  }

  /// The event by its id. What the program does not say is an event without a name.
  func id(of event: OfferedEvent) -> EventID {
    if let name = text(event.name) { return .named(name) }
    let name = symbolText(event.name)
    return EventID(case: name, argument: text(event.argument)) ?? .named(name)
  }
}
