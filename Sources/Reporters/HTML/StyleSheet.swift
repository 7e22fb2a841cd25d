/// The style of the page. Colours are the palette's custom properties; sizes follow the reader's font size.
enum StyleSheet {
  static let text =
    base + band + card + explanation + steps + source + chart + layers + states + player + subjects + small + print

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
    p{max-width:68ch;text-wrap:pretty}
    p,li,dd{overflow-wrap:break-word}
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
    .unclear,.v-likely-only,.v-possible-only,.v-vacuous,.v-incomplete,.v-unsupported,.s-warning{--tone:var(--warn);--ground:var(--warn-ground)}
    .s-note,.s-doubtful,.v-known-only,.v-allowed-only{--tone:var(--info);--ground:var(--info-ground)}
    .verdict{color:var(--tone)}
    .flag{color:var(--bad);font-weight:650;font-size:.8125rem;white-space:nowrap}
    .flag::before{content:"✕";content:"✕" / "";margin-right:.4em}.turn::before{content:"⚑";content:"⚑" / ""}
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
    .band:has(#show-error:not(:checked))~main .s-error:is(article,li),
    .band:has(#show-warning:not(:checked))~main .s-warning:is(article,li),
    .band:has(#show-note:not(:checked))~main .s-note:is(article,li),
    .band:has(#show-doubtful:not(:checked))~main .s-doubtful:is(article,li),
    .band:has(#show-new:not(:checked))~main .is-new,
    .band:has(#show-known:not(:checked))~main .is-known,
    [data-out],
    .band:has(#show-holds:not(:checked))~main .subject.v-holds,
    .band:has(#show-violated:not(:checked))~main .subject.v-violated,
    .band:has(#show-likely-only:not(:checked))~main .subject.v-likely-only,
    .band:has(#show-possible-only:not(:checked))~main .subject.v-possible-only,
    .band:has(#show-known-only:not(:checked))~main .subject.v-known-only,
    .band:has(#show-allowed-only:not(:checked))~main .subject.v-allowed-only,
    .band:has(#show-vacuous:not(:checked))~main .subject.v-vacuous,
    .band:has(#show-incomplete:not(:checked))~main .subject.v-incomplete,
    .band:has(#show-unsupported:not(:checked))~main .subject.v-unsupported{display:none}
    .search input{font:inherit;width:min(100%,26rem);padding:.4rem .8rem;border-radius:10px;
    border:1.5px solid var(--soft);background:var(--card);color:var(--ink)}
    .jump{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:.75rem}
    .contents{margin:0 0 2rem}
    .contents>ul>li{margin:0 0 1rem}
    .contents a{display:flex;gap:.6rem;align-items:baseline;padding:.2rem 0;color:inherit;text-decoration:none}
    .contents a .symbol{color:var(--tone);margin:0}.contents a b{min-width:3.6rem;font-weight:600;white-space:nowrap}
    .contents a span:last-child{min-width:0}
    .contents a,h3{overflow-wrap:anywhere}
    .contents a:hover span:last-child{text-decoration:underline}

    """#

  private static let card = #"""
    .finding,.system{content-visibility:auto;contain-intrinsic-size:auto 24rem}
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

  private static let subjects = #"""
    .system+.system{margin-top:2.25rem}
    .system h3{font-size:1.0625rem;display:flex;flex-wrap:wrap;gap:.25rem .875rem;align-items:baseline}
    .system h3 .verdict{font-size:.9375rem}
    .system>.place{font-size:.875rem;margin-bottom:.5rem}
    .system{contain-intrinsic-size:auto 9rem}.subject .soft{overflow-wrap:anywhere}
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
    .rules td{padding:.2rem 0;overflow-wrap:anywhere}
    .rules li{display:grid;grid-template-columns:8.5rem minmax(0,1fr);padding:.2rem 0;overflow-wrap:anywhere}
    .subject:target>summary .name b,.subject.current>summary .name b{text-decoration:underline}
    .coverage table{font-size:.875rem;border-collapse:collapse;margin:.75rem 0}
    .coverage :is(th,td){text-align:left;padding:.1rem 1.25rem .1rem 0;font-weight:400}
    .coverage th{color:var(--soft)}.coverage .idle td:last-child{color:var(--warn);font-weight:650}
    .coverage figure{margin:.75rem 0}.bars path{stroke:var(--info)}
    .stale{color:var(--warn)}
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
    .contents a{display:block}.contents a .symbol{margin-right:.35rem}
    .clause dl{grid-template-columns:minmax(0,1fr);gap:0}.clause dd{margin-bottom:.25rem}
    .subject>summary{grid-template-columns:minmax(0,1fr)}
    .command{flex-wrap:wrap}
    .meta .number{margin-left:0}
    .rules :is(th,td,li){display:block}
    .player{left:0;right:0;bottom:0;width:auto;border-radius:14px 14px 0 0}
    .player .layers{display:none}
    }

    """#

  private static let print = #"""
    @media print{
    body{padding:0;max-width:none;background:none;font-size:10pt}
    .filters,.search,.jump,.keys,.skip,button,.player,.event .who::after{display:none}
    .finding,.system{content-visibility:visible}
    .card{border:0;padding:0;border-radius:0}
    details::details-content{content-visibility:visible!important;height:auto!important;display:block!important}
    .source mark,.layers,.clash,.consequence,.clause{break-inside:avoid}
    h2,h3,h4,summary{break-after:avoid}
    .scroll,pre{overflow:visible}
    .chart,.states,.layers{max-width:100%;height:auto}
    }
    """#
}
