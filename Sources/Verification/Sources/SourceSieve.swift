import Diagnostics
import Synchronization
import Threading

/// Tells the files that may matter from those that cannot, before anything is parsed.
///
/// What is explored inherits from UIKit's controllers and transition protocols. A file that mentions none of them, and
/// declares nothing that a file which matters mentions, has no part in any run.
enum SourceSieve {
  /// Which of the files may matter, parallel to the list.
  static func select(_ files: [SourceFile], jobs: Int) -> [Bool] {
    let scans = Mutex([TokenScan?](repeating: nil, count: files.count))
    DeepStack.forEach(files.indices, workers: jobs) { index in
      var text = files[index].text
      let scan = text.withUTF8 { TokenScan($0) }
      scans.withLock { $0[index] = scan }
    }
    return Fixpoint(scans.withLock { $0.compactMap(\.self) }).matters
  }

  /// Follows mentions from file to file until nothing is added.
  private struct Fixpoint {
    private let scans: [TokenScan]
    private(set) var matters: [Bool]
    private var mentioned: Set<TokenScan.Name> = []
    private var pending: [Int] = []
    private var declaring: [TokenScan.Name: [Int]] = [:]
    private var extending: [TokenScan.Name: [Int]] = [:]

    init(_ scans: [TokenScan]) {
      self.scans = scans
      matters = Array(repeating: false, count: scans.count)
      for (number, scan) in scans.enumerated() {
        for name in scan.declared { declaring[name, default: []].append(number) }
        for name in scan.extended { extending[name, default: []].append(number) }
      }
      addSeeds()
      while let number = pending.popLast() { follow(number) }
    }

    /// Seeds, and files with types that inherit from the types of seeds.
    private mutating func addSeeds() {
      var seeds = scans.map(\.isSeed)
      var kinds: Set<TokenScan.Name> = []
      for scan in scans where scan.isSeed { kinds.formUnion(scan.heirs.map(\.type).filter(isDeclared)) }
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for (number, scan) in scans.enumerated() {
          for heir in scan.heirs where !kinds.isDisjoint(with: heir.ancestors) {
            if isDeclared(heir.type), kinds.insert(heir.type).inserted { isGrowing = true }
            seeds[number] = true
          }
        }
      }
      for number in scans.indices where seeds[number] { add(number) }
    }

    private func isDeclared(_ name: TokenScan.Name) -> Bool { declaring[name] != nil }

    private mutating func add(_ number: Int) {
      guard !matters[number] else { return }
      matters[number] = true
      pending.append(number)
    }

    private mutating func follow(_ number: Int) {
      for name in scans[number].mentioned where mentioned.insert(name).inserted {
        for other in declaring[name] ?? [] { add(other) }
        // An extension matters with the type that it extends, whatever of it is used.
        for other in extending[name] ?? [] { add(other) }
      }
    }
  }
}
