// What a swipe over a row of a list brings up.
//
// One row is open at a time, on one side (developer.apple.com, `UISwipeActionsConfiguration`: "the set of actions to perform
// when swiping on rows of a table"): where code makes new actions, those that it made before are gone.

/// The actions of the row that is open.
final class OpenRow {
  var actions: [() -> Void] = []
  /// The controller on top when the row was opened: a finger reaches it while nothing covers that.
  weak var screen: UIViewController?
  /// Only during the step that opens it.
  var isOpening = true

  init(on screen: UIViewController?) { self.screen = screen }
}

/// Nil while no row is open.
var openRow: OpenRow?

private func addToRow(_ action: @escaping () -> Void) {
  if keyWindow?.rootViewController == nil { return }
  if openRow?.isOpening != true { openRow = OpenRow(on: scenario?.top) }
  openRow?.actions.append(action)
}

/// The step is over.
func rowIsOpen() { openRow?.isOpening = false }

func offerRowActions() {
  guard let row = openRow, keyWindow?.rootViewController != nil, !mainRunLoop.isCrowded else { return }
  if row.screen == nil || row.screen !== scenario?.top || !activeTransitions.isEmpty { return }
  for action in row.actions {
    offer(.userTapsButton, by: .user) {
      performStep {
        openRow = nil
        action()
      }
    }
  }
}

class UIContextualAction: NSObject {
  enum Style { case normal, destructive }

  var title: String? {
    get { unknown() }
    set {}
  }
  var image: UIImage? {
    get { unknown() }
    set {}
  }
  var backgroundColor: UIColor! {
    get { unknown() }
    set {}
  }

  init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    super.init()
    addToRow { handler(self, UIView(frame: unknown()), { _ in }) }
  }
}

class UITableViewRowAction: NSObject {
  enum Style { case normal, destructive, `default` }

  var backgroundColor: UIColor? {
    get { unknown() }
    set {}
  }

  init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    super.init()
    addToRow { handler(self, unknown()) }
  }
}
