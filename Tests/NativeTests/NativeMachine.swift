import Foundation
import NativeAgreement
import TestSupport

/// What the tests of this target share: both machines with the same worlds, made once.
enum NativeMachine {
  static let root = Repository.root

  static let worlds = DrivenWorlds.files(root: root)
  static let entries = worlds.flatMap(\.entryNames)
  static let program = DrivenProgram(root: root, files: worlds)
  static let build = Result { try build(worlds, named: "worlds") }

  static func build(_ files: [DrivenFile], named name: String) throws -> NativeBuild {
    try NativeBuild(
      root: root, products: NativeModule.products ?? "", files: files, folder: NSTemporaryDirectory() + "native-\(name)"
    )
  }
}
