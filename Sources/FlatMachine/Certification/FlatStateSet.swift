import Exploration

/// The stored states of a packed search, unpacked and packed slot by slot as the layout says: without the tables, and
/// without the hash table being trusted, since what it finds is compared.
///
/// Unchecked because it holds the search: nothing writes to its shards once it has ended.
struct FlatStateSet<Key: PackedKey>: StoredStateSet, @unchecked Sendable {
  private let search: FlatSearch<Key>
  private let fields: [Layout.Field]
  /// The number of the first state of each shard, and that of all.
  private let starts: [Int]

  init(_ search: FlatSearch<Key>) {
    self.search = search
    fields = search.layout.fields
    starts = (0..<StateID.shards).reduce(into: [0]) { $0.append($0[$1] + search.shards[$1].count) }
  }

  var count: Int { starts[StateID.shards] }

  /// States are numbered shard by shard.
  private func id(of state: Int) -> StateID {
    var (low, high) = (0, StateID.shards)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= state { low = middle } else { high = middle }
    }
    return StateID(shard: low, index: state - starts[low])
  }

  private func number(of id: StateID) -> Int { starts[id.shard] + id.index }

  func parent(of state: Int) -> Int? {
    let id = id(of: state)
    let parent = StateID(rawValue: search.shards[id.shard].parents[id.index])
    return parent == .none ? nil : number(of: parent)
  }

  func words(of state: Int) -> [UInt64] {
    let id = id(of: state)
    let key = search.shards[id.shard].keys[id.index]
    return fields.map { field in
      var (code, from): (UInt64, UInt64) = (0, 0)
      for segment in field.segments {
        let bits = key[segment.word] >> UInt64(segment.shift) & Self.mask(segment.bits)
        code |= bits << from
        from += UInt64(segment.bits)
      }
      return UInt64(bitPattern: Int64(field.low)) &+ code
    }
  }

  /// `nil` also for values that no stored state can hold.
  func index(of words: [UInt64]) -> Int? {
    var key = Key()
    for (field, word) in zip(fields, words) {
      let code = word &- UInt64(bitPattern: Int64(field.low))
      if field.bits < 64, code >> UInt64(field.bits) != 0 { return nil }
      var from: UInt64 = 0
      for segment in field.segments {
        key[segment.word] |= (code >> from & Self.mask(segment.bits)) << UInt64(segment.shift)
        from += UInt64(segment.bits)
      }
    }
    let shard = StateID.shard(of: key.hash)
    guard let index = search.shards[shard].find(key), search.shards[shard].keys[index] == key else { return nil }
    return number(of: StateID(shard: shard, index: index))
  }

  private static func mask(_ bits: Int) -> UInt64 { bits == 64 ? .max : 1 << UInt64(bits) - 1 }
}
