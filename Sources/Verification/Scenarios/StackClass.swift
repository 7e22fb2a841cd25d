import Program
import Subjects

/// The class of an app's navigation controllers, where its sources put pages into objects of one class of their own alone:
/// `AppStack(rootViewController: page)`. It may hide the bar, replace the back button or be its own delegate.
struct StackClass {
  /// `nil` where there is none, or several, or where some are plain.
  let name: String?

  /// Walks the code of every type once.
  init(_ index: TypeIndex) {
    var names: Set<String> = []
    var stacks: Set<Int> = []
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for name in HelperMethods.bodies(of: user).flatMap(Self.made) where names.insert(name).inserted {
        if let type = index.entry(mentioned: name, in: user) { stacks.insert(type.id) }
      }
    }
    guard names.count == 1, stacks.count == 1, let stack = stacks.first.map({ index.entries[$0] }),
      stack.isSubject, !stack.isPrivate, stack.declaration.genericParameters.isEmpty,
      index.ancestors(of: stack).contains("UINavigationController")
    else {
      name = nil
      return
    }
    name = stack.name
  }

  /// What a page is put into.
  var orUIKits: String { name ?? "UINavigationController" }

  /// For scenarios that begin with a stack.
  var override: [ScenarioClass.Override] {
    guard let name else { return [] }
    return [
      .init(
        "func makeNavigationController(_ root: UIViewController) -> UINavigationController",
        "\(name)(rootViewController: root)")
    ]
  }

  /// The names of the classes of navigation controllers that code makes.
  private static func made(in body: [Statement]) -> [String] {
    var names: [String] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind else { return }
      if name == "UINavigationController" || arguments.first?.label == "rootViewController" { names.append(name) }
    }
    return names
  }
}
