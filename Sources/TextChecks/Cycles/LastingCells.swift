import Program
import Subjects

/// The cells that only pages show which an app keeps from its start to its end: a table keeps its cells to use them again, and
/// what keeps one alive beside it has no effect.
///
/// Which pages show a cell the sources say by its name, directly or through the models and lists of cells that name it. A cell
/// that a storyboard makes is named by none.
struct LastingCells {
  private let index: TypeIndex
  private let lasting: LastingPages
  /// By the number of a type, the types whose code names it.
  private var naming: [Int: Set<Int>] = [:]

  /// Walks the code of every type once.
  init(_ index: TypeIndex, _ lasting: LastingPages) {
    self.index = index
    self.lasting = lasting
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for name in CallFinder.mentionedNames(in: user) {
        guard let named = index.entry(mentioned: name, in: user), named.isSubject, named.id != user.id else { continue }
        naming[named.id, default: []].insert(user.id)
      }
    }
  }

  func contains(_ type: TypeIndex.Entry) -> Bool {
    if index.ancestors(of: type).isDisjoint(with: Self.reused) { return false }
    var reached: Set<Int> = [type.id]
    var pending = [type.id]
    var hasPage = false
    while let next = pending.popLast() {
      let users = naming[next] ?? []
      if users.isEmpty && !isStart(index.entries[next]) { return false }
      for user in users where reached.insert(user).inserted {
        guard index.ancestors(of: index.entries[user]).contains("UIViewController") else {
          pending.append(user)
          continue
        }
        if !lasting.contains(index.entries[user]) { return false }
        hasPage = true
      }
    }
    return hasPage
  }

  /// Whether it is a delegate of the app, which shows no cell by itself.
  private func isStart(_ type: TypeIndex.Entry) -> Bool {
    index.ancestors(of: type).contains("UIApplicationDelegate")
  }

  private static let reused: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
  ]
}
