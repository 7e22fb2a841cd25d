import CoreData
import UIKit

/// `perform` returns before its block has run (developer.apple.com, `NSManagedObjectContext.perform(_:)`).
final class RecordScreen: UIViewController {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  func showRecord() {
    guard presentedViewController == nil else { return }
    var screen: UIViewController?
    context.perform { screen = UIViewController() }
    present(screen!, animated: false)  // expect: TV1205
  }
}
