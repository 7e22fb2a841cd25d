import Foundation

/// One connection: a request comes, an answer goes.
struct Connection {
  let descriptor: Int32
  /// Can be read once the server stops.
  let stop: Int32
  var limits = TimeLimits()

  /// How long a client may take.
  struct TimeLimits: Sendable {
    var request = Duration.seconds(5)
    var answer = Duration.seconds(20)
    /// To read the answer, with what it still sends thrown away.
    var end = Duration.milliseconds(500)
  }

  /// Answers the one request, and ends the connection.
  func serve(_ answer: (HTTPRequest) -> HTTPAnswer) {
    defer { close(descriptor) }
    var reader = RequestReader()
    switch request(&reader) {
    case .complete(let request): write(answer(request).bytes)
    case .refused(let refusal): write(refusal.answer.bytes)
    // The client has gone, or has only held a connection ready, or the server stops.
    case .incomplete: break
    }
  }

  private func request(_ reader: inout RequestReader) -> RequestReader.Progress {
    let deadline = ContinuousClock.now + limits.request
    var chunk = [UInt8](repeating: 0, count: 4_096)
    var hasBegun = false
    while true {
      switch Sockets.wait(for: descriptor, until: deadline, or: stop) {
      case .late: return hasBegun ? .refused(.late) : .incomplete
      case .stopped: return .incomplete
      case .ready: break
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, [EINTR, EAGAIN].contains(errno) { continue }
      guard count > 0 else { return .incomplete }
      hasBegun = true
      let progress = reader.read(chunk.prefix(count))
      if progress != .incomplete { return progress }
    }
  }

  private func write(_ bytes: [UInt8]) {
    let deadline = ContinuousClock.now + limits.answer
    var rest = bytes[...]
    while !rest.isEmpty {
      guard Sockets.wait(for: descriptor, toWrite: true, until: deadline, or: stop) == .ready else { return }
      let count = Sockets.send(rest, to: descriptor)
      if count < 0, [EINTR, EAGAIN].contains(errno) { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
    linger()
  }

  /// A connection that is closed with something unread takes the answer away from the client.
  private func linger() {
    Sockets.endSending(descriptor)
    let deadline = ContinuousClock.now + limits.end
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while Sockets.wait(for: descriptor, until: deadline, or: stop) == .ready {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count == 0 || count < 0 && ![EINTR, EAGAIN].contains(errno) { return }
    }
  }
}
