/// Numbers the lists of events that states offer, in the order in which they are met. Names and actors are words of the
/// program, so that equal lists have equal words.
final class OfferLists {
  /// An event and who causes it.
  struct Event: Hashable {
    var event: OfferedEvent
    var actor: Word
  }

  private var lists: [[Event]] = []
  private var numbers: [[Event]: UInt32] = [:]
  private var list: [Event] = []

  /// O(events).
  func number(of offers: [RunLog.Offer]) -> UInt32 {
    list.removeAll(keepingCapacity: true)
    for offer in offers { list.append(Event(event: offer.event, actor: offer.actor)) }
    if let number = numbers[list] { return number }
    let number = UInt32(truncatingIfNeeded: lists.count)
    lists.append(list)
    numbers[list] = number
    return number
  }

  subscript(number: UInt32) -> [Event] { lists[Int(number)] }
}
