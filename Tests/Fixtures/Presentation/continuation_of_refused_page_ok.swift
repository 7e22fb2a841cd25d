// expect: holds
import UIKit

extension UIViewController {
  /// Looks at the controller before it waits.
  public func show(_ page: UIViewController) async -> Bool {
    if presentedViewController != nil || viewIfLoaded?.window == nil { return false }
    await withCheckedContinuation { continuation in
      present(page, animated: true) { continuation.resume() }
    }
    return true
  }

  /// Does not wait for the page.
  public func showSoon(_ page: UIViewController) async {
    await withCheckedContinuation { continuation in
      present(page, animated: true)
      continuation.resume()
    }
  }
}

/// Presents nothing through UIKit that could refuse it.
public final class PaymentSheet {
  public init() {}

  public func present(from host: UIViewController, completion: @escaping (Bool) -> Void) { completion(true) }
}

public final class Payment {
  private let sheet = PaymentSheet()

  public init() {}

  public func pay(from host: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
      sheet.present(from: host) { paid in continuation.resume(returning: paid) }
    }
  }
}

final class ShowingPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
