// Ghost data: what a transition's object has made that goes on only if somebody makes it go on (TV102).

/// A property animator that is not running, or a group that waits for its members.
final class StalledWork {
  weak var source: AnyObject?
  weak var owner: AnyObject?

  init(_ source: AnyObject) {
    self.source = source
    owner = currentOwner
  }
}

/// Nil when there is none.
var stalledWork: [StalledWork]?

/// The object does not go on by itself from now on.
func stall(_ source: AnyObject) {
  if currentOwner == nil { return }
  resume(source)
  stalledWork = (stalledWork ?? []) + [StalledWork(source)]
}

/// The object goes on, or is done.
func resume(_ source: AnyObject) {
  keepStalledWork { $0.source !== source }
}

/// Forgets what has gone together with its owner.
func forgetGoneWork() {
  keepStalledWork { $0.source != nil }
}

private func keepStalledWork(_ isKept: (StalledWork) -> Bool) {
  guard let stalled = stalledWork else { return }
  let kept = stalled.filter(isKept)
  stalledWork = kept.isEmpty ? nil : kept
}
