// Views that show something: what they show makes no difference, but that an image view has what it was given.
import Foundation

class UILabel: UIView {
  var text: String? {
    get { unknown() }
    set {}
  }
  var attributedText: NSAttributedString? {
    get { unknown() }
    set {}
  }
  var textColor: UIColor! {
    get { unknown() }
    set {}
  }
  var font: UIFont! {
    get { unknown() }
    set {}
  }
  var textAlignment: NSTextAlignment {
    get { unknown() }
    set {}
  }
  var numberOfLines: Int {
    get { unknown() }
    set {}
  }
}

enum NSTextAlignment { case left, center, right, justified, natural }

class UITextView: UIScrollView {
  var text: String! {
    get { unknown() }
    set {}
  }
  var isEditable: Bool {
    get { unknown() }
    set {}
  }
}

class UIImageView: UIView {
  private var shownImage: UIImage?
  private var hasBeenFilled = false

  convenience init(image: UIImage?) {
    self.init(frame: unknown())
    self.image = image
  }

  /// What a storyboard or its maker has put there, until somebody sets it.
  var image: UIImage? {
    get { hasBeenFilled ? shownImage : unknown() }
    set {
      shownImage = newValue
      hasBeenFilled = true
    }
  }
}

class UIActivityIndicatorView: UIView {
  func startAnimating() {}
  func stopAnimating() {}
}

class UIStackView: UIView {
  enum Alignment { case fill, leading, center, trailing, top, bottom }
  enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: unknown())
    for view in views { addSubview(view) }
  }

  var arrangedSubviews: [UIView] { subviews }
  var axis: NSAxis {
    get { unknown() }
    set {}
  }
  var alignment: Alignment {
    get { unknown() }
    set {}
  }
  var distribution: Distribution {
    get { unknown() }
    set {}
  }
  var spacing: CGFloat {
    get { unknown() }
    set {}
  }

  func addArrangedSubview(_ view: UIView) { addSubview(view) }
  func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insertSubview(view, at: stackIndex) }
  func removeArrangedSubview(_ view: UIView) {}
}

enum NSAxis { case horizontal, vertical }

class UIVisualEffectView: UIView {
  lazy var contentView: UIView = insideView(of: self)
  /// Ghost (TV1201): it certainly shows nothing of its own (developer.apple.com, `UIVisualEffectView.effect`: "The visual
  /// effect provided by the view"; it has none unless it is given one).
  var lacksEffect = true

  init(effect: UIVisualEffect?) {
    super.init(frame: unknown())
    lacksEffect = isNothing(effect)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    lacksEffect = false
  }

  var effect: UIVisualEffect? {
    get { unknown() }
    set {
      lacksEffect = isNothing(newValue)
      if !lacksEffect { noteEffectAlongside() }
    }
  }

  private func isNothing(_ effect: UIVisualEffect?) -> Bool { !isUnknown(effect) && effect == nil }
}

class UIVisualEffect: NSObject {}

class UIBlurEffect: UIVisualEffect {
  enum Style {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemMaterialDark, systemMaterialLight
  }

  init(style: Style) {}
}

class UIVibrancyEffect: UIVisualEffect {
  init(blurEffect: UIBlurEffect) {}
}
