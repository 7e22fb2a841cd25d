#if !os(iOS)
  import Foundation

  enum OpaqueKind { case unknown, geometry }

  /// What plain Swift has in place of a value that nobody knows: numbers are NaN with a payload that says what they are,
  /// rectangles are made of such numbers, other values are blank.
  struct OpaqueToken: Equatable {
    /// Of what was read from the screen: how often the window had changed its size.
    var size: Int?
    /// A rectangle of which nothing at all is known; one that is made of unknown numbers is not such a one.
    var isWhole = false

    init(_ kind: OpaqueKind, size: Int) { self.size = kind == .unknown ? nil : size }

    /// Nil for a value that is known.
    init?(_ value: Any?) {
      switch value {
      case let number as Double: self.init(number)
      case let number as CGFloat: self.init(Double(number))
      case let number as Float where number.isNaN: self.init(.unknown, size: 0)
      case let point as CGPoint: self.init(Double(point.x))
      case let size as CGSize: self.init(Double(size.width))
      case let rect as CGRect:
        self.init(Double(rect.mark))
        if !isWhole { return nil }
      case let number as Int where number == OpaqueToken.integer: self.init(.unknown, size: 0)
      case let text as String where text == OpaqueToken.text: self.init(.unknown, size: 0)
      case is BlankObject: self.init(.unknown, size: 0)
      default: return nil
      }
    }

    init?(_ number: Double) {
      guard number.isNaN else { return nil }
      let payload = number.bitPattern & 0xffff_ffff
      isWhole = payload & Self.wholeBit != 0
      size = payload & ~Self.wholeBit < 2 ? nil : Int(payload & ~Self.wholeBit) - 2
    }

    private static let wholeBit: UInt64 = 1 << 31

    /// Arithmetic keeps the payload.
    var number: Double {
      Double(nan: (size.map { UInt64(2 + $0) } ?? 1) | (isWhole ? Self.wholeBit : 0), signaling: false)
    }

    /// The token among the parts of a value.
    static func inside(_ value: Any?, depth: Int = 8) -> OpaqueToken? {
      if let token = OpaqueToken(value) { return token }
      guard depth > 0, let value, !(type(of: value) is AnyClass) else { return nil }
      let tokens = Mirror(reflecting: value).children.compactMap { inside($0.value, depth: depth - 1) }
      return tokens.first { $0.size != nil } ?? tokens.first
    }

    static let integer = Int.min / 4
    static let text = "\u{0}unknown"
  }

  /// Stands for an object that nobody knows where any object will do.
  final class BlankObject {}

  extension OpaqueToken {
    func value<T>(deciding choose: (Int) -> Int) -> T {
      if let type = T.self as? DecidedToken.Type { return type.decided(self, choose) as! T }
      if let number = numericValue(T.self) { return number as! T }
      if T.self == Int.self { return Self.integer as! T }
      if T.self == String.self { return Self.text as! T }
      if T.self == Any.self || T.self == AnyObject.self { return BlankObject() as! T }
      if let type = T.self as? BlankValue.Type { return type.init() as! T }
      // An enum or an empty struct: its first case, its only value.
      guard _isPOD(T.self) else { fatalError("nothing stands for an unknown \(T.self)") }
      return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { memory in
        UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
        return memory[0]
      }
    }

    private func numericValue(_ type: Any.Type) -> Any? {
      switch type {
      case is Double.Type: return number
      case is CGFloat.Type: return CGFloat(number)
      case is Float.Type: return Float.nan
      case is CGPoint.Type: return CGPoint(x: number, y: number)
      case is CGSize.Type: return CGSize(width: number, height: number)
      case is CGRect.Type:
        var whole = self
        whole.isWhole = true
        return CGRect(x: whole.number, y: 0, width: 0, height: 0)
      default: return nil
      }
    }
  }

  /// What has to be decided when it is read.
  protocol DecidedToken {
    static func decided(_ token: OpaqueToken, _ choose: (Int) -> Int) -> Any
  }

  extension Bool: DecidedToken {
    static func decided(_ token: OpaqueToken, _ choose: (Int) -> Int) -> Any { choose(2) == 0 }
  }

  extension Optional: DecidedToken {
    static func decided(_ token: OpaqueToken, _ choose: (Int) -> Int) -> Any {
      if choose(2) == 1 { return Self.none as Any }
      let value: Wrapped = token.value(deciding: choose)
      return Self.some(value) as Any
    }
  }

  /// Objects and collections that can be made from nothing.
  protocol BlankValue { init() }

  extension Array: BlankValue {}
  extension IndexPath: BlankValue {}
#endif
