import Foundation

/// Operations of the main queue run in order, like blocks of `DispatchQueue.main`.
class OperationQueue: NSObject {
  let isMain: Bool

  init(isMain: Bool) { self.isMain = isMain }
  convenience override init() { self.init(isMain: false) }

  static var main: OperationQueue { OperationQueue(isMain: true) }

  func addOperation(_ block: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.async(execute: block)
    } else {
      DispatchQueue.global().async(execute: block)
    }
  }

  func addOperation(_ operation: BlockOperation) { addOperation { operation.start() } }
}

class BlockOperation: NSObject {
  var block: (() -> Void)?
  var completionBlock: (() -> Void)?

  init(block: @escaping () -> Void) { self.block = block }

  func start() {
    block?()
    completionBlock?()
  }

  func cancel() { block = nil }
}
