/// The style of the page. Colours are the palette's custom properties; sizes follow the reader's font size.
enum StyleSheet {
  static let text = base + band + card + steps + source + chart + subjects + small + print

  private static let base = #"""
    *{box-sizing:border-box}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:80rem;padding:2.5rem 2rem 4rem;background:var(--page);color:var(--ink);
    font:1rem/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",
    Arial,sans-serif}
    h1,h2,h3,h4,p,ul,ol,dl,dd,figure,pre,fieldset{margin:0;padding:0}
    h1,h2,h3{line-height:1.25;text-wrap:balance;letter-spacing:-.012em}
    h2{font-size:1.375rem;margin:3rem 0 1rem}
    h4{font-size:.8125rem;font-weight:650;color:var(--soft);margin:0 0 .625rem;letter-spacing:.01em}
    p{max-width:68ch;text-wrap:pretty;overflow-wrap:break-word}
    ul,ol{list-style:none}
    a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
    code,pre,kbd,.chart text{
    font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    code{font-size:.875em;overflow-wrap:anywhere}
    pre{font-size:.8125rem;line-height:1.6;overflow-x:auto}
    abbr{text-decoration:none;font-weight:700}
    summary{cursor:pointer}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
    .soft{color:var(--soft)}
    .eyebrow{display:block;font-size:.8125rem;font-weight:600;color:var(--soft)}
    .symbol{display:inline-block;margin-right:.4em;font-weight:700}
    .place code{color:var(--soft)}
    .verdict{display:inline-flex;align-items:baseline;font-weight:650;white-space:nowrap}
    .v-holds{--tone:var(--good);--ground:var(--good-ground)}
    .v-violated,.s-error{--tone:var(--bad);--ground:var(--bad-ground)}
    .unclear,.v-vacuous,.v-incomplete,.v-unsupported,.s-warning{--tone:var(--warn);--ground:var(--warn-ground)}
    .s-note{--tone:var(--info);--ground:var(--info-ground)}
    .verdict{color:var(--tone)}
    .flag{color:var(--bad);font-weight:650;font-size:.8125rem;white-space:nowrap}
    .badge{display:inline-flex;align-items:center;justify-content:center;min-width:1.625rem;height:1.625rem;
    padding:0 .3rem;
    border-radius:1rem;border:1.5px solid var(--soft);color:var(--ink);font-size:.8125rem;font-weight:650;
    line-height:1;
    font-variant-numeric:tabular-nums;text-decoration:none;flex:none}
    .bad>.badge,.bad>summary>.badge{border-color:var(--bad);color:var(--bad);border-radius:.375rem;border-width:2px}
    .scroll{overflow-x:auto}
    .well{background:var(--well);border-radius:10px;padding:.75rem}

    """#

  private static let band = #"""
    .band{padding:0 0 1.5rem}
    .band h1{font-size:clamp(2.25rem,6vw,3.25rem);letter-spacing:-.03em;color:var(--tone);margin:.25rem 0 .375rem}
    .band .symbol{margin-right:.3em;font-size:.8em}
    .lead{font-size:1.1875rem}.lead::first-letter{text-transform:uppercase}
    .filters{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1.5rem 0 1.25rem}
    fieldset{border:0;display:flex;flex-wrap:wrap;gap:.5rem;min-width:0}
    legend{padding:0;margin:0 0 .375rem;font-size:.8125rem;font-weight:600;color:var(--soft)}
    .filter{display:inline-flex;align-items:center;gap:.35rem;padding:.35rem .8rem;border-radius:2rem;
    cursor:pointer;
    border:1.5px solid var(--line);background:var(--card);color:var(--soft)}
    .filter .symbol{margin:0}.filter b{font-variant-numeric:tabular-nums}
    .filter input{margin:0 .15rem 0 0;accent-color:var(--tone)}
    .filter:has(:checked){color:var(--tone)}
    .filter:not(:has(:checked)){text-decoration:line-through}
    .filter:has(:focus-visible){outline:2px solid var(--link);outline-offset:2px}
    .expectations ul{margin:.25rem 0 .75rem 1.25rem;list-style:disc}
    body:has(#show-error:not(:checked)) .s-error:is(article,li),
    body:has(#show-warning:not(:checked)) .s-warning:is(article,li),
    body:has(#show-note:not(:checked)) .s-note:is(article,li),
    body:has(#show-holds:not(:checked)) .subject.v-holds,
    body:has(#show-violated:not(:checked)) .subject.v-violated,
    body:has(#show-vacuous:not(:checked)) .subject.v-vacuous,
    body:has(#show-incomplete:not(:checked)) .subject.v-incomplete,
    body:has(#show-unsupported:not(:checked)) .subject.v-unsupported{display:none}
    .contents{margin:0 0 2rem}
    .contents>ul>li{margin:0 0 1rem}
    .contents a{display:flex;gap:.6rem;align-items:baseline;padding:.2rem 0;color:inherit;text-decoration:none}
    .contents a .symbol{color:var(--tone);margin:0}.contents a b{min-width:3.6rem;font-weight:600}
    .contents a:hover span:last-child{text-decoration:underline}

    """#

  private static let card = #"""
    .card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:2rem;margin:0 0 1.75rem}
    .card>h2{margin:0 0 1.25rem}
    .meta{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;max-width:none;font-size:.875rem;color:var(--soft)}
    .meta .rule b{color:var(--ink)}
    .meta .number{margin-left:auto}
    .finding h3{font-size:1.5rem;margin:.75rem 0 .375rem;max-width:44ch}
    .finding h3 code{font-size:.88em;letter-spacing:0}
    .consequence{margin:1.25rem 0 0;padding:1rem 1.25rem;border-radius:10px;background:var(--ground);
    max-width:none;font-size:1.0625rem}
    .clash{margin:1.25rem 0 0;display:grid;gap:.5rem}
    .clash li{display:flex;align-items:baseline;gap:.75rem}
    .clash .soft{font-size:.875rem}
    .clash .bad .soft{color:var(--bad);font-weight:600}
    .evidence{margin-top:1.5rem;border-top:1px solid var(--line);padding-top:1.25rem}
    .evidence>summary{font-weight:600;color:var(--link);width:max-content}
    .evidence section{margin-top:2rem}
    .pair{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,7fr);gap:0 2.5rem;align-items:start}
    .pair>:only-child{grid-column:1/-1}
    .columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem 2.5rem}
    .columns h4{margin-bottom:.25rem}.columns li+li{margin-top:.35rem}
    .command{display:flex;gap:1rem;align-items:center;justify-content:space-between;background:var(--well);
    border-radius:10px;
    padding:.625rem 1rem;max-width:none;margin-bottom:.5rem}
    .again .soft{font-size:.875rem}
    button{font:inherit;font-size:.875rem;padding:.25rem .8rem;border-radius:8px;border:1px solid var(--line);
    background:var(--card);color:var(--link);cursor:pointer}

    """#

  private static let steps = #"""
    details.step{border-left:2px solid var(--line);padding:0 0 1.125rem 1.5rem;margin-left:.8rem}
    .steps>div>details.step:last-child{border-color:transparent}
    details.step>summary{display:flex;gap:.75rem;align-items:flex-start;list-style:none;margin-left:-2.375rem}
    details.step>summary::-webkit-details-marker{display:none}
    details.step>summary .badge{background:var(--card)}
    .event{padding-top:.05rem;font-weight:550}
    .event .who{display:block;font-size:.8125rem;font-weight:400;color:var(--soft)}
    .event .who::after{content:" · show";color:var(--link)}
    details[open]>summary .who::after{content:" · hide"}
    .event .flag{display:block}
    details.step.current>summary .badge{background:var(--info-ground);border-color:var(--info);color:var(--info)}
    .inside{display:grid;gap:.75rem;padding:.625rem 0 .25rem;font-size:.9375rem;min-width:0}
    .inside>*{min-width:0}
    .notes{list-style:disc;padding-left:1.125rem}
    .changes li{line-height:1.5}
    .changes abbr,.tree abbr{display:inline-block}
    .changes abbr{min-width:1.4em}
    .added>abbr{color:var(--good)}.deleted>abbr{color:var(--bad)}.modified>abbr{color:var(--warn)}
    .trees{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.75rem;
    margin-top:.5rem}
    .tree{min-width:0}
    .fold .tree{margin-top:.5rem}
    .tree pre{background:var(--well);border-radius:8px;padding:.5rem .75rem;font-size:.75rem}
    .tree .deleted{text-decoration:line-through}.tree .deleted abbr{text-decoration:none}
    .tree .added,.tree .modified{font-weight:650}
    .tree .soft{font-weight:400}
    .fold>summary{color:var(--link);font-size:.875rem;width:max-content;max-width:100%}
    .calls{font-size:.8125rem;line-height:1.5;margin-top:.375rem;display:grid;gap:.3rem}
    .calls .bad{background:var(--bad-ground);border-radius:6px;padding-block:.25rem}
    .calls .flag{display:block}
    .i0{padding-left:.5rem}.i1{padding-left:1.25rem}.i2{padding-left:2rem}.i3{padding-left:2.75rem}
    .i4{padding-left:3.5rem}.i5{padding-left:4.25rem}.i6{padding-left:5rem}.i7{padding-left:5.75rem}

    """#

  private static let source = #"""
    figure+figure{margin-top:1.25rem}
    figcaption{color:var(--soft);font-size:.875rem;margin:0 0 .375rem}
    figure .scroll{background:var(--well);border-radius:10px;padding:.5rem 0}
    .source{border-collapse:collapse;width:100%;font-size:.8125rem;line-height:1.6}
    .source td{padding:.0625rem .375rem;vertical-align:top}
    .source code{font-size:inherit;white-space:pre;tab-size:2;overflow-wrap:normal}
    .source .no{color:var(--soft);text-align:right;padding-left:.75rem;font-variant-numeric:tabular-nums;
    user-select:none;width:1px}
    .source .by{white-space:nowrap;width:1px}
    .source .badge{min-width:1.2rem;height:1.2rem;font-size:.6875rem;border-width:1px;margin-right:.2rem;
    background:var(--card)}
    .source .text{padding-right:.75rem}
    .source .blamed{background:var(--bad-ground)}
    .source .blamed td:first-child{box-shadow:inset 4px 0 var(--bad)}
    .source .note td{padding:0 .75rem .375rem .375rem}
    .source .note .said{display:flex;gap:.5rem;align-items:baseline;font-family:inherit;font-size:.8125rem;
    color:var(--soft);line-height:1.45;
    position:sticky;left:0;width:max-content;max-width:100%}
    .source .note .said.flag{color:var(--bad);white-space:normal}.source .said .symbol{margin:0}
    .source .current .badge{border-color:var(--info);color:var(--info);font-weight:700}
    .source .gap{color:var(--soft)}.source .gap td:first-child{text-align:right;padding-left:.75rem}
    .source b{font-weight:600;color:var(--link)}.source .str{color:var(--good)}.source .num{color:var(--warn)}
    .source .com{color:var(--soft);font-style:italic}.source .blamed :is(.str,.num){color:inherit}

    """#

  private static let chart = #"""
    .chart{display:block;margin:0 auto}
    .chart text{font-size:11.5px;fill:var(--ink)}
    .chart :is(.words,.what,.note,.flag){paint-order:stroke;stroke:var(--well);stroke-width:4px;
    stroke-linejoin:round}
    .chart .odd{fill:var(--well)}.chart .even{fill:var(--well);stroke:var(--line)}
    .chart .broken{fill:var(--bad-ground);stroke:var(--bad);stroke-width:1.5}
    .chart .bad text:not(.number){stroke:var(--bad-ground)}
    .chart .ground.current{stroke:var(--info);stroke-width:2.5}
    .chart .life{stroke:var(--line);stroke-width:1.5}
    .chart .lane rect{fill:var(--card);stroke:var(--line);stroke-width:1.5}
    .chart .lane text{font-weight:600}
    .chart .go{stroke:var(--soft);fill:none;stroke-width:1.25}
    .chart .head{fill:var(--soft)}
    .chart .event circle{fill:var(--card);stroke:var(--ink);stroke-width:1.5}
    .chart .event .go{stroke:var(--ink);stroke-width:1.75}.chart .event .head{fill:var(--ink)}
    .chart .number,.chart .what{font-weight:700}
    .chart .note{fill:var(--soft);font-style:italic}
    .chart .run rect{fill:var(--card);stroke:var(--line)}.chart .run text{fill:var(--soft);stroke:none}
    .chart .hidden{stroke:var(--soft);stroke-dasharray:3 4}
    .chart .call.bad .go{stroke:var(--bad);stroke-width:2.25}
    .chart .call.bad .words,.chart .flag{fill:var(--bad);font-weight:700}
    .chart .flag{white-space:pre}
    .chart .stop path{fill:var(--bad)}.chart .stop .x{stroke:var(--card);stroke-width:2;fill:none}
    .chart .step{cursor:pointer}

    """#

  private static let subjects = #"""
    .system+.system{margin-top:2.25rem}
    .system h3{font-size:1.0625rem;display:flex;flex-wrap:wrap;gap:.25rem .875rem;align-items:baseline}
    .system h3 .verdict{font-size:.9375rem}
    .system>.place{font-size:.875rem;margin-bottom:.5rem}
    .subject{border-top:1px solid var(--line)}
    .subject>summary{display:grid;grid-template-columns:8.5rem minmax(0,1fr) auto;gap:.25rem 1rem;
    padding:.625rem .25rem;align-items:baseline;list-style:none}
    .subject>summary::-webkit-details-marker{display:none}
    .subject>summary:hover .name b{text-decoration:underline}
    .subject .meaning{display:block;font-size:.9375rem}
    .subject .numbers{font-size:.875rem;font-variant-numeric:tabular-nums}
    .subject .inside{padding:.25rem 0 1.25rem .25rem}
    .links a{margin-right:.75rem}
    .rules th{text-align:left;font-weight:400;padding:.2rem 1.25rem .2rem 0;vertical-align:top}
    .rules td{padding:.2rem 0}
    .chip{display:inline-block;font-size:.8125rem;margin:0 .75rem .125rem 0;font-variant-numeric:tabular-nums}
    .chips{margin:.5rem 0 1.25rem;max-width:none}
    .constructs{list-style:disc;padding-left:1.25rem;font-size:.875rem;margin:.375rem 0 .75rem}
    .plain li+li{margin-top:1rem}.plain pre{margin-top:.5rem}
    footer{margin-top:3rem;color:var(--soft);font-size:.9375rem}
    .keys dl{display:grid;grid-template-columns:max-content 1fr;gap:.375rem 1.25rem;margin:1rem 0 1.5rem}
    kbd{border:1px solid var(--line);border-radius:5px;padding:.05rem .4rem;background:var(--card)}

    """#

  private static let small = #"""
    @media(max-width:60rem){.pair{grid-template-columns:minmax(0,1fr)}}
    @media(max-width:40rem){
    body{padding:1.5rem 1rem 3rem}
    .card{padding:1.25rem 1rem;border-radius:12px}
    .finding h3{font-size:1.25rem}
    .clash li{flex-wrap:wrap}.clash li .soft{flex-basis:100%;padding-left:2.4rem}
    .clash li>span:nth-child(2){flex:1}
    .subject>summary{grid-template-columns:minmax(0,1fr)}
    .command{flex-wrap:wrap}
    .meta .number{margin-left:0}
    .rules th,.rules td{display:block}
    }

    """#

  private static let print = #"""
    @media print{
    body{padding:0;max-width:none;background:none;font-size:10pt}
    .filters,.keys,.skip,button,.event .who::after{display:none}
    .card{border:0;padding:0;border-radius:0}
    details::details-content{content-visibility:visible!important;height:auto!important;display:block!important}
    .source tr,.tree,.clash,.consequence{break-inside:avoid}
    h2,h3,h4,summary{break-after:avoid}
    .scroll,pre{overflow:visible}
    .chart{max-width:100%;height:auto}
    }
    """#
}
