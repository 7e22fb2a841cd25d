// A block of the main queue runs in the next turn of the run loop, or in the one that runs now: "the main queue works with
// the application's run loop … to interleave the execution of queued tasks with the execution of other event sources"
// (developer.apple.com, Concurrency Programming Guide, Dispatch Queues). So an animation that begins later does not end
// before the block has run, nor does a timer fire that a later step has set. What falls into one turn keeps both orders: a
// transition may start before the block.

/// Work is scheduled while blocks of earlier steps wait. What ends at once, an answer of the network, and a timer whose
/// delay nobody knows, may come first.
func noteFollower(_ work: PendingWork, lasting delay: Double, of earlier: [PendingWork]) {
  switch work.kind {
  case .animation: if !isUnknown(delay) && delay <= sameTime { return }
  case .delayed, .timer: if isUnknown(delay) || delay <= sameTime { return }
  case .block, .repeating, .network: return
  }
  follow(work, earlier)
}

/// A transition starts.
func queueSeesStart(of transition: Transition) { follow(transition, mainRunLoop.pending) }

private func follow(_ follower: AnyObject, _ earlier: [PendingWork]) {
  for block in earlier where block.kind == .block { block.followers = (block.followers ?? []) + [follower] }
}

/// The work is done or given up.
func forgetFollower(_ work: PendingWork, in pending: [PendingWork]) {
  for block in pending where block.followers != nil {
    let rest = block.followers!.filter { $0 !== work }
    block.followers = rest.isEmpty ? nil : rest
  }
}

/// Whether the work, or a transition that UIKit itself ends, began while a block waited that still waits.
func followsBlock(_ follower: AnyObject) -> Bool {
  mainRunLoop.pending.contains { block in block.followers?.contains { $0 === follower } == true }
}

/// Whether a transition has started while a block waited that still waits: two starts do not fit into one turn.
func queueHasSeenStart() -> Bool {
  mainRunLoop.pending.contains { block in block.followers?.contains { $0 is Transition } == true }
}

/// Whether something that a block should not have waited for has begun: on its way to the background, which ends
/// animations, the app runs the block first.
func blocksHaveFollowers() -> Bool { mainRunLoop.pending.contains { $0.followers != nil } }
