import Foundation
import Serving
import Synchronization
import Testing
import Threading

@testable import transverify

/// Questions that wait for the one thread that answers them.
@Suite struct WalkDeskTests {
  private func question(_ step: Int) throws -> WalkQuestion { try WalkQuestion(["step": "\(step)"]) }

  @Test func questionsAreAnsweredInTheirOrder() throws {
    let desk = WalkDesk()
    let thread = ThreadStarter.system.start(1 << 20) {
      while let slip = desk.next() {
        slip.give(HTTPAnswer(kind: .text, body: "\(slip.question.place.step)"))
      }
    }
    for step in [3, 1, 2] { #expect(desk.ask(try question(step)).body == "\(step)") }
    desk.close()
    thread?.join()
    // Nobody is there any more, and nobody waits.
    #expect(desk.ask(try question(4)).status == 409)
    #expect(desk.next() == nil)
  }

  /// Where nobody answers, only so many wait, so that connections are left for everything else; the end frees them.
  @Test func onlySoManyWait() throws {
    let desk = WalkDesk()
    let question = try question(1)
    let statuses = Mutex<[Int]>([])
    let threads = (0..<WalkDesk.most + 3).compactMap { _ in
      ThreadStarter.system.start(1 << 20) {
        let status = desk.ask(question).status
        statuses.withLock { $0.append(status) }
      }
    }
    while statuses.withLock({ $0.count }) < 3 { usleep(10_000) }
    #expect(statuses.withLock { $0 } == [503, 503, 503])
    desk.close()
    for thread in threads { thread.join() }
    #expect(statuses.withLock { $0.sorted() } == [Int](repeating: 409, count: WalkDesk.most) + [503, 503, 503])
  }
}
