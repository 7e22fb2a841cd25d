import Diagnostics
import Identifiers
import Program
import Subjects

/// Views that keep the size which the page, the container or the screen had when they were placed, seen in the text: nothing
/// of the class gives them another one when the size changes, neither code nor masks nor constraints.
///
/// A superview resizes its subviews by their masks, and the mask of a new view is empty (developer.apple.com, `UIView`,
/// `autoresizingMask`); layers have no mask on iOS.
struct StaleFrames: Sendable {
  let index: TypeIndex
  let type: TypeIndex.Entry

  init?(index: TypeIndex, type: TypeIndex.Entry) {
    if Self.staysUpright(index.lineage(of: type).filter(\.isSubject)) { return nil }
    self.index = index
    self.type = type
  }

  /// In the order of the code.
  func found() -> [FixedFrames.Found] {
    let frames = FixedFrames(type: type)
    let renewed = RenewedViews(family: index.lineage(of: type))
    let functions = type.functions.filter { function in
      !function.attributes.isStatic && !renewed.renewing.contains(function.name)
        && !Self.ofLists.contains(function.name) && function.body != nil
    }
    let placed = functions.flatMap { frames.found(in: $0.body ?? []) } + firstValues(frames)
    return placed.filter { place in
      let names = place.names.union(aliases(of: place))
      return isPlain(place.className) && !isBrief(place, names) && isAdded(names, frames)
        && !isMadeElsewhere(names, renewed)
        && !renewed.areOthersInCharge(of: names)
    }
  }

  /// `let cover = UIView(frame: UIScreen.main.bounds)`
  private func firstValues(_ frames: FixedFrames) -> [FixedFrames.Found] {
    type.variables.filter { $0.isStored && !$0.attributes.isStatic }.flatMap { variable -> [FixedFrames.Found] in
      guard let value = variable.value else { return [] }
      if case .call(let callee, _) = value.kind, case .closure(let closure) = callee.kind {
        return frames.found(in: closure.body).filter { isResult($0.names, of: closure.body) }.map { place in
          var place = place
          place.names.insert(variable.name)
          return place
        }
      }
      let target = Expression(.name(variable.name), variable.span)
      return frames.found(in: [Statement(.expression(Expression(.assign(target, value), variable.span)), variable.span)]
      )
    }
  }

  private func isResult(_ names: Set<String>, of body: [Statement]) -> Bool {
    guard case .return(let value?)? = body.last?.kind else { return false }
    return FixedFrames.ownName(value).map(names.contains) == true
  }

  /// The properties that a local view is put into.
  private func aliases(of place: FixedFrames.Found) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: place.body) { expression in
      guard case .assign(let target, let value) = expression.kind, let local = FixedFrames.ownName(value),
        place.names.contains(local), let name = FixedFrames.ownName(target)
      else { return }
      names.insert(name)
    }
    return names
  }

  private func isAdded(_ names: Set<String>, _ frames: FixedFrames) -> Bool {
    HelperMethods.bodies(of: type).contains { body in names.contains { frames.addition(of: $0, in: body) != nil } }
  }

  /// Whether what makes one of the properties says how it is placed, or is not to be seen here.
  private func isMadeElsewhere(_ names: Set<String>, _ renewed: RenewedViews) -> Bool {
    type.variables.filter { names.contains($0.name) }.contains { variable in
      guard case .call(let callee, _)? = variable.value?.kind else { return false }
      switch callee.kind {
      case .closure(let closure):
        guard case .return(let value?)? = closure.body.last?.kind, let local = FixedFrames.ownName(value) else {
          return true
        }
        return renewed.isHandedOn([local], in: closure.body)
      case .name(let name): return name.first?.isUppercase != true
      default: return true
      }
    }
  }

  /// Whether the same code takes the view away again, or hands it to its caller.
  private func isBrief(_ place: FixedFrames.Found, _ names: Set<String>) -> Bool {
    var found = false
    Walk.expressions(in: place.body) { expression in
      guard case .member(let base, let method) = expression.kind,
        ["removeFromSuperview", "removeFromSuperlayer"].contains(method),
        FixedFrames.ownName(base).map(names.contains) == true
      else { return }
      found = true
    }
    return found || place.names.count == 1 && isResult(names, of: place.body)
  }

  /// A view of UIKit without a mind of its own, or one of the sources that does not place itself.
  private func isPlain(_ className: String) -> Bool {
    guard let entry = index.entry(mentioned: className, in: type), entry.isSubject else {
      return Self.plain.contains(className)
    }
    guard index.ancestors(of: entry).contains("UIView") else { return false }
    let family = index.lineage(of: entry).filter(\.isSubject)
    return !family.flatMap(HelperMethods.bodies).contains { body in
      !AppEvents.mentioned(in: body).isDisjoint(with: [
        "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "didMoveToSuperview", "superview", "snp",
      ])
    }
  }

  private static let plain: Set<String> = [
    "UIView", "UIImageView", "UIVisualEffectView", "UIScrollView", "UITableView", "UICollectionView", "UIButton",
    "UILabel", "UITextView", "CALayer", "CAGradientLayer", "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "UIControl",
    "UIToolbar",
    "UINavigationBar", "WKWebView", "UIPickerView", "UIStackView", "UISearchBar", "UITextField",
  ]

  private static let ofLists: Set<String> = ["tableView", "collectionView", "pickerView"]

  /// Whether the page does not turn: it says portrait and nothing else.
  private static func staysUpright(_ family: [TypeIndex.Entry]) -> Bool {
    family.flatMap(\.variables).contains { variable in
      let names = AppEvents.mentioned(in: variable.accessors?.getter ?? [])
      var words: Set<String> = []
      Walk.expressions(in: variable.accessors?.getter ?? []) { expression in
        if case .implicitMember(let name) = expression.kind { words.insert(name) }
        if case .bool(let value) = expression.kind { words.insert(String(value)) }
      }
      let said = names.union(words)
      if variable.name == "shouldAutorotate" { return said.contains("false") }
      return variable.name == "supportedInterfaceOrientations" && said.contains("portrait")
        && !said.contains { $0.hasPrefix("landscape") || $0.hasPrefix("all") }
    }
  }
}
