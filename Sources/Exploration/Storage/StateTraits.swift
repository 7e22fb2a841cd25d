/// What is known of a state besides its words.
struct StateTraits: OptionSet {
  var rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static var settled: StateTraits { StateTraits(rawValue: 1) }
  /// Something that leaves the state is unknown: it was not expanded, or a step was cut short or refused.
  static var open: StateTraits { StateTraits(rawValue: 2) }
  static var hasStep: StateTraits { StateTraits(rawValue: 4) }
  static var hasSuccessor: StateTraits { StateTraits(rawValue: 8) }
  /// Steps that wait for one of the next levels have not been taken yet.
  static var heldBack: StateTraits { StateTraits(rawValue: 16) }
  /// Its calm steps wait, or have waited, for the next level, too.
  static var putOff: StateTraits { StateTraits(rawValue: 32) }
  /// Runs end here: what would follow is not looked at.
  static var ended: StateTraits { StateTraits(rawValue: 64) }
}
