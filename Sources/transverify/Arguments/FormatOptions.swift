/// Options on what reports are compared with.
extension OptionDescription {
  static let trend = OptionDescription(
    name: "trend", value: ValueDescription(placeholder: "FILE", kind: .path),
    abstract: "Says what is new, known and fixed since this earlier JSON report.")
}
