extension RecorderSource {
  /// What writes the log.
  static let log = #"""
    // TransitionRecorder.swift: records UIKit's transition callbacks as JSON lines for `transverify conform`.
    //
    // Add the file to debug builds only, then
    //
    //   1. let view controllers derive from `RecordingViewController` (or call `TransitionRecorder.hookViewControllers()`
    //      once at launch, which exchanges UIViewController's own methods and needs no other change);
    //   2. wrap delegates where they are set: `page.transitioningDelegate = TransitionRecorder.wrap(delegate)`; what they vend
    //      is wrapped by itself;
    //   3. let presentation controllers derive from `RecordingPresentationController`, percent-driven interaction controllers
    //      from `RecordingPercentDrivenTransition`;
    //   4. call `TransitionRecorder.recordCoordinator(of:)` right after `present` or `dismiss`, if coordinators matter.
    //
    // Lines go to the console and, if `TransitionRecorder.file` is set, to that file. Each wrapper first says what it records,
    // so that a callback that is missing is noticed. Only the main thread records.
    #if DEBUG || !canImport(ObjectiveC)
    import Foundation
    import UIKit

    #if canImport(os)
    import os
    #endif

    /// Writes the log.
    #if canImport(ObjectiveC)
    @MainActor
    #endif
    enum TransitionRecorder {
      /// Where the log is kept; nil: only on the console.
      static var file: URL?
      private static var declared: Set<String> = []
      private static let start = Date()

      /// One callback of an object.
      static func record(_ object: AnyObject?, _ callback: String, _ flag: Bool? = nil) {
        let time = Int(Date().timeIntervalSince(start) * 1_000_000)
        var line = "{\"time\": \(Double(time) / 1_000_000), \"callback\": \"\(callback)\""
        if let object { line += ", \"object\": \"\(name(of: object))\"" }
        if let flag { line += ", \"arguments\": {\"flag\": \(flag)}" }
        write(line + ", \"thread\": \"\(Thread.isMainThread ? "main" : "other")\"}")
      }

      /// Says that these callbacks are recorded from now on, whether they come or not.
      static func declare(_ callbacks: [String]) {
        let new = callbacks.filter { declared.insert($0).inserted }
        if new.isEmpty { return }
        write("{\"records\": [" + new.map { "\"\($0)\"" }.joined(separator: ", ") + "]}")
      }

      /// `App.SecondVC: 0x600003a40`
      private static func name(of object: AnyObject) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "\(String(reflecting: type(of: object))): 0x" + String(address, radix: 16)
      }

      private static func write(_ line: String) {
        #if canImport(os)
        os_log("%{public}@", line as NSString)
        #else
        print(line)
        #endif
        guard let file, let data = (line + "\n").data(using: .utf8) else { return }
        if let handle = try? FileHandle(forWritingTo: file) {
          handle.seekToEndOfFile()
          handle.write(data)
          handle.closeFile()
        } else {
          try? data.write(to: file)
        }
      }

      /// Records what comes of the transition in which the controller takes part now.
      static func recordCoordinator(of controller: UIViewController) {
        guard let coordinator = controller.transitionCoordinator else { return }
        declare(["alongside", "coordinatorCompletion", "interactionChange"])
        coordinator.animate(
          alongsideTransition: { _ in record(nil, "alongside") },
          completion: { context in record(nil, "coordinatorCompletion", context.isCancelled) })
        coordinator.notifyWhenInteractionChanges { _ in record(nil, "interactionChange") }
      }
    }

    """#
}
