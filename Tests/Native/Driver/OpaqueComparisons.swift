import Foundation

@testable import UIKit

// Comparisons of numbers that nobody knows: each is a choice, as it is to the interpreter. These declarations hide Swift's
// own in the code that the driver is compiled with.

private func decided<Number: Comparable>(
  _ left: Number, _ right: Number, _ compare: (Number, Number) -> Bool
) -> Bool {
  if isUnknown(left) || isUnknown(right) { return modelRuntime.choose(among: 2) == 0 }
  return compare(left, right)
}

func < (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { $0.isLess(than: $1) } }
func > (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { $1.isLess(than: $0) } }
func <= (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { $0.isLessThanOrEqualTo($1) } }
func >= (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { $1.isLessThanOrEqualTo($0) } }
func == (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { $0.isEqual(to: $1) } }
func != (left: CGFloat, right: CGFloat) -> Bool { decided(left, right) { !$0.isEqual(to: $1) } }

func < (left: Double, right: Double) -> Bool { decided(left, right) { $0.isLess(than: $1) } }
func > (left: Double, right: Double) -> Bool { decided(left, right) { $1.isLess(than: $0) } }
func <= (left: Double, right: Double) -> Bool { decided(left, right) { $0.isLessThanOrEqualTo($1) } }
func >= (left: Double, right: Double) -> Bool { decided(left, right) { $1.isLessThanOrEqualTo($0) } }

/// What is computed from an unknown number is unknown.
func min(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
  if isUnknown(left) { return left }
  return isUnknown(right) ? right : Swift.min(left, right)
}

func max(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
  if isUnknown(left) { return left }
  return isUnknown(right) ? right : Swift.max(left, right)
}
