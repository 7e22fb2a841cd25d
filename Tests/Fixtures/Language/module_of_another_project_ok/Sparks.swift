import UIKit

#if canImport(ConfettiParty)
  import ConfettiParty

  final class SparksView: UIView {}
#endif
