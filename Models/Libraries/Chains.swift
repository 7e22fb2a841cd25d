// Chains of objects, each of which leads to the next: responders, views, controllers.

/// Each element is made from the one before (developer.apple.com, `sequence(first:next:)`). Code that asks for the first of them with
/// some property ends sooner; a chain without an end is cut, and the report says so.
///
/// What follows something unknown is as unknown, whether it is the second or the twentieth: four of them stand for any number.
func sequence<T>(first: T, next: (T) -> T?) -> [T] {
  var result = [first]
  var current = first
  var unknown = isUnknown(first) ? 1 : 0
  while result.count < mostLinks, unknown < mostUnknownLinks, let following = next(current) {
    result.append(following)
    current = following
    if isUnknown(following) { unknown += 1 }
  }
  if result.count == mostLinks || unknown == mostUnknownLinks { noteLimit(.elements) }
  return result
}

private let mostLinks = 24
private let mostUnknownLinks = 4
