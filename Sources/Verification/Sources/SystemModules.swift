/// The modules that the SDK of iOS and Swift's toolchain have: the compiler finds them, whatever a project links.
///
/// From the list of Apple's frameworks (developer.apple.com/documentation/technologies) and the module maps of the SDK
/// (`usr/include/*.modulemap`). What lies in no SDK of iOS is no matter of this list: the front end says so by itself.
enum SystemModules {
  static func contains(_ name: String) -> Bool { name.hasPrefix("_") || names.contains(name) }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit \
    AdServices AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents AppTrackingTransparency AppleArchive \
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomatedDeviceEnrollment AutomaticAssessmentConfiguration \
    BackgroundAssets BackgroundTasks Builtin BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarKey \
    CarPlay Charts Cinematic ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto Compression Contacts ContactsUI \
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage \
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony \
    CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin DataDetection DeclaredAgeRange \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI Dispatch Distributed DockKit \
    EnergyKit EventKit EventKitUI ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory \
    FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation FoundationEssentials FoundationModels \
    FoundationInternationalization FoundationPreview GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit \
    HealthKitUI HomeKit IOKit IOSurface IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI \
    ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LiveCommunicationKit \
    LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO ManagedApp \
    ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility \
    MediaLibrary MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage \
    NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL \
    OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI PermissionKit ProximityReader PushKit PushToTalk \
    QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan \
    SQLite3 SafariServices SafetyKit SceneKit ScreenTime Security SecureElementCredential SensitiveContentAnalysis SensorKit \
    SharedWithYou SharedWithYouCore ShazamKit SiriKit Social SoundAnalysis Spatial Speech SpriteKit StickerFoundation \
    StickerKit StoreKit StoreKitTest Swift SwiftData SwiftOnoneSupport SwiftUI SwiftUICore Symbols Synchronization System \
    SystemConfiguration TabularData TelephonyMessagingKit TextToSpeech Testing ThreadNetwork TipKit Translation TranslationUIProvider \
    Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox \
    VisionKit Vision VisualIntelligence WeatherKit WebKit WidgetKit WiFiAware WorkoutKit XCTest iAd libkern libxml2 notify os \
    ptrauth simd sqlite3 unwind xpc zlib
    """.split(separator: " ").map(String.init))
}
