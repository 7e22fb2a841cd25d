import Exploration
import Machine

// Code that counts, collects or leaves behind makes states without end. A search looks out for that after a part of its
// work; where it sees something it begins anew and keeps it bounded (`Growth`). All work counts, and is counted, so that the
// result is the same on every machine.
extension Search {
  /// Explores, and keeps what grows without end bounded: the search as it was made last, and what it has found.
  func exploreBounded(_ aim: Aim) -> (search: Search, exploration: Exploration) {
    var search = self
    var aim = aim
    for _ in 0..<Self.mostWidenings {
      let lookout = GrowthLookout(image, known: search.limits.growth)
      let exploration = search.watching(lookout, after: aim.spent).explore(fixed: [:], aim: aim)
      guard exploration.result.bound == .growth else { return (search, exploration) }
      search.limits.growth = lookout.found
      aim.spent = exploration.system.machine.work
      aim.properties = PropertyTable()
    }
    return (search, search.explore(fixed: [:], aim: aim))
  }

  private static let mostWidenings = 3
  /// Parts of the work that is left after which it looks.
  private static let parts = [256, 64, 16, 4, 2]

  private func watching(_ lookout: GrowthLookout, after spent: Int) -> Search {
    guard walk == nil, options.maximumDepth == nil, let work = options.maximumWork else { return self }
    var search = self
    search.monitor.lookouts = Self.parts.map { spent + (work - spent) / $0 }
    search.monitor.seesGrowth = lookout.look
    return search
  }
}

/// Looks for what grows, and says what is to be done about it.
private final class GrowthLookout {
  private let image: ProgramImage
  private let known: Growth
  /// What was known before, and what has been seen.
  private(set) var found: Growth

  init(_ image: ProgramImage, known: Growth) {
    self.image = image
    self.known = known
    found = known
  }

  /// States that are looked at in each eighth of the depth.
  private static let states = 4
  /// What stays as small may have a bound.
  private static let least = 5
  /// How many may pile up in any case, and how many more than at the beginning.
  private static let (usual, room) = (3, 2)

  func look(_ space: any StateSpace) -> Bool {
    let profile = DepthProfile(space)
    let data = PlainData(of: image.program)
    found = known
    for growth in GrowthDetector(image: image, profile: profile).growths(states: Self.states)
    where (growth.sizes.max() ?? 0) >= Self.least && !known.things.contains(growth.source) {
      if isData(growth, profile, data) {
        found.widened.insert(growth.source)
      } else {
        found.piles[growth.source] = max(Self.usual, (growth.sizes.first ?? 0) + Self.room)
      }
    }
    return found != known
  }

  private func isData(_ growth: GrowthDetector.Growth, _ profile: DepthProfile, _ data: PlainData) -> Bool {
    switch growth.source {
    case .number: return true
    case .closures: return false
    case .instances(let type): return data.contains(type)
    case .elements(let type, let slot):
      let reader = profile.words(of: growth.state).map { StateReader(image: image, state: $0) }
      return reader?.holdsPlainValues(inSlot: slot, of: type) ?? false
    }
  }
}
