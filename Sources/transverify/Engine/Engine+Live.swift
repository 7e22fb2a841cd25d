import Reporters
import Rules
import RunReport
import Verification

extension Engine {
  /// The engine of the program.
  static let live = Engine(
    rules: RuleCatalogue.all,
    check: { options, progress, isCancelled throws(InputError) in
      try Runner(options: options, progress: progress, isCancelled: isCancelled).run()
    },
    fix: { options, progress, isCancelled, found throws(InputError) in
      try Runner(options: options, progress: progress, isCancelled: isCancelled).fix(found)
    },
    explore: { options, shard, progress, isCancelled throws(InputError) in
      try Runner(options: options, progress: progress, isCancelled: isCancelled).explore(shard)
    },
    replays: { options, report, progress, isCancelled throws(InputError) in
      try Runner(options: options, progress: progress, isCancelled: isCancelled).replays(of: report)
    },
    merge: { options, shards, progress, isCancelled throws(InputError) in
      try Runner(options: options, progress: progress, isCancelled: isCancelled).merge(shards)
    },
    scenarios: { options throws(InputError) in try Runner(options: options).scenarios() },
    export: { options throws(InputError) in try Runner(options: options).export() },
    graphs: { options throws(InputError) in
      try Runner(options: options, isCancelled: { Interruption.isRequested }).graphs()
    },
    plot: { graph, format in
      switch format {
      case .aut: AldebaranGraph.render(graph)
      case .dot: DOTGraph.render(graph)
      case .json: JSONGraph.render(graph)
      }
    },
    render: render,
    derive: { description throws(InputError) in try DiagramBuilder(description).diagram() },
    draw: { diagram, format in
      switch format {
      case .mermaid: MermaidStateDiagram.render(diagram)
      case .dot: DOTDiagram.render(diagram)
      case .svg: SVGDiagram.render(diagram)
      }
    },
    diagramPage: DiagramPage.markdown,
    reportFolder: { report in
      let pages = MarkdownReporter.pages(report).map { ReportFile(name: $0.name, text: $0.text) }
      let page = ReportFile(name: "index.html", text: HTMLReporter.render(report))
      return [page, ReportFile(name: "report.json", text: JSONReporter.render(report))] + pages
    })
}
