/// What a finding takes for granted, by its kind: what confidence is measured by.
package enum AssumptionKind: String, Codable, CaseIterable, Sendable, Hashable {
  /// UIKit behaves one way where public sources leave it open.
  case openPoint
  /// The same, where it goes the way that is seen less often, or two things fall into one moment.
  case doubtfulPoint
  /// Something that is documented to happen, but seldom does: a snapshot is nil.
  case documented
  /// A client of the code uses it as UIKit's documentation allows, and no client in the sources shows that.
  case configuration
  /// Code that is not in the sources does something.
  case otherCode
  /// Code in the sources makes the object, but no run was seen to.
  case making
  /// Code uses the object for what no code in the sources shows.
  case use
  /// Nothing has been set up before, or by code that no run calls.
  case setUp
  /// Its author has ruled the use out with `fatalError` or the like.
  case ruledOut
  /// A condition that nobody knows goes one way; the code tests it.
  case condition
  /// A value that nobody knows is there, of the type asked for, or an element of a collection: what the code is written for.
  case present
  /// A value that nobody knows matches a case, or matches none.
  case pattern
  /// A value that nobody knows is nil, of another type than asked for, or a collection without elements.
  case absent
}
