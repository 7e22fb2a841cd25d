import UIKit

/// Keeps what is to be called when a page has gone, and calls it after its own dismissals alone.
open class PageNavigator: NSObject {
  private final class Box {
    let gone: () -> Void

    init(_ gone: @escaping () -> Void) { self.gone = gone }
  }

  private let host: UIViewController
  private var waiting: [ObjectIdentifier: () -> Void] = [:]
  private let boxes = NSMapTable<UIViewController, Box>(keyOptions: .weakMemory, valueOptions: .strongMemory)

  public init(host: UIViewController) { self.host = host }

  public func show(_ page: UIViewController, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    host.present(page, animated: true)  // expect: TV1102
  }

  public func open(_ page: UIViewController, animated: Bool, gone: (() -> Void)?) {
    if let gone { boxes.setObject(Box(gone), forKey: page) }
    host.present(page, animated: animated, completion: nil)  // expect: TV1102
  }

  public func show(letter page: LetterPage, gone: @escaping () -> Void) {
    waiting[ObjectIdentifier(page)] = gone
    host.present(page, animated: true)  // expect: TV1102
  }

  public func close(_ page: UIViewController) {
    host.dismiss(animated: true) {
      self.waiting.removeValue(forKey: ObjectIdentifier(page))?()
      self.boxes.object(forKey: page)?.gone()
    }
  }
}

/// Leaves its style to who presents it.
public final class LetterPage: UIViewController {}
