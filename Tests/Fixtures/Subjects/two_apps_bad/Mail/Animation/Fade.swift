import UIKit

final class Fade: NSObject {
  let depth: Int
  init(depth: Int) { self.depth = depth }
}
