import TestSupport
import Testing

/// Suites that drive the natively compiled machine, one after another: they wait for the same build by swiftc, and each that
/// waits holds up a core. They take a sixth of all tests' time, so that they are left to continuous integration.
@Suite(.serialized, .enabled(if: Effort.isWide)) enum NativeAgreementTests {}
