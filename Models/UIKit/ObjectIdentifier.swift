#if os(iOS)
  /// Identifies an object as a key of a dictionary: by identity, keeping nothing alive. Natively Swift has its own.
  struct ObjectIdentifier: Hashable {
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }
#endif
