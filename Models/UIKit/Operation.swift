import Foundation

/// A piece of work, in a queue or by itself (developer.apple.com, `Operation`).
///
/// It has finished when `main` has returned. An asynchronous one overrides `start` and `isFinished`, and says by
/// `didChangeValue` when that has changed.
class Operation: NSObject {
  private enum Stage { case waiting, executing, finished }

  var completionBlock: (() -> Void)?
  private(set) var isCancelled = false
  private(set) var dependencies: [Operation] = []
  private var stage = Stage.waiting
  /// Whether its queue has begun with it.
  var hasBegun = false
  /// Whether those that wait for it know that it has finished.
  private var isOver = false
  private var queue: OperationQueue?
  /// Those in queues that depend on it.
  private var dependents: [Operation] = []

  override init() {}

  var isExecuting: Bool { stage == .executing }
  var isFinished: Bool { stage == .finished }
  var isAsynchronous: Bool { false }
  var isConcurrent: Bool { false }
  var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
  /// A cancelled one waits for nothing.
  var mayBegin: Bool { isCancelled || isReady }

  func addDependency(_ operation: Operation) { dependencies.append(operation) }
  func removeDependency(_ operation: Operation) { dependencies = dependencies.filter { $0 !== operation } }

  func start() {
    if !isCancelled {
      stage = .executing
      main()
    }
    stage = .finished
    tellIfFinished()
  }

  func main() {}

  func cancel() {
    isCancelled = true
    queue?.beginOperations()
  }

  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) { tellIfFinished() }

  func join(_ queue: OperationQueue) {
    self.queue = queue
    for operation in dependencies where !operation.isFinished { operation.dependents.append(self) }
  }

  func runInQueue() {
    start()
    tellIfFinished()
  }

  /// Once: its queue goes on, and its completion block runs on another thread. A class of its own may say when it has finished,
  /// whoever has started it.
  private func tellIfFinished() {
    if isOver || !isFinished { return }
    isOver = true
    if let block = completionBlock { DispatchQueue.global().async(execute: block) }
    completionBlock = nil
    let waiting = dependents
    dependents = []
    dependencies = []
    queue?.operationDidFinish(self)
    queue = nil
    for operation in waiting { operation.queue?.beginOperations() }
  }
}

class BlockOperation: Operation {
  private(set) var executionBlocks: [() -> Void] = []

  convenience init(block: @escaping () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  override func main() {
    for block in executionBlocks { block() }
  }
}
