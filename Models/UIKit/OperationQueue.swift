import Foundation

/// Begins its operations when all that they depend on has finished (developer.apple.com, `OperationQueue`): those of the main
/// queue in order, like blocks of `DispatchQueue.main`, others whenever another thread comes to them.
class OperationQueue: NSObject {
  static let defaultMaxConcurrentOperationCount = -1

  let isMain: Bool
  var name: String?
  var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  var isSuspended = false {
    didSet { beginOperations() }
  }
  /// Those that have not finished.
  private(set) var operations: [Operation] = []

  init(isMain: Bool) { self.isMain = isMain }
  convenience override init() { self.init(isMain: false) }

  static var main: OperationQueue { OperationQueue(isMain: true) }

  var operationCount: Int { operations.count }

  /// Where nothing can hold it back, a block needs no operation.
  func addOperation(_ block: @escaping () -> Void) {
    if isMain || maxConcurrentOperationCount < 0 && !isSuspended {
      run(block)
    } else {
      addOperation(BlockOperation(block: block))
    }
  }

  func addOperation(_ operation: Operation) {
    operations.append(operation)
    operation.join(self)
    beginOperations()
  }

  func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    for operation in operations { addOperation(operation) }
  }

  func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Begins what is ready, as many at a time as the queue may.
  func beginOperations() {
    if isSuspended { return }
    for operation in operations {
      if isFull { return }
      if !operation.hasBegun && operation.mayBegin {
        operation.hasBegun = true
        run { operation.runInQueue() }
      }
    }
  }

  func operationDidFinish(_ operation: Operation) {
    operations = operations.filter { $0 !== operation }
    beginOperations()
  }

  private var isFull: Bool {
    maxConcurrentOperationCount > 0 && operations.filter(\.hasBegun).count >= maxConcurrentOperationCount
  }

  private func run(_ block: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.async(execute: block)
    } else {
      DispatchQueue.global().async(execute: block)
    }
  }
}
