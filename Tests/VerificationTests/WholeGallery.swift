import Machine
import TestSupport

@testable import Verification

/// The gallery compiled as one program, once for all tests.
enum WholeGallery {
  static var workspace: Workspace { get throws { try compiled.get().workspace } }
  static var image: ProgramImage { get throws { try compiled.get().image } }

  private static let compiled = Result {
    let files = try SourceFinder.sources(at: [Repository.path("Models/Gallery")]).files
    let workspace = try Workspace(files: files, jobs: 2, iOSVersion: nil)
    return (workspace: workspace, image: try workspace.image())
  }
}
