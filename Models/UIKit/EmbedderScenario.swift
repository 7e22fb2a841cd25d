/// An object of the app adds pages to a plain controller, the root of the window, and takes them away.
class EmbedderScenario: ContainerScenario {
  var object: AnyObject?

  func makeObject(_ presenter: UIViewController) -> AnyObject? { nil }

  override var isRoot: Bool { true }
  override var isCovered: Bool { false }

  override func setUp() {
    super.setUp()
    object = makeObject(presenter)
  }
}
