// The main run loop: what happens later, and in which orders.
//
// Time is abstract. Work that one step schedules with known delays keeps its order: one group, in which each waits for
// the one before it. Groups of different steps are not ordered against each other but for animations of known lengths
// (`AnimationLengths.swift`), and neither is work whose delay is unknown. Blocks of the main queue keep their order
// whatever their groups, and do not wait for what takes longer than a turn (`QueuedBlocks.swift`).
import Foundation

/// Something that the main run loop does later.
final class PendingWork {
  enum Kind {
    /// The end of an animation or of a transaction of Core Animation.
    case animation
    /// A block of the main queue: these run first in, first out.
    case block
    /// A block with a deadline, or one of another queue.
    case delayed
    /// The answer to a request to the network.
    case network
    case timer
    /// A timer or display link that goes on until it is invalidated: never waited for.
    case repeating
  }

  let kind: Kind
  /// Called in order; the argument is the `finished` flag of an animation.
  var bodies: [(Bool) -> Void]
  /// Ghost: where each of them was scheduled.
  var places: [Site?]
  /// Ghost: on whose behalf.
  weak var owner: AnyObject?
  /// Ghost (TV1204): where it was scheduled.
  let scheduledAt: Site?
  /// Where all is that the animation changes: it ends when that leaves its window.
  weak var stage: UIView?
  /// Only during a step.
  var hasLostStage = false
  /// Ghost (TV603): the page that the animation takes away.
  weak var leaving: UIViewController?
  /// Ghost (TV603): the page that was shown in a window of its own after the work was scheduled.
  weak var precedes: UIViewController?
  /// The timer, work item or property animator that the work belongs to.
  let source: AnyObject?
  /// Not before the work in front of it: they were scheduled by the same step.
  var followsPrevious = false
  /// How long an animation lasts that nobody can hold; nil where that is not known.
  var length: Double?
  /// Animations that began earlier and last no longer; nil when there are none.
  var longerThan: [PendingWork]?
  /// Ghost (TV109): of what an animator has begun, how long after the start it is over, where that is known.
  var endsAt: Double?
  /// Ghost (TV109): something that the animator began earlier had to end first.
  var isChained = false
  /// Of a block of the main queue: what has begun since and is longer than a turn; nil when there is nothing.
  var followers: [AnyObject]?
  /// The control, or the scenario, whose touch has put the block into the main queue.
  weak var touched: AnyObject?

  init(_ kind: Kind, _ body: ((Bool) -> Void)?, source: AnyObject?, on stage: UIView?) {
    self.kind = kind
    self.stage = stage
    self.source = source
    scheduledAt = here()
    owner = currentOwner
    if kind == .block { touched = touchedControl ?? tappingScenario }
    bodies = []
    places = []
    if let body = body { append(body) }
  }

  func append(_ body: @escaping (Bool) -> Void) {
    bodies.append(body)
    places.append(here())
  }

  var event: EventID {
    switch kind {
    case .animation: return .animationEnds
    case .block: return .blockRuns
    case .delayed: return .delayedBlockRuns
    case .network: return .networkAnswers
    case .timer, .repeating: return .timerFires
    }
  }
}

final class MainRunLoop {
  var pending: [PendingWork] = []
  /// Only during a step: the delays of the work that the step has scheduled, the last entries of `pending`.
  var delays: [Double]?

  /// So much is still to come that nobody begins anything new: work, animations, gestures and calls from outside that are
  /// added to it again and again would make the machine infinite. What one step has scheduled counts once, what a
  /// transition may need for itself counts less, and repeating timers and held animations do not count.
  var isCrowded: Bool {
    if pile != nil { return true }
    let groups = pending.filter { !$0.followsPrevious && $0.kind != .repeating && !isHeld($0) }
    let room = scenario?.backlog ?? 2
    return groups.count > (activeTransitions.isEmpty ? room : room + 2)
  }

  /// Nothing is left to do; repeating timers do not count.
  var isIdle: Bool { !pending.contains { $0.kind != .repeating } }

  /// Runs one event: what it schedules is ordered by its delays.
  func performStep(_ body: () -> Void) {
    delays = []
    forgetGoneWork()
    forgetGoneAssociations()
    forgetGoneObservers()
    scenario?.stepWillBegin()
    let mayHaveRotated = mayRotateInTransition()
    body()
    endOfStep(mayHaveRotated: mayHaveRotated)
    endAnimationsWithoutStage(mayHaveRotated: mayHaveRotated)
    delays = nil
    arrange()
    notePile()
  }

  /// Groups are not ordered against each other, so that which came first tells nothing: states differ only in what is to
  /// come. Blocks of the main queue keep their order.
  private func arrange() {
    if pending.count < 2 { return }
    var groups: [[PendingWork]] = []
    var queued: [PendingWork] = []
    for (index, work) in pending.enumerated() where index == 0 || !work.followsPrevious {
      let group = group(at: index)
      if group.contains(where: { $0.kind == .block }) {
        queued += group
      } else {
        let place = groups.firstIndex { ($0[0].scheduledAt ?? -1) > (work.scheduledAt ?? -1) } ?? groups.count
        groups.insert(group, at: place)
      }
    }
    var arranged: [PendingWork] = []
    for group in groups { arranged += group }
    pending = arranged + queued
  }

  private func group(at first: Int) -> [PendingWork] {
    var group = [pending[first]]
    while first + group.count < pending.count && pending[first + group.count].followsPrevious {
      group.append(pending[first + group.count])
    }
    return group
  }

  /// `body` gets the `finished` flag if it belongs to an animation.
  func schedule(
    _ kind: PendingWork.Kind, after delay: Double, source: AnyObject? = nil, on stage: UIView? = nil,
    leaving page: UIViewController? = nil, _ block: ((Bool) -> Void)?
  ) {
    if kind == .animation && block == nil && source == nil && isAlreadyAnimated(on: stage) { return }
    let body = kind == .animation && applicationIsInBackground ? interrupted(block) : block
    let others = delays ?? []
    let start = pending.count - others.count
    if delays == nil || isUnknown(delay) || kind == .repeating {
      let work = PendingWork(kind, body, source: source, on: stage)
      work.leaving = page
      noteFollower(work, lasting: delay, of: Array(pending.prefix(start)))
      noteEnd(of: work, after: delay)
      pending.insert(work, at: start)
      return
    }
    var index = others.count
    while index > 0 && others[index - 1] > delay + sameTime { index -= 1 }
    if index > 0 && kind == .animation && others[index - 1] > delay - sameTime {
      if joins(pending[start + index - 1], body, source, stage, page) { return }
    }
    let work = PendingWork(kind, body, source: source, on: stage)
    work.leaving = page
    noteLength(delay, of: work, behind: Array(pending.prefix(start)))
    noteFollower(work, lasting: delay, of: Array(pending.prefix(start)))
    noteEnd(of: work, after: delay)
    work.followsPrevious = index > 0
    if index == 0 && !others.isEmpty { pending[start].followsPrevious = true }
    pending.insert(work, at: start + index)
    delays?.insert(delay, at: index)
  }

  /// An animation without completion makes no difference but that something of its owner is still running. One that an
  /// earlier step has started ends at any time, before or after each other work, so that it stands for both.
  private func isAlreadyAnimated(on stage: UIView?) -> Bool {
    let earlier = pending.dropLast(delays?.count ?? 0)
    let same = earlier.first {
      $0.kind == .animation && $0.bodies.isEmpty && $0.source == nil && $0.owner === currentOwner
    }
    same?.widenStage(to: stage)
    if let work = same { forgetLength(of: work, in: pending) }
    return same != nil
  }

  /// BG-02: an animation that begins in the background does not finish, wherever the app is when it ends.
  private func interrupted(_ body: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    guard let block = body else { return nil }
    return { _ in block(finishedFlag(false)) }
  }

  /// Animations of one object that end at the same time end together.
  private func joins(
    _ work: PendingWork, _ body: ((Bool) -> Void)?, _ source: AnyObject?, _ stage: UIView?, _ page: UIViewController?
  ) -> Bool {
    if work.kind != .animation || work.owner !== currentOwner { return false }
    if work.source != nil || source != nil { return false }
    if let body = body { work.append(body) }
    work.widenStage(to: stage)
    if work.leaving == nil { work.leaving = page }
    return true
  }

  /// Forgets the work of a timer, work item or property animator.
  func cancel(source: AnyObject) {
    for work in pending where work.source === source { remove(work) }
  }

  func remove(_ work: PendingWork) {
    guard let index = pending.firstIndex(where: { $0 === work }) else { return }
    if !work.followsPrevious && index + 1 < pending.count { pending[index + 1].followsPrevious = false }
    let ordered = delays?.count ?? 0
    let position = index - (pending.count - ordered)
    if position >= 0 { delays?.remove(at: position) }
    pending.remove(at: index)
    forgetLength(of: work, in: pending)
    forgetFollower(work, in: pending)
  }

  func offerEvents() {
    var groupWaits = false
    var queueWaits = false
    for work in pending {
      if !work.followsPrevious { groupWaits = false }
      if isHeld(work) { continue }
      let waits = groupWaits || (work.kind == .block && queueWaits) || lastsLonger(work) || followsBlock(work)
      groupWaits = true
      if work.kind == .block { queueWaits = true }
      if !waits {
        offer(work.event, by: .runLoop) {
          performStep {
            if work.kind != .repeating { remove(work) }
            run(work)
          }
        }
      }
    }
  }

  /// BG-01, BG-02: what ends while the app is in the background did not finish.
  func run(_ work: PendingWork, finishes: Bool = true) {
    let owner = work.owner
    endingWork = work
    defer {
      endingWorkSite = nil
      endingWork = nil
    }
    asOwner(owner) {
      for (index, body) in work.bodies.enumerated() {
        endingWorkSite = work.places[index]
        body(finishedFlag(finishes && !applicationIsInBackground))
      }
    }
    if let owner = owner { transitionCodeDidReturn(owner) }
  }
}

let mainRunLoop = MainRunLoop()

/// Only during a step: where the body that runs was scheduled.
private var endingWorkSite: Site?

/// Where app code completes a transition: the place that is executing or, when the completion of an animation is the
/// method of the context itself, the place that started the animation.
func completionSite() -> Site? {
  if isInsideCode() { return here() }
  return endingWorkSite ?? here()
}

/// Seconds that do not make a difference: 0.1 + 0.2 is 0.3.
var sameTime: Double { 0.001 }

/// Animation ends, main-queue blocks, timers, escaped closures and notifications.
func offerRunLoopEvents() {
  mainRunLoop.offerEvents()
  offerEscapedClosures()
  offerRowActions()
  offerNotifications()
}

func runLoopIsIdle() -> Bool { mainRunLoop.isIdle }

/// Runs the body of an event: what it schedules is ordered by its delays.
func performStep(_ body: () -> Void) { mainRunLoop.performStep(body) }

/// Whether anything that the object has scheduled is still to come: held animations and stalled work included.
func hasPendingWork(of owner: AnyObject) -> Bool {
  if mainRunLoop.pending.contains(where: { $0.owner === owner }) { return true }
  return stalledWork?.contains { $0.owner === owner && $0.source != nil } == true
}
