/// The style of walks, in the colours and sizes of the page.
enum WalkStyle {
  static let text = #"""

    .walkers{margin:1.25rem 0 0;max-width:none;font-size:.875rem}
    .walkers button{margin-right:.5rem}
    .evidence.walking>.pair{display:none}
    .walk{border:1px solid var(--info);border-radius:12px;padding:1.25rem;margin:1rem 0 0!important}
    .walk:focus{outline:0}
    .walk>[role=status]{font-size:.875rem;color:var(--soft);max-width:none}
    .walk.waiting>div{opacity:.55}
    .walk .commands{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.75rem 0;max-width:none}
    .walk button:disabled{color:var(--soft);border-color:transparent;cursor:default}
    .walk kbd{font-size:.75rem;background:none;color:var(--soft)}
    .walk .way{display:flex;gap:.25rem .5rem;overflow-x:auto;padding:.25rem;margin:0 0 1.25rem;scrollbar-width:thin}
    .walk .way li{flex:none;max-width:15rem}
    .walk .way button{display:flex;gap:.5rem;align-items:center;max-width:100%;border-color:transparent;
    color:var(--soft)}
    .walk .way span:last-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .walk .way .off .badge{border-style:dashed}
    .walk .way [aria-current]{background:var(--info-ground);color:var(--info)}
    .walk .way [aria-current] .badge{border-color:var(--info);color:var(--info)}
    .walk .pair>section{margin-top:0;min-width:0}
    .walk .headline{font-weight:550}.walk .headline .flag{display:block;white-space:normal}
    .walk .headline .who{display:block;font-size:.8125rem;font-weight:400;color:var(--soft)}
    .walk .here figure{margin-top:1rem}
    .walk .standing{margin:.75rem 0 0;font-weight:600}
    .walk .whole{margin-top:.5rem}.walk .whole pre{margin-top:.5rem;white-space:pre-wrap}
    .walk .choices{display:grid;gap:.5rem;margin-top:.25rem}
    .walk .choices button{display:flex;gap:.75rem;align-items:baseline;width:100%;text-align:left;color:var(--ink);
    padding:.5rem .75rem;font-size:.9375rem;overflow-wrap:anywhere}
    .walk .choices button:hover{border-color:var(--link)}
    .walk .choices .ours button{border-color:var(--info)}
    .walk .choices span{min-width:0}
    .walk .outcome{display:block;font-size:.8125rem}
    .walk .o-clean .symbol{color:var(--good)}.walk :is(.o-breaks,.o-doomed) .symbol{color:var(--bad)}
    .walk .outcome .mark{margin-left:.6em;color:var(--info)}
    .served{position:fixed;left:50%;top:.75rem;transform:translateX(-50%);z-index:3;display:flex;gap:.75rem;
    align-items:center;width:max-content;max-width:calc(100% - 2rem);padding:.5rem 1rem;border-radius:10px;
    background:var(--info-ground);color:var(--ink);border:1px solid var(--info);font-size:.9375rem}
    .served[hidden]{display:none}
    .served button{flex:none}
    @media(max-width:40rem){.walk{padding:.875rem .75rem;margin-left:-.5rem!important;margin-right:-.5rem!important}
    .walk .pair>section+section{margin-top:1.5rem}}
    @media print{.walkers,.walk,.served{display:none}.evidence.walking>.pair{display:grid}}
    """#
}
