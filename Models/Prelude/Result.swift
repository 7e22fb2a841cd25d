/// What an operation gives: a value or an error.
enum Result<Success, Failure> {
  case success(Success)
  case failure(Failure)

  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  func map<T>(_ transform: (Success) -> T) -> Result {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure: return self
    }
  }
}
