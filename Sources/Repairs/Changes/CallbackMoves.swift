import Diagnostics
import SwiftSyntax

/// What one callback does is done in another one: under its name, or behind what it does already.
struct CallbackMove {
  let function: FunctionDeclSyntax
  let type: ClassDeclSyntax
  let site: RepairSite

  /// The callback of the class with this name.
  init?(of name: String, in type: ClassDeclSyntax, _ site: RepairSite) {
    guard let function = site.method(name, of: type), function.body?.statements.isEmpty == false else { return nil }
    (self.function, self.type, self.site) = (function, type, site)
  }

  /// What it does besides calling its superclass.
  var work: [CodeBlockItemSyntax] {
    function.body?.statements.filter { !site.text($0).hasPrefix("super.\(function.name.text)(") } ?? []
  }

  /// Both callbacks have the same parameters.
  func edits(to name: String) -> [TextEdit]? {
    if work.isEmpty { return nil }
    guard let other = site.method(name, of: type) else { return renaming(to: name) }
    guard let last = other.body?.statements.last else { return nil }
    return [site.insert(site.lines(work), after: last), site.remove(member: function)]
  }

  private func renaming(to name: String) -> [TextEdit] {
    let calls = site.calls(of: function.name.text, in: function).filter { site.base(of: $0).map(site.text) == "super" }
    let names = calls.compactMap { $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName }
    return [site.replace(function.name, with: name)] + names.map { site.replace($0, with: name) }
  }
}

/// What a WILL callback did is undone when the transition turns back: then the opposite WILL comes, and no DID.
enum AppearanceEffects {
  /// The DID that follows, and the WILL that comes instead.
  private static let others = [
    "viewWillAppear": (did: "viewDidAppear", opposite: "viewWillDisappear"),
    "viewWillDisappear": (did: "viewDidDisappear", opposite: "viewWillAppear"),
  ]

  static func changes(_ site: RepairSite) -> [SourceChange] {
    guard let name = site.function?.name.text, let (did, opposite) = others[name], let type = site.ownClass else {
      return []
    }
    let undone = CallbackMove(of: did, in: type, site).flatMap { $0.edits(to: opposite) }
    let done = CallbackMove(of: name, in: type, site).flatMap { $0.edits(to: did) }
    return [
      undone.map { SourceChange("undo it in \(opposite), which comes when the transition turns back", $0) },
      done.map { SourceChange("do it in \(did), when the transition can no longer turn back", $0) },
    ].compactMap(\.self)
  }
}

/// What is done at the end of a sheet is done once it has ended, and however it does.
enum SheetCallbacks {
  /// A pull may go back: its end comes after it.
  static func later(_ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass, site.function?.name.text == "presentationControllerWillDismiss",
      let move = CallbackMove(of: "presentationControllerWillDismiss", in: type, site),
      let edits = move.edits(to: "presentationControllerDidDismiss")
    else { return [] }
    return [SourceChange("do it when the sheet has gone", edits)]
  }

  /// The delegate does not hear of dismissals by the app.
  static func always(_ site: RepairSite) -> [SourceChange] {
    guard let type = site.ownClass, site.function?.name.text == "presentationControllerDidDismiss",
      let move = CallbackMove(of: "presentationControllerDidDismiss", in: type, site)
    else { return [] }
    return (isOwnDelegate(type, site) ? disappearing(move) : []) + telling(type, site)
  }

  /// Whether the file shows that a controller is the delegate of its own presentation.
  private static func isOwnDelegate(_ type: ClassDeclSyntax, _ site: RepairSite) -> Bool {
    RepairSite.all(SequenceExprSyntax.self, in: site.tree).contains { sequence in
      guard sequence.elements.count == 3, let target = sequence.elements.first.map(site.text),
        let value = sequence.elements.last, target.hasSuffix("presentationController?.delegate")
      else { return false }
      let sheet = target.dropLast("presentationController?.delegate".count)
      if sheet.isEmpty || sheet == "self." {
        return site.text(value) == "self" && RepairSite.enclosing(ClassDeclSyntax.self, of: sequence) == type
      }
      let made = site.meaning(of: site.text(value), at: sequence)?.initialiser?.as(FunctionCallExprSyntax.self)
      return site.text(value) + "." == sheet && made.map { site.text($0.calledExpression) } == type.name.text
    }
  }

  /// The delegate is the sheet's own controller.
  private static func disappearing(_ move: CallbackMove) -> [SourceChange] {
    let (site, name) = (move.site, "viewDidDisappear")
    guard !move.work.isEmpty, !move.work.contains(where: { site.text($0).contains("presentationController") }),
      site.inherits(move.type, "ViewController")
    else { return [] }
    let title = "do it when the controller has disappeared, whoever has dismissed it"
    let work = ["if isBeingDismissed {"] + site.lines(move.work).map { site.unit + $0 } + ["}"]
    if let other = site.method(name, of: move.type) {
      guard let last = other.body?.statements.last else { return [] }
      return [SourceChange(title, [site.insert(work, after: last), site.remove(member: move.function)])]
    }
    let indentation = site.indentation(at: site.start(move.function))
    let lines =
      ["override func \(name)(_ animated: Bool) {", "\(site.unit)super.\(name)(animated)"]
      + work.map { site.unit + $0 } + ["}"]
    return [SourceChange(title, [site.replace(move.function, with: lines.joined(separator: "\n" + indentation))])]
  }

  /// The controllers that dismiss themselves tell the delegate.
  private static func telling(_ delegate: ClassDeclSyntax, _ site: RepairSite) -> [SourceChange] {
    let edits = site.classes.filter { $0 != delegate && site.inherits($0, "ViewController") }.flatMap { type in
      site.calls(of: "dismiss", in: type).compactMap { call -> TextEdit? in
        guard call.parent?.is(CodeBlockItemSyntax.self) == true, call.trailingClosure == nil, call.arguments.count == 1,
          ["self", nil].contains(site.base(of: call).map(site.text)),
          let item = RepairSite.enclosing(CodeBlockItemSyntax.self, of: call)
        else { return nil }
        return site.insert(
          [
            "if let presentationController {",
            "\(site.unit)presentationController.delegate?.presentationControllerDidDismiss?(presentationController)",
            "}",
          ], after: item)
      }
    }
    return edits.isEmpty ? [] : [SourceChange("tell the delegate of dismissals by the app, too", edits)]
  }
}
