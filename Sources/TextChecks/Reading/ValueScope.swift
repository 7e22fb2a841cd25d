import Program

/// The classes of values in one function, found when somebody asks.
final class ValueScope {
  private let find: () -> ValueClasses
  private lazy var found = find()

  init(_ find: @escaping () -> ValueClasses) { self.find = find }

  func values() -> ValueClasses { found }
}
