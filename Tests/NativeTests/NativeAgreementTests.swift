import Testing

/// Suites that drive the natively compiled machine, one after another: they wait for the same build by swiftc, and each that
/// waits holds up a core.
@Suite(.serialized) enum NativeAgreementTests {}
