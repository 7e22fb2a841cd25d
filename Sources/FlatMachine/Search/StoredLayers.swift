/// The states of the layers that are complete, to look successors up while a layer is expanded: nothing is stored
/// meanwhile, so the answers do not depend on threads.
struct StoredLayers<Key: PackedKey> {
  let shards: UnsafeMutablePointer<StateShard<Key>>
  /// For each shard, where the next layer begins.
  let ends: UnsafeMutablePointer<Int>

  /// Whether a state will be one of the next layer, or is covered by one of it. Expected O(1).
  func isNew(_ key: Key) -> Bool {
    let hash = shards[0].order?.hash(of: key) ?? key.hash
    let shard = StateID.shard(of: hash)
    guard let index = shards[shard].cover(of: key, hash: hash) else { return true }
    return index >= ends[shard]
  }
}
