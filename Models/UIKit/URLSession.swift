// Requests to the network: a handler is called once, some time after `resume()`, on a queue of the session's own; where the
// task was cancelled, with an error (developer.apple.com, `URLSession.dataTask(with:completionHandler:)`,
// `URLSessionTask.cancel()`).
import Foundation

/// What a handler of a task gets: data or a file, the response, and the error of a request that has failed.
typealias RequestHandler = (Any?, Any?, Any?) -> Void

/// A session whose delegate somebody sets is not one of these: what that is told is unknown code's business.
class URLSession: NSObject {
  static var shared: URLSession { URLSession() }

  override init() {}
  init(configuration: Any?) {}

  func dataTask(with request: Any, completionHandler: @escaping RequestHandler) -> URLSessionDataTask {
    URLSessionDataTask(completionHandler)
  }

  func uploadTask(
    with request: Any, from data: Any?, completionHandler: @escaping RequestHandler
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(completionHandler)
  }

  func downloadTask(with request: Any, completionHandler: @escaping RequestHandler) -> URLSessionDownloadTask {
    URLSessionDownloadTask(completionHandler)
  }
}

class URLSessionTask: NSObject {
  /// Nil once the task has begun: it answers once.
  private var handler: RequestHandler?

  init(_ handler: @escaping RequestHandler) { self.handler = handler }

  func resume() {
    guard let handler = handler else { return }
    self.handler = nil
    mainRunLoop.schedule(.network, after: unknown(), source: self) { _ in
      if mayHappen("the request fails") {
        handler(nil, nil, there())
      } else {
        handler(there(), there(), nil)
      }
    }
  }

  /// The handler is told of it.
  func cancel() {}
  func suspend() {}
}

class URLSessionDataTask: URLSessionTask {}
class URLSessionUploadTask: URLSessionDataTask {}
class URLSessionDownloadTask: URLSessionTask {}
