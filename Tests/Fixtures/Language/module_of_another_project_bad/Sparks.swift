import ConfettiParty
import UIKit

final class SparksView: UIView {}
