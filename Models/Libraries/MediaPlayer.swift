// Commands of the lock screen and of headphones, which come at any time.
import Foundation

final class MPRemoteCommand {
  var isEnabled: Bool {
    get { unknown() }
    set {}
  }

  func addTarget(handler: @escaping (Any) -> Any) -> Any {
    closureListens { () -> Void in _ = handler(unknown()) }
    return unknown()
  }

  func addTarget(_ target: Any, action: Selector) {}
  func removeTarget(_ target: Any?) {}
  func removeTarget(_ target: Any, action: Selector?) {}
}
