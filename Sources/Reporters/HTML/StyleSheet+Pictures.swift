/// The style of the pictures: sequence chart, layers of the screen, states, and the player that shows them in turn.
extension StyleSheet {
  static let chart = #"""
    .shapes{position:absolute}
    .chart{display:block;margin:0 auto}
    .chart text{font-size:11.5px;fill:var(--ink)}
    .chart .step text{paint-order:stroke;stroke:var(--well);stroke-width:4px;stroke-linejoin:round}
    .chart .ground{fill:none;stroke:var(--line)}
    .chart .broken .ground{fill:var(--bad-ground);fill-opacity:.7;stroke:var(--bad);stroke-width:1.5}
    .chart .broken text{stroke:var(--bad-ground)}
    .chart .current .ground{stroke:var(--info);stroke-width:2.5}
    .chart .life{stroke:var(--line);stroke-width:1.5}
    .chart .lane path{fill:var(--card);stroke:var(--line);stroke-width:1.5;stroke-linejoin:round}
    .chart .lane text{font-weight:600}.chart :is(.lane text,.number){text-anchor:middle}
    .chart .step path{stroke:var(--soft);fill:none;stroke-width:1.25}
    .chart .event circle{fill:var(--card);stroke:var(--ink);stroke-width:1.5}
    .chart .event>path{stroke:var(--ink);stroke-width:1.75}
    .chart .number,.chart .what{font-weight:700}
    .chart .step .number,.chart .run text{stroke:none}
    .chart .note{fill:var(--soft);font-style:italic}
    .chart .run rect{fill:var(--card);stroke:var(--line)}.chart .run text{fill:var(--soft)}
    .chart .run path{stroke-dasharray:3 4}
    .chart .bad>path{stroke:var(--bad);stroke-width:2.25}
    .chart .bad text:not(.number),.chart .flag{fill:var(--bad);font-weight:700}
    #stop path{fill:var(--bad);stroke:none}#stop .x{stroke:var(--card);stroke-width:2}
    .chart .limit path{stroke:var(--bad);stroke-width:2;stroke-dasharray:7 4}
    .chart .idle text{fill:var(--soft);font-style:italic;font-weight:400}
    .chart .idle circle{stroke-dasharray:3 2}
    .chart .step{cursor:pointer}

    """#

  static let layers = #"""
    .layers{display:block}
    .tall{overflow-x:auto}
    .layers text{font-size:12px;fill:var(--ink);white-space:pre}
    .layers.dense text{font-size:10.5px}
    .layers use{fill:var(--card);stroke:var(--soft);stroke-width:1.2;fill-opacity:.9}
    .layers use.added{fill:var(--good-ground);stroke:var(--good);stroke-width:1.8}
    .layers use.modified{fill:var(--warn-ground);stroke:var(--warn);stroke-width:1.8}
    .layers use.deleted{fill:none;stroke:var(--bad);stroke-dasharray:5 3}
    .layers use.away{fill:none;stroke-dasharray:2 3}
    .layers text:is(.added,.modified){font-weight:650}
    .layers text.deleted{text-decoration:line-through}
    .layers tspan{font-weight:700}
    .layers .added tspan{fill:var(--good)}.layers .modified tspan{fill:var(--warn)}
    .layers .deleted tspan{fill:var(--bad)}
    .layers text .soft{fill:var(--soft);font-weight:400}
    .calm .deleted{display:none}.layers.calm use{fill:var(--card);stroke:var(--soft);stroke-width:1.2}
    .layers.calm text{font-weight:400}.layers.calm tspan:not(.soft){display:none}

    """#

  /// A picture that is used again is matched from its own root, `.plan`, only.
  static let states = #"""
    .states{display:block;margin:0 auto}
    .plan text{font-size:12px;fill:var(--ink)}
    .plan path{fill:none;stroke:var(--soft);stroke-width:1.25}
    .plan path.h{fill:var(--soft);stroke:none}
    .plan path.l{fill:var(--card);stroke:var(--line)}
    .plan .s rect{fill:var(--info-ground);stroke:var(--info);stroke-width:1.25}
    .plan .first rect{stroke-width:3}
    .plan .s text{font-weight:600;text-anchor:middle}
    .states .way path{fill:none;stroke:var(--warn);stroke-width:7;stroke-opacity:.55;stroke-linecap:round}
    .states .way rect{fill:none;stroke:var(--warn);stroke-width:3}
    .states .way path.current{stroke:var(--info);stroke-opacity:1}
    .states .at rect{fill:var(--card);stroke:var(--ink)}
    .states .at text{font-size:11px;fill:var(--ink);font-weight:700;text-anchor:middle}

    """#

  static let player = #"""
    .player{position:fixed;right:1.25rem;bottom:1.25rem;width:min(24rem,100%);padding:.875rem 1rem;z-index:2;
    background:var(--card);border:1.5px solid var(--soft);border-radius:14px;box-shadow:0 4px 24px #0003}
    .player[hidden]{display:none}
    .player p{font-weight:600;font-size:.9375rem}
    .player .stage{overflow:auto;max-height:14rem;margin:.5rem 0}
    .player .layers{zoom:.85}
    .player div:last-child{display:flex;gap:.5rem;align-items:center}
    .player button:last-child{margin-left:auto}
    .playing{padding-bottom:16rem}
    @media(prefers-reduced-motion:no-preference){.layers use,.layers text{transition:opacity .2s}}

    """#
}
