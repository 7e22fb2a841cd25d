import Foundation

/// One small source file without a defect, in a temporary folder of its own.
struct SampleSource {
  let folder: URL
  let file: URL

  /// Writes the file.
  init() throws(BenchmarkError) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transverify-benchmark-\(UUID().uuidString)", isDirectory: true)
    file = folder.appendingPathComponent("FadeAnimator.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.text.utf8).write(to: file)
    } catch {
      throw BenchmarkError("'\(file.path)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the folder; what cannot be removed is left to the system, which empties its temporary folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let text = """
    import UIKit

    /// Fades the new screen in and the old one out.
    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let arriving = context.view(forKey: .to)
        if let arriving, let controller = context.viewController(forKey: .to) {
          arriving.frame = context.finalFrame(for: controller)
          arriving.alpha = 0
          context.containerView.addSubview(arriving)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
          arriving?.alpha = 1
        } completion: { _ in
          arriving?.alpha = 1
          if context.transitionWasCancelled { arriving?.removeFromSuperview() }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """
}
