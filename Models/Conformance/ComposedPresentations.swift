import UIKit

// Who presents whom in a composition, and who is dismissed.

extension ComposedLogs {
  /// How many are presented above the root.
  var presentedCount: Int {
    var count = 0
    var controller = root
    while let next = controller.presentedChild {
      controller = next
      count += 1
    }
    return count
  }

  func offerPresentations() {
    let count = presentedCount
    if count > 0 { offerDismissals(count) }
    if count == chain { return }
    if made < most {
      offer("the top presents another one", by: .app) { performStep { self.presentNew(.fullScreen, true) } }
      offer("the top presents a sheet", by: .app) { performStep { self.presentNew(.pageSheet, true) } }
      offer("the top presents another one without animation", by: .app) {
        performStep { self.presentNew(.fullScreen, false) }
      }
      offer("the top presents a sheet without animation", by: .app) {
        performStep { self.presentNew(.pageSheet, false) }
      }
    }
    if made + 1 < most && count + 1 < chain {
      offer("the top presents another one, which presents a third in the completion", by: .app) {
        performStep {
          let next = self.makePresented(.fullScreen)
          record("A", "present")
          requestPresentation(of: next, from: self.top, true) {
            self.noteBlock("presentCompletion")
            self.presentNew(.fullScreen, true)
          }
        }
      }
    }
    if let former = kept, former.parent == nil, former.modalPresenter == nil, !(former is UITabBarController) {
      offer("the same is presented again", by: .app) { performStep { self.presentKept(true) } }
      offer("the same is presented again without animation", by: .app) { performStep { self.presentKept(false) } }
    }
  }

  private func presentNew(_ style: UIModalPresentationStyle, _ animated: Bool) {
    record("A", "present")
    requestPresentation(of: makePresented(style), from: top, animated, block("presentCompletion"))
  }

  private func presentKept(_ animated: Bool) {
    guard let former = kept else { return }
    kept = nil
    record("A", "present")
    requestPresentation(of: former, from: top, animated, block("presentCompletion"))
  }

  func noteBlock(_ name: String) {
    if recordsBlocks { record("A", name) }
  }

  private func offerDismissals(_ count: Int) {
    offer("the top is dismissed", by: .app) { performStep { self.dismissTop(true) } }
    offer("the top is dismissed without animation", by: .app) { performStep { self.dismissTop(false) } }
    if made < most {
      offer("the top is dismissed, and another one presented in the completion", by: .app) {
        performStep { self.dismissTop(true) { self.presentNew(.fullScreen, true) } }
      }
    }
    if count < 2 { return }
    offer("all are dismissed at once", by: .app) { performStep { self.dismissAll(true) } }
    offer("all are dismissed at once without animation", by: .app) { performStep { self.dismissAll(false) } }
    offer("the top is dismissed, and in its completion the next one", by: .app) {
      performStep { self.dismissTop(true) { self.dismissTop(true) } }
    }
    offer("the top is dismissed at once, and in its completion the next one with an animation", by: .app) {
      performStep { self.dismissTop(false) { self.dismissTop(true) } }
    }
    offer("the top is dismissed, and in its completion the next one, without animation", by: .app) {
      performStep { self.dismissTop(false) { self.dismissTop(false) } }
    }
  }

  private func dismissAll(_ animated: Bool) {
    record("A", "dismiss")
    requestDismissal(from: root, animated, block("dismissCompletion"))
  }

  private func dismissTop(_ animated: Bool, _ next: (() -> Void)? = nil) {
    guard let presenter = top.modalPresenter else { return }
    if keeps { kept = top }
    record("A", "dismiss")
    if next == nil { return requestDismissal(from: presenter, animated, block("dismissCompletion")) }
    requestDismissal(from: presenter, animated) {
      self.noteBlock("dismissCompletion")
      next?()
    }
  }
}
