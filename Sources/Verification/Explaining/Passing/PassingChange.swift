/// Whether a run differs from a trace by more than by ending sooner.
enum PassingChange: Hashable {
  case none
  /// UIKit and the run loop have gone on, or have not: a change for what comes now.
  case waited
  /// The last events are left out: that this mends the run is no news, the last event has broken it.
  case shortened
  case real

  var waiting: PassingChange { self == .none ? .waited : self }

  func keeping(_ kind: EventKind) -> PassingChange { self == .none || kind.isDue ? self : .real }

  func leavingOut(_ kind: EventKind, isRepetition: Bool) -> PassingChange {
    if kind.isDue { return waiting }
    return isRepetition || kind == .disturbance && self != .shortened ? .real : .shortened
  }
}

extension PassingSearch.Move {
  /// The step of the trace that it repeats, from 0.
  var repeated: Int? {
    switch role {
    case .same(let number), .postponed(let number): number
    case .replaces, .replacesLate, .added, .last: nil
    }
  }

  /// … or in whose place it comes.
  var replaced: Int? {
    switch role {
    case .replaces(let number), .replacesLate(let number): number
    case .same, .postponed, .added, .last: nil
    }
  }
}
