import Foundation

/// What the systems call differently, and calls that take pointers.
enum Sockets {
  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let sendFlags: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// A socket that listens on the loopback interface alone, and its port.
  /// - Parameter port: 0 for any that is free.
  static func listening(on port: UInt16) throws(ServerTrouble) -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw ServerTrouble(port: port, number: errno) }
    prepare(descriptor)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, length) == 0, listen(descriptor, 64) == 0,
          getsockname(descriptor, pointer, &length) == 0
        else { return errno }
        return 0
      }
    }
    if number == 0 { return (descriptor, UInt16(bigEndian: address.sin_port)) }
    close(descriptor)
    throw ServerTrouble(port: port, number: number)
  }

  /// The next connection; `nil` when there is none after all.
  static func accepted(from descriptor: Int32) -> Int32? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    prepare(connection)
    return connection
  }

  /// Nothing waits in calls, programs that this one starts do not get it, and a closed peer is an error, no signal.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// How many of the bytes were taken; negative when that failed.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, sendFlags) }
  }

  /// No more is sent: the peer reads to the end.
  static func endSending(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  enum Event { case ready, late, stopped }

  /// Waits until a descriptor is ready, the time is over, or `stop` can be read.
  /// - Parameter deadline: `nil` for no end.
  static func wait(
    for descriptor: Int32, toWrite: Bool = false, until deadline: ContinuousClock.Instant?, or stop: Int32
  ) -> Event {
    while true {
      var wanted = [
        pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let left = deadline.map { max(0, (ContinuousClock.now.duration(to: $0)) / .milliseconds(1)) }
      let count = poll(&wanted, nfds_t(wanted.count), left.map { Int32($0.rounded(.up)) } ?? -1)
      if count < 0, errno == EINTR { continue }
      if wanted[1].revents != 0 { return .stopped }
      return count == 0 ? .late : .ready
    }
  }
}
