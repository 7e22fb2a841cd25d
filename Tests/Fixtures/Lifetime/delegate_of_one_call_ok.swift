// expect: holds
import UIKit

final class Checkout {
  private var transition: CheckoutTransition?

  func show(on host: UIViewController) {
    let page = UIViewController()
    let transition = CheckoutTransition()
    self.transition = transition
    page.transitioningDelegate = transition
    page.modalPresentationStyle = .custom
    host.present(page, animated: true)
  }
}

/// No controller: its property is strong.
final class CardStyle {
  var transitioningDelegate: CheckoutTransition?
}

final class CardMaker {
  func style() -> CardStyle {
    let style = CardStyle()
    style.transitioningDelegate = CheckoutTransition()
    return style
  }
}

final class CheckoutTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// The page keeps it.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  init(for page: CardPage) {
    super.init()
    page.keeper = self
  }
}

final class CardPage: UIViewController {
  var keeper: NSObject?
}

/// A list keeps it.
final class ListedTransition: NSObject, UIViewControllerTransitioningDelegate {
  init(in list: TransitionList) {
    super.init()
    list.add(self)
  }
}

final class TransitionList {
  private var all: [NSObject] = []

  func add(_ one: NSObject) { all.append(one) }
}

final class CardMenu: UIViewController {
  private let list = TransitionList()

  @objc func style(_ page: CardPage) {
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = CardTransition(for: page)
  }

  @objc func styleAgain(_ page: CardPage) {
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = ListedTransition(in: list)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
