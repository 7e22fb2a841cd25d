// What the rules of sheets take for observable: the stored properties of code under test.
func judgeQuery<T>(_ presentation: UIPresentationController, _ query: String, _ body: () -> T) -> T { body() }
func judgeRepeatedTugs(_ t: UserDismissal) {}
func judgeLostChanges(_ t: UserDismissal) {}
func noteTug(_ p: UIPresentationController) {}
func forgetTug() {}
func noteTugged() {}
func judgeSilence(_ p: UIPresentationController, _ isHeard: Bool) {}
func judgeStyle(of presented: UIViewController, _ source: UIViewController) {}
