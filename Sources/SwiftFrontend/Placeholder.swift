// SwiftFrontend
