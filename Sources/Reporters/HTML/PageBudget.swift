/// How much of a finding or of a subject a page shows.
enum Detail: Int, CaseIterable, Comparable, Sendable {
  /// What is wrong, where, and what to do.
  case brief
  /// The steps and their lines besides, without what tells the same again in pictures and calls.
  case story
  case full

  static func < (one: Detail, other: Detail) -> Bool { one.rawValue < other.rawValue }
}

/// How much of each part of a long page is shown. A page is to open at once wherever it is sent, so it has a size that it keeps
/// to: what stands first, the worst, is shown in full as long as there is room.
struct PageBudget {
  /// In bytes, for all findings and for the details of all subjects. With them the page of the shipped models has less than
  /// 1.5 MB and 20,000 elements.
  static let findings = PageBudget(limit: 420_000)
  static let subjects = PageBudget(limit: 50_000)

  let limit: Int

  /// For each part the largest of its forms that there is room for. Everything is shown in full when all of it fits.
  ///
  /// - Parameters:
  ///   - parts: How many there are, in the order of the page.
  ///   - form: A part in one of its forms, from the smallest to the whole: `forms` of them.
  func choice(parts: Int, forms: Int, _ form: (_ part: Int, _ form: Int) -> HTMLNode) -> [Int] {
    let whole = (0..<parts).map { form($0, forms - 1).render().utf8.count }
    if whole.reduce(0, +) <= limit { return whole.map { _ in forms - 1 } }
    let sizes = (0..<parts).map { part in
      (0..<forms - 1).map { form(part, $0).render().utf8.count } + [whole[part]]
    }
    var room = limit - sizes.map { $0[0] }.reduce(0, +)
    return sizes.map { sizes in
      guard let largest = (1..<forms).last(where: { sizes[$0] - sizes[0] <= room }) else { return 0 }
      room -= max(0, sizes[largest] - sizes[0])
      return largest
    }
  }
}
