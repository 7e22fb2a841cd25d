// Objects that the Objective-C runtime keeps beside an object, under a key.
import Foundation

enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

final class Association {
  weak var owner: AnyObject?
  let key: String
  let value: Any?
  /// For a value that is not retained: an object that has gone reads as nil here.
  weak var unretained: AnyObject?

  init(_ owner: AnyObject, _ key: String, _ value: Any?, isRetained: Bool) {
    self.owner = owner
    self.key = key
    self.value = isRetained ? value : nil
    unretained = isRetained ? nil : value as AnyObject?
  }
}

/// Nil when there are none.
var associations: [Association]?

/// Keys are names here: the reader of Swift puts them in the place of their addresses.
func objc_setAssociatedObject(_ object: Any, _ key: String, _ value: Any?, _ policy: objc_AssociationPolicy) {
  let owner = object as AnyObject?
  var kept = (associations ?? []).filter { $0.owner != nil && !($0.owner === owner && $0.key == key) }
  if let owner = owner {
    kept.append(Association(owner, key, value, isRetained: policy != .OBJC_ASSOCIATION_ASSIGN))
  }
  associations = kept.isEmpty ? nil : kept
}

/// What the explored code has not set, whoever made the object may have set.
func objc_getAssociatedObject(_ object: Any, _ key: String) -> Any? {
  let owner = object as AnyObject?
  guard let found = associations?.first(where: { $0.owner === owner && $0.key == key }) else {
    return unknown(.code)
  }
  return found.value ?? found.unretained
}

func objc_removeAssociatedObjects(_ object: Any) {
  let owner = object as AnyObject?
  keepAssociations { $0.owner !== owner }
}

/// What goes with its owner is let go.
func forgetGoneAssociations() { keepAssociations { $0.owner != nil } }

private func keepAssociations(_ isKept: (Association) -> Bool) {
  guard let all = associations else { return }
  let kept = all.filter(isKept)
  associations = kept.isEmpty ? nil : kept
}
