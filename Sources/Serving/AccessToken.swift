/// The secret in the address: whoever does not have it gets nothing, as other users and other pages on this machine.
package struct AccessToken: Sendable {
  /// 192 bits from the system's source of randomness, in hexadecimal.
  package let text: String

  package init() {
    var source = SystemRandomNumberGenerator()
    text = (0..<24).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &source)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Takes as long however much of it is right.
  func matches(_ given: String) -> Bool {
    let (mine, other) = (Array(text.utf8), Array(given.utf8))
    var difference = mine.count ^ other.count
    for index in mine.indices {
      difference |= Int(mine[index] ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }
}
