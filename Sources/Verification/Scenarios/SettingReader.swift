import Identifiers
import Program
import Subjects

extension SubjectSetting {
  /// `nil` where the kind of the subject says all.
  init?(of role: SubjectFinder.Role) {
    switch role {
    case .presented: self.init(.presented)
    case .sheetContent: self.init(.sheet)
    case .presenter(let triggers), .presentingObject(let triggers): self.init(.presents, Self.names(triggers))
    case .pusher(let triggers): self.init(.pushes, Self.names(triggers))
    case .pushed: self.init(.pushed)
    case .container(let triggers, _), .embedder(let triggers, _): self.init(.contains, Self.names(triggers))
    case .segueSource(let destination): self.init(.presentsBySegue, [destination?.type.name].compactMap(\.self))
    case .segueShower(let destination): self.init(.pushesBySegue, [destination?.type.name].compactMap(\.self))
    case .tab: self.init(.tab)
    case .target(let handler): self.init(.gesture, Self.names([handler]))
    case .appFlow: self.init(.appFlow)
    case .ownWindow: self.init(.window)
    case .presentingExtension(_, let trigger), .controllerExtension(let trigger):
      self.init(.presents, Self.names([trigger]))
    case .part, .delegatingPresenter, .appearanceCaller, .animation: return nil
    }
  }

  private static func names(_ functions: [Function]) -> [String] { functions.map(\.fullName) }
}
