/// What `transverify init` writes.
enum ProjectFiles {
  static let workflowPath = ".github/workflows/transverify.yml"

  /// The name that is proposed for the file of what is accepted.
  static let baseline = "transverify-baseline.json"
  /// Writes it.
  static let writesBaseline = "transverify run --write-baseline \(baseline)"

  static func configuration(_ paths: [String]) -> String {
    let list = paths.map { JSONValue.string($0).pretty() }.joined(separator: ", ")
    return """
      {
        // What 'transverify run' checks. 'transverify help run' lists the other keys, 'transverify schema config' prints
        // a JSON schema of them.
        "paths": [\(list)],
        // What is there already need not fail a run: once '\(writesBaseline)' has written it,
        // this line makes what is new count alone.
        // "baseline": "\(baseline)",
        // A search that a limit stops fails no run: what is found decides. Without this line it ends with exit code 3, unless the
        // baseline's run was stopped there, too.
        "incomplete": "pass",
        "cache": ".transverify-cache"
      }

      """
  }

  /// - Parameter tool: `OWNER/NAME` of the repository that holds transverify; `nil`: a variable of the project's
  ///   repository names it.
  static func workflow(tool: String?) -> String {
    let repository = "${{ \(tool.map { "'\($0)'" } ?? "vars.TRANSVERIFY_REPOSITORY") }}"
    let first = tool == nil ? checkOfVariable : ""
    return """
      # Checks presentations and transitions in every ordering of events. Written by 'transverify init'.
      name: transverify

      on:
        pull_request:
        push:
          branches: [main, master]

      permissions:
        contents: read
        security-events: write

      jobs:
        transverify:
          runs-on: ubuntu-latest
          container: swift:6.3
          steps:
      \(first)      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                fetch-depth: 0
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                repository: \(repository)
                path: .transverify-tool
            - uses: ./.transverify-tool/.github/actions/transverify
              with:
                repository: \(repository)
                # A tag 'v…' of transverify, whose release is downloaded. Without it the program is built.
                version: ${{ vars.TRANSVERIFY_VERSION }}
                # A pull request is held against what it touches, and against the baseline that '.transverify.json' names.
                args: ${{ github.event_name == 'pull_request' && format('--changed-since origin/{0}', github.base_ref) || '' }}

      """
  }

  /// A step of the workflow. Without a repository `actions/checkout` takes the project itself, in which there is no action.
  private static let checkOfVariable = """
          - name: The repository that holds transverify is named
            if: vars.TRANSVERIFY_REPOSITORY == ''
            run: |
              echo "::error::Set the variable TRANSVERIFY_REPOSITORY of this repository to OWNER/NAME, where transverify lies: Settings, Secrets and variables, Actions, Variables."
              exit 1

    """
}
