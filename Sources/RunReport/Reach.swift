/// How much of the code under test the explored runs could reach, by the names that it mentions. The rest was left out
/// of the search: it can change nothing but its size. Where even what can be reached was too much, the subject is
/// `incomplete` and its bound says so.
package struct Reach: Codable, Sendable, Hashable {
  /// Files that were not even parsed.
  package var unreadFiles: Int
  package var types: Int
  package var reachedTypes: Int
  package var functions: Int
  package var reachedFunctions: Int
  /// Stored properties and globals.
  package var storage: Int
  package var reachedStorage: Int

  package init(
    unreadFiles: Int, types: Int, reachedTypes: Int, functions: Int, reachedFunctions: Int, storage: Int,
    reachedStorage: Int
  ) {
    self.unreadFiles = unreadFiles
    self.types = types
    self.reachedTypes = reachedTypes
    self.functions = functions
    self.reachedFunctions = reachedFunctions
    self.storage = storage
    self.reachedStorage = reachedStorage
  }
}
