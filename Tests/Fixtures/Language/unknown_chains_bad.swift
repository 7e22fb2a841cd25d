// A page that remembers the chains of those above it, of which the sources show nothing.
import Theming
import UIKit

final class ThemedViewController: UIViewController {
  private var path: [ThemeNode] = []
  private var owners: [ThemeNode] = []
  private var styles: [ThemeNode] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rememberPath()
  }

  private func rememberPath() {
    path = nodes(above: ThemeNode.above(self), by: \.ancestor)
    owners = nodes(above: ThemeNode.owning(self), by: \.owner)
    styles = nodes(above: ThemeNode.styling(self), by: \.style)
  }

  private func nodes(above first: ThemeNode?, by next: (ThemeNode) -> ThemeNode?) -> [ThemeNode] {
    guard let first else { return [] }
    return sequence(first: first, next: next).map { $0 }
  }

  @IBAction func hintTapped(_ sender: UIButton) {
    present(HintViewController(), animated: true)
    present(HintViewController(), animated: true)  // expect: TV601
  }
}

final class HintViewController: UIViewController {
  @IBAction func closeTapped(_ sender: UIButton) { dismiss(animated: true) }
}
