// Options of animations: only `showHideTransitionViews` makes a difference that the machine keeps.

extension UIView {
  enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }

  struct AnimationOptions: OptionSet {
    let rawValue: UInt
    static var layoutSubviews: AnimationOptions { [] }
    static var allowUserInteraction: AnimationOptions { [] }
    static var beginFromCurrentState: AnimationOptions { [] }
    static var `repeat`: AnimationOptions { [] }
    static var autoreverse: AnimationOptions { [] }
    static var overrideInheritedDuration: AnimationOptions { [] }
    static var overrideInheritedCurve: AnimationOptions { [] }
    static var overrideInheritedOptions: AnimationOptions { [] }
    static var allowAnimatedContent: AnimationOptions { [] }
    static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1) }
    static var curveEaseInOut: AnimationOptions { [] }
    static var curveEaseIn: AnimationOptions { [] }
    static var curveEaseOut: AnimationOptions { [] }
    static var curveLinear: AnimationOptions { [] }
    static var transitionFlipFromLeft: AnimationOptions { [] }
    static var transitionFlipFromRight: AnimationOptions { [] }
    static var transitionFlipFromTop: AnimationOptions { [] }
    static var transitionFlipFromBottom: AnimationOptions { [] }
    static var transitionCurlUp: AnimationOptions { [] }
    static var transitionCurlDown: AnimationOptions { [] }
    static var transitionCrossDissolve: AnimationOptions { [] }
    static var preferredFramesPerSecond60: AnimationOptions { [] }
  }

  struct KeyframeAnimationOptions: OptionSet {
    let rawValue: UInt
    static var layoutSubviews: KeyframeAnimationOptions { [] }
    static var allowUserInteraction: KeyframeAnimationOptions { [] }
    static var beginFromCurrentState: KeyframeAnimationOptions { [] }
    static var `repeat`: KeyframeAnimationOptions { [] }
    static var autoreverse: KeyframeAnimationOptions { [] }
    static var overrideInheritedDuration: KeyframeAnimationOptions { [] }
    static var overrideInheritedOptions: KeyframeAnimationOptions { [] }
    static var calculationModeLinear: KeyframeAnimationOptions { [] }
    static var calculationModeDiscrete: KeyframeAnimationOptions { [] }
    static var calculationModePaced: KeyframeAnimationOptions { [] }
    static var calculationModeCubic: KeyframeAnimationOptions { [] }
    static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
  }
}
