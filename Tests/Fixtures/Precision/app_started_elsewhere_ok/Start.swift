import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}
