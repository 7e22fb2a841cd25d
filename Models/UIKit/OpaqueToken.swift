#if !os(iOS)
  import Foundation

  enum OpaqueKind { case unknown, geometry }

  /// What plain Swift has in place of a value that nobody knows: numbers are NaN with a payload that says what they are,
  /// other values are blank.
  enum OpaqueToken: Equatable {
    case unknown
    /// Read from the screen when the window had changed its size so many times.
    case geometry(size: Int)

    init(_ kind: OpaqueKind, size: Int) { self = kind == .unknown ? .unknown : .geometry(size: size) }

    /// Nil for a value that is known.
    init?(_ value: Any?) {
      switch value {
      case let number as Double: self.init(number)
      case let number as CGFloat: self.init(Double(number))
      case let number as Float: self.init(number.isNaN ? OpaqueToken.unknown.number : 0)
      case let point as CGPoint: self.init(Double(point.x))
      case let size as CGSize: self.init(Double(size.width))
      case let rect as CGRect: self.init(Double(rect.origin.x))
      case let number as Int where number == OpaqueToken.integer: self = .unknown
      case let text as String where text == OpaqueToken.text: self = .unknown
      case is BlankObject: self = .unknown
      default: return nil
      }
    }

    private init?(_ number: Double) {
      guard number.isNaN else { return nil }
      let payload = Int(number.bitPattern & 0xffff_ffff)
      self = payload < 2 ? .unknown : .geometry(size: payload - 2)
    }

    /// Arithmetic keeps the payload.
    var number: Double {
      switch self {
      case .unknown: return Double(nan: 1, signaling: false)
      case .geometry(let size): return Double(nan: Double.RawSignificand(2 + size), signaling: false)
      }
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
      switch T.self {
      case is Int.Type: return Self.integer as! T
      case is String.Type: return Self.text as! T
      case is Any.Type, is AnyObject.Type: return BlankObject() as! T
      default: break
      }
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
      case is CGRect.Type: return CGRect(x: number, y: number, width: number, height: number)
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
