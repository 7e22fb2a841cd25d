// expect: holds
import UIKit

struct Words {
  /// In the order in which they came.
  var all: [String] = []
}

extension Words: ExpressibleByArrayLiteral {
  /// `self.init()` is the implicit one, not this one without elements.
  init(arrayLiteral elements: String...) {
    self.init()
    for element in elements { all.append(element) }
  }
}

final class WordsPage: UIViewController {
  private var words = Words()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.all.append("one")
    title = words.all.first
  }

  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
