import UIKit

/// Starts nothing.
final class Brand: NSObject {
  var tint: UIColor?
}
