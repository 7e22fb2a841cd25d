import Diagnostics
import Program
import SwiftFrontend
import Synchronization
import Testing

@testable import Threading

@Suite struct DeepStackTests {
  /// A system that allows so many threads in all, none with a larger stack, and counts those it has started.
  private final class System: Sendable {
    let threads: Int
    let largestStack: Int
    let started = Mutex<[Int]>([])

    init(threads: Int, largestStack: Int = .max) {
      self.threads = threads
      self.largestStack = largestStack
    }

    var starter: ThreadStarter {
      ThreadStarter { [self] size, body in
        let isAllowed = started.withLock { sizes in
          if sizes.count >= threads || size > largestStack { return false }
          sizes.append(size)
          return true
        }
        return isAllowed ? ThreadStarter.system.start(size, body) : nil
      }
    }

    var sizes: [Int] { started.withLock { $0 } }
  }

  private static let squares = (0..<100).map { $0 * $0 }

  private func squares(on system: System) -> [Int] {
    DeepStack.map(Array(0..<100), workers: 3, on: system.starter) { $0 * $0 }
  }

  @Test func keepsTheOrder() {
    let system = System(threads: 8)
    #expect(squares(on: system) == Self.squares)
    #expect(system.sizes == Array(repeating: DeepStack.sizes[0], count: 3))
    #expect(DeepStack.map([Int](), workers: 3) { $0 } == [])
  }

  @Test func nests() {
    #expect(DeepStack.run { DeepStack.run { 1 } + 1 } == 2)
    // Nothing is started where there is a deep stack already.
    let inner = System(threads: 8)
    let starter = inner.starter
    #expect(DeepStack.run { DeepStack.run(on: starter) { 1 } + 1 } == 2)
    #expect(inner.sizes == [])
  }

  @Test func fewerThreadsDoAllTheWork() {
    let system = System(threads: 1)
    #expect(squares(on: system) == Self.squares)
    #expect(system.sizes == [DeepStack.sizes[0]])
  }

  @Test func smallerStacksDo() {
    let system = System(threads: 8, largestStack: 100 << 20)
    #expect(squares(on: system) == Self.squares)
    #expect(system.sizes == [64 << 20, 64 << 20, 64 << 20])
  }

  @Test func theCallingThreadDoes() {
    let system = System(threads: 0)
    #expect(squares(on: system) == Self.squares)
    let starter = system.starter
    #expect(DeepStack.run(on: starter) { DeepStack.run { DeepStack.limit(1000) } } == 250)
    #expect(DeepStack.run { DeepStack.limit(1000) } == 1000)
    #expect(DeepStack.wasCramped)
  }

  @Test func addressSpaceIsLeftToOthers() {
    #expect(DeepStack.sizes(for: 2, limit: nil) == DeepStack.sizes)
    #expect(DeepStack.sizes(for: 2, limit: 4 << 30) == DeepStack.sizes)
    #expect(DeepStack.sizes(for: 2, limit: 1 << 30) == [128 << 20, 64 << 20])
    #expect(DeepStack.sizes(for: 64, limit: 1 << 20) == [64 << 20])
  }

  /// The smallest stack that is tried reads whatever is not refused as too deep.
  @Test(arguments: NestingTests.shapes.indices) func theSmallestStackIsDeepEnough(_ shape: Int) {
    for levels in [250, 990, 5_000] {
      let starter = System(threads: 1, largestStack: DeepStack.sizes.last ?? 0).starter
      let source = NestingTests.shapes[shape](levels)
      #expect(DeepStack.run(on: starter) { read(source).file.file } == 0)
    }
  }

  /// … and the calling thread what is not refused there.
  @Test(arguments: NestingTests.shapes.indices) func theCallingThreadIsDeepEnough(_ shape: Int) {
    let starter = System(threads: 0).starter
    for levels in [60, 240] {
      let source = NestingTests.shapes[shape](levels)
      #expect(DeepStack.run(on: starter) { read(source).file.file } == 0)
    }
  }

  @Test func whatTheCallingThreadRefuses() {
    let starter = System(threads: 0).starter
    let reason = ", and the system allows no thread with room for more"
    for (shape, sentence) in [(0, "more than 64 brackets are open here"), (6, "nested more than 250 levels deep")] {
      let source = NestingTests.shapes[shape](300)
      let messages = DeepStack.run(on: starter) { read(source).diagnostics.map(\.message) }
      #expect(messages.count == 1)
      #expect(messages.first?.hasSuffix(sentence + reason) == true)
    }
  }

  @Test func readsInParallel() {
    let inputs = (0..<20).map { index in
      let file = SourceFile(path: "\(index).swift", text: "let a\(index) = #line")
      return SwiftFrontend.Input(file: file, index: index, reading: .machine)
    }
    let outputs = SwiftFrontend.readAll(inputs, workers: 4)
    #expect(outputs.map { $0.file.variables[0].name } == (0..<20).map { "a\($0)" })
    #expect(outputs.map { $0.file.file } == Array(0..<20))
  }

  @Test(arguments: [0, 1, 2, 8]) func workThatIsShared(threads: Int) {
    let done = Mutex<[Int]>([])
    let system = System(threads: threads)
    Threads.perform(5, on: system.starter) { index in done.withLock { $0.append(index) } }
    #expect(done.withLock { $0.sorted() } == [0, 1, 2, 3, 4])
    #expect(system.sizes.count == min(threads, 4))
  }
}
