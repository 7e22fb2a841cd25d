// expect: holds
import CoreData
import UIKit

/// The block has run when `performAndWait` returns (developer.apple.com, `NSManagedObjectContext.performAndWait(_:)`).
final class RecordScreen: UIViewController {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  func showRecord() {
    guard presentedViewController == nil else { return }
    var screen: UIViewController?
    context.performAndWait { screen = UIViewController() }
    present(screen!, animated: false)
  }
}
