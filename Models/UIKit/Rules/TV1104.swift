// TV1104 pure-adaptivity-queries

/// Ghost: an adaptivity query is running.
var adaptivityIsAsked = false

/// Asks a delegate how a presentation adapts: that must change nothing.
func judgeQuery<T>(_ presentation: UIPresentationController, _ query: String, _ body: () -> T) -> T {
  let delegate = presentation.delegate
  if !listens(delegate, query) { return body() }
  let before = observe(presentation)
  let outer = currentOwner
  currentOwner = nil
  adaptivityIsAsked = true
  let answer = body()
  adaptivityIsAsked = false
  currentOwner = outer
  check(
    !before.contains { !$0.places(isTouched).isEmpty }, .TV1104, "an adaptivity query changes what it is asked about",
    as: .queryChanges,
    at: declaration(of: delegate, query), about: delegate)
  return answer
}

/// App code asks for a presentation or a dismissal.
func judgeRequestInQuery() {
  if !adaptivityIsAsked { return }
  check(false, .TV1104, "an adaptivity query presents or dismisses", as: .queryRequests, at: here())
}
