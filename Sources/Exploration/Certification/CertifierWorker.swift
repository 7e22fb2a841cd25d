/// Looks at stored states on one thread.
final class CertifierWorker<System: TransitionSystem, States: StoredStateSet> {
  private var system: System
  private let states: States
  private(set) var sink: CertifierSink<States>
  /// One byte per state, 1 for settled ones and those in which runs end: none of them is stuck.
  private let settled: UnsafeMutablePointer<UInt8>
  private let keepsEdges: Bool

  init(
    _ system: System, _ states: States, _ sink: CertifierSink<States>, settled: UnsafeMutablePointer<UInt8>,
    keepsEdges: Bool
  ) {
    self.system = system
    self.states = states
    self.sink = sink
    self.settled = settled
    self.keepsEdges = keepsEdges
  }

  /// Judges and expands consecutive states, and answers where their steps lead.
  func visit(_ range: Range<Int>) -> CertifiedEdges.Block {
    var block = CertifiedEdges.Block()
    for state in range {
      visit(state)
      if keepsEdges {
        block.targets += sink.targets
        block.ends.append(block.targets.count)
      }
      sink.targets.removeAll(keepingCapacity: true)
    }
    return block
  }

  private func visit(_ state: Int) {
    sink.source = state
    sink.isEnd = false
    let words = states.words(of: state)
    if states.index(of: words) != state { sink.note(.storedTwice(state)) }
    words.withUnsafeBufferPointer { words in
      if system.inspect(words, into: &sink) {
        settled[state] = 1
        sink.settledStates += 1
      }
      if sink.isEnd { settled[state] = 1 }
      system.emitSuccessors(of: words, into: &sink)
    }
  }
}
