import UIKit

extension UIViewController {
  /// Goes on when the page is there. Where the controller presents already, that never comes.
  public func show(_ page: UIViewController) async {
    await withCheckedContinuation { continuation in
      present(page, animated: true) { continuation.resume() }  // expect: TV602
    }
  }
}

public struct PageShower {
  public let host: UIViewController

  public func show(_ page: UIViewController) async {
    await withCheckedContinuation { shown in
      host.present(  // expect: TV602
        page, animated: true,
        completion: {
          shown.resume()
        })
    }
  }
}

public final class QuestionShower {
  private let host: UIViewController

  public init(host: UIViewController) { self.host = host }
}

public extension QuestionShower {
  func ask(_ question: UIViewController) async {
    await withCheckedContinuation { asked in
      host.present(question, animated: true) { asked.resume() }  // expect: TV602
    }
  }
}
