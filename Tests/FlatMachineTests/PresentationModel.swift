import Diagnostics
import Foundation
import Program
import SwiftFrontend
import TestSupport
import Testing

@testable import FlatMachine

/// The shipped benchmark family, in any size.
enum PresentationModel {
  /// `Models/Machines/Presentation.swift`
  static let text =
    (try? String(contentsOfFile: Repository.path("Models/Machines/Presentation.swift"), encoding: .utf8)) ?? ""

  static func make(
    controllers: Int, budget: Int, alongside: Int, progress: Int, deferred: Int, defect: String = "none"
  ) throws -> FlatModel {
    let instance = """
      extension Presentation {
        static let sample = Presentation(
          controllers: \(controllers), budget: \(budget), alongside: \(alongside), progress: \(progress),
          deferred: \(deferred), defect: .\(defect))
      }
      """
    return try FlatSource.model(named: "Presentation.sample", in: [text, instance])
  }
}

/// Models from Swift text.
enum FlatSource {
  static func files(_ texts: [String]) -> [ProgramFile] {
    texts.enumerated().map { index, text in
      SwiftFrontend.read(SourceFile(path: "\(index).swift", text: text), index: index, reading: .subject).file
    }
  }

  static func model(named name: String, in texts: [String]) throws -> FlatModel {
    let files = files(texts)
    let instance = try #require(FlatModel.instances(in: files).first { $0.name == name })
    return try FlatModel(instance, in: files)
  }

  /// Why a model is not flat.
  static func complaint(_ text: String) throws -> String {
    let files = files([text])
    let instance = try #require(FlatModel.instances(in: files).first)
    do throws(FlatError) {
      _ = try FlatModel(instance, in: files)
      return ""
    } catch {
      return error.message
    }
  }
}
