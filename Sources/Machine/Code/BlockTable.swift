/// A table of numbers, most of them missing, whose rows are much alike.
///
/// Each row is cut into blocks of 64 columns, and equal blocks are kept once. Types by names and types by shapes of calls
/// are such tables: a large app has thousands of each, and a class differs from its superclass in a few entries.
package struct BlockTable: Sendable, Hashable {
  package static let width = 64

  package let rowCount: Int
  package let columnCount: Int
  /// By row and block, row by row: where the block begins in `values`.
  package private(set) var blocks: [Int32]
  /// The blocks one after the other. The first has no entry.
  package private(set) var values = [Int32](repeating: -1, count: BlockTable.width)

  var blocksPerRow: Int { Self.blocks(for: columnCount) }

  /// A table without entries.
  package init(rows: Int = 0, columns: Int = 0) {
    rowCount = rows
    columnCount = columns
    blocks = Array(repeating: 0, count: rows * Self.blocks(for: columns))
  }

  private static func blocks(for columns: Int) -> Int { (columns + width - 1) / width }

  /// The entry, or -1. O(1).
  package subscript(row: Int, column: Int) -> Int32 {
    values[Int(blocks[row * blocksPerRow + column / Self.width]) + column % Self.width]
  }

  /// Whether reading any row and column stays inside, for a table of that size, and each entry is below a number.
  package func isWellFormed(rows: Int, columns: Int) -> Bool {
    rowCount == rows && columnCount == columns && blocks.count == rows * blocksPerRow
      && blocks.allSatisfy { $0 >= 0 && Int($0) + Self.width <= values.count }
  }

  /// Writes rows one after the other, of which each may begin as a copy of an earlier one.
  struct Writer {
    private(set) var table: BlockTable
    private var known: [ArraySlice<Int32>: Int32] = [:]
    private var row: Int?
    /// The blocks of the row that differ from what it began with.
    private var changed: [Int: [Int32]] = [:]

    init(rows: Int, columns: Int) {
      table = BlockTable(rows: rows, columns: columns)
      known[table.values[...]] = 0
    }

    /// What is read and set is of this row until the next one begins.
    mutating func begin(row: Int, from other: Int? = nil) {
      finish()
      self.row = row
      guard let other else { return }
      let count = table.blocksPerRow
      for block in 0..<count { table.blocks[row * count + block] = table.blocks[other * count + block] }
    }

    subscript(column: Int) -> Int32 {
      get {
        let (block, offset) = column.quotientAndRemainder(dividingBy: BlockTable.width)
        if let own = changed[block] { return own[offset] }
        return row.map { table[$0, column] } ?? -1
      }
      set {
        let (block, offset) = column.quotientAndRemainder(dividingBy: BlockTable.width)
        var values = changed.removeValue(forKey: block) ?? present(block)
        values[offset] = newValue
        changed[block] = values
      }
    }

    private func present(_ block: Int) -> [Int32] {
      guard let row else { return Array(repeating: -1, count: BlockTable.width) }
      let start = Int(table.blocks[row * table.blocksPerRow + block])
      return Array(table.values[start..<start + BlockTable.width])
    }

    /// Keeps the row.
    mutating func finish() {
      guard let row else { return }
      for (block, values) in changed.sorted(by: { $0.key < $1.key }) {
        table.blocks[row * table.blocksPerRow + block] = number(of: values[...])
      }
      changed.removeAll(keepingCapacity: true)
      self.row = nil
    }

    private mutating func number(of values: ArraySlice<Int32>) -> Int32 {
      if let known = known[values] { return known }
      let start = Int32(table.values.count)
      table.values += values
      known[values] = start
      return start
    }
  }
}
