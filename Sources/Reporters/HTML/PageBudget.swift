/// Which parts of a long page are shown in full. A page is to open at once wherever it is sent, so it has a size that it
/// keeps to: what stands first, the worst, is shown in full as long as there is room, the rest without what tells the
/// same again in pictures and calls.
struct PageBudget {
  /// In bytes, for all findings and for all subjects.
  static let findings = PageBudget(limit: 3_700_000)
  static let subjects = PageBudget(limit: 700_000)

  let limit: Int

  /// For each part whether it is shown in full. Everything is when all of it fits.
  ///
  /// - Parameters:
  ///   - full: The parts in full, in the order of the page.
  ///   - short: The same without what may be left out.
  func choice(full: [HTMLNode], short: () -> [HTMLNode]) -> [Bool] {
    let whole = full.map { $0.render().utf8.count }
    if whole.reduce(0, +) <= limit { return full.map { _ in true } }
    let least = short().map { $0.render().utf8.count }
    var room = limit - least.reduce(0, +)
    return zip(whole, least).map { whole, least in
      guard whole - least <= room else { return false }
      room -= max(0, whole - least)
      return true
    }
  }
}
