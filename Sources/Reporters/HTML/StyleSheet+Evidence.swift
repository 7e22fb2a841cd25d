/// The style of what proves a finding: explanation, steps and source lines.
extension StyleSheet {
  static let explanation = #"""
    .status{font-weight:600;color:var(--ink)}
    .clause,.todo{margin:1.25rem 0 0}
    .clause dl{display:grid;grid-template-columns:minmax(0,max-content) minmax(6ch,1fr);gap:.125rem 1.25rem;margin:.375rem 0 0;
    padding:.5rem .875rem;background:var(--well);border-radius:8px;width:fit-content;max-width:100%}
    .clause dd code{font-weight:700}
    .repair{margin:1.25rem 0 0;padding:.875rem 1.25rem;border-radius:10px;background:var(--good-ground)}
    .repair>summary{font-weight:650;color:var(--good)}
    .repair .soft{color:var(--ink);font-size:.9375rem;margin:.25rem 0 .625rem}
    .patch{display:flex;gap:1rem;align-items:flex-start;justify-content:space-between}
    .patch pre{flex:1;min-width:0;background:var(--card);border-radius:8px;padding:.5rem .75rem}
    .patch .soft{color:var(--soft);font-size:inherit}
    ins,del{display:block;width:max-content;min-width:100%;text-decoration:none}
    ins{background:var(--good-ground);color:var(--good)}del{background:var(--bad-ground);color:var(--bad)}
    .ghost p{margin-bottom:.625rem}
    .ghost table{border-collapse:collapse;width:100%;table-layout:fixed}
    .ghost :is(th,td){text-align:left;vertical-align:top;padding:.35rem .75rem;border-bottom:1px solid var(--line);
    overflow-wrap:break-word}
    .ghost th:first-child{color:var(--bad)}.ghost th:last-child{color:var(--good)}
    .ghost .differs td:first-child:not(:empty){background:var(--bad-ground)}
    .ghost .differs td:last-child:not(:empty){background:var(--good-ground)}
    .mark{font-size:.75rem;font-weight:650;color:var(--good);border:1px solid;border-radius:4px;padding:0 .25rem;
    margin-right:.4rem}
    .instead{font-size:.9375rem}
    .instead b{font-weight:600}.o-clean b{color:var(--good)}.o-breaks b,.o-doomed b{color:var(--bad)}.o-unknown b{color:var(--soft)}

    """#

  static let steps = #"""
    details.step{border-left:2px solid var(--line);padding:0 0 1.125rem 1.5rem;margin-left:.8rem}
    .steps>div>details.step:last-child{border-color:transparent}
    details.step>summary{display:flex;gap:.75rem;align-items:flex-start;list-style:none;margin-left:-2.375rem}
    details.step>summary::-webkit-details-marker{display:none}
    details.step>summary .badge{background:var(--card)}
    .event{padding-top:.05rem;font-weight:550}
    .event .who{display:block;font-size:.8125rem;font-weight:400;color:var(--soft)}
    .event .who:nth-of-type(1)::after{content:" · show";color:var(--link)}
    details[open]>summary .who:nth-of-type(1)::after{content:" · hide"}
    .event .flag{display:block}
    .idle>summary .event{color:var(--soft);font-weight:400;font-style:italic}
    .idle>summary .badge{border-style:dashed;color:var(--soft)}
    details.step:focus-visible{outline:0;border-left-color:var(--info)}
    details.step.current>summary .badge{background:var(--info-ground);border-color:var(--info);color:var(--info)}
    details.step:focus-visible>summary .badge{outline:2px solid var(--link);outline-offset:2px}
    .inside{display:grid;gap:.75rem;padding:.625rem 0 .25rem;font-size:.9375rem;min-width:0}
    .inside>*{min-width:0}
    .notes{list-style:disc;padding-left:1.125rem}
    .changes{margin-bottom:.5rem;color:var(--soft)}
    .changes li{line-height:1.5}.changes b{color:var(--ink)}
    .changes abbr{display:inline-block;min-width:1.4em}
    .added>abbr{color:var(--good)}.deleted>abbr{color:var(--bad)}.modified>abbr{color:var(--warn)}
    .fold>summary{color:var(--link);font-size:.875rem;width:max-content;max-width:100%}
    .calls{font-size:.8125rem;line-height:1.5;margin-top:.375rem;display:grid;gap:.3rem;color:var(--soft)}
    .calls code{color:var(--ink)}
    .calls .bad{background:var(--bad-ground);border-radius:6px;padding-block:.25rem}
    .calls .flag{display:block}
    .i0{padding-left:.5rem}.i1{padding-left:1.25rem}.i2{padding-left:2rem}.i3{padding-left:2.75rem}
    .i4{padding-left:3.5rem}.i5{padding-left:4.25rem}.i6{padding-left:5rem}.i7{padding-left:5.75rem}

    """#

  static let source = #"""
    figure+figure{margin-top:1.25rem}
    figcaption{color:var(--soft);font-size:.875rem;margin:0 0 .375rem}
    figure .scroll{background:var(--well);border-radius:10px;padding:.5rem 0}
    .source{line-height:1.6;tab-size:2;width:max-content;min-width:100%;overflow:visible}
    .source i{display:inline-block;min-width:5.5rem;padding-right:1rem;text-align:right;font-style:normal;
    color:var(--soft);user-select:none}
    .source i a{display:inline-block;min-width:1.2rem;padding:0 .25rem;text-align:center;border:1px solid var(--soft);
    border-radius:1rem;font-size:.6875rem;line-height:1.05rem;margin-right:.25rem;background:var(--card);
    color:var(--ink);text-decoration:none}
    .source .badge{min-width:1.2rem;height:1.2rem;font-size:.6875rem;border-width:1px;background:var(--card)}
    .source mark{display:block;background:var(--bad-ground);color:inherit;box-shadow:inset 4px 0 var(--bad)}
    .source .said{display:flex;gap:.5rem;align-items:baseline;color:var(--soft);margin-left:5.5rem;line-height:1.45;
    font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif;
    position:sticky;left:5.5rem;width:max-content;max-width:100%;padding-bottom:.25rem}
    .source .said.flag{color:var(--bad);white-space:normal}.source .said .symbol{margin:0}
    .source .current i{color:var(--info);font-weight:700}
    .source .current i a{border-color:var(--info);color:var(--info)}
    .source b{font-weight:600;color:var(--link)}.source .str{color:var(--good)}.source .num{color:var(--warn)}
    .source .com{color:var(--soft);font-style:italic}.source mark :is(.str,.num){color:inherit}

    """#
}
