/// The style of the documentation, in the colours of the reports.
enum SiteStyle {
  static let name = "style.css"

  static var text: String { Palette.styleSheet + layout + prose }

  private static let layout = #"""

    *{box-sizing:border-box}
    body{margin:0;display:grid;grid-template-columns:17rem minmax(0,1fr);background:var(--page);color:var(--ink);
    font:1rem/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    nav{padding:2rem 1.5rem;border-right:1px solid var(--line);position:sticky;top:0;height:100vh;overflow-y:auto}
    nav .home{font-size:1.25rem;font-weight:700;color:var(--ink);text-decoration:none;letter-spacing:-.02em}
    nav summary{cursor:pointer;margin:1.25rem 0 .25rem;font-size:.8125rem;font-weight:650;color:var(--soft)}
    nav ul{list-style:none;margin:0;padding:0}
    nav li a{display:block;padding:.2rem .5rem;border-radius:6px;color:var(--ink);text-decoration:none;
    font-size:.9375rem;overflow-wrap:anywhere}
    nav li a:hover{text-decoration:underline}
    nav li a[aria-current]{background:var(--info-ground);font-weight:650}
    main{padding:2rem 2.5rem 5rem;max-width:60rem}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
    .menu{display:none}
    @media(max-width:52rem){body{display:flex;flex-direction:column}.menu{display:block;padding:1rem 1.25rem 0}
    nav{order:3;position:static;height:auto;border-right:0;border-top:1px solid var(--line);padding:1rem 1.25rem}
    main{padding:1rem 1.25rem 2rem}}
    @media print{nav,.skip,.menu{display:none}body{display:block}main{padding:0;max-width:none}}
    """#

  private static let prose = #"""

    h1,h2,h3,h4{line-height:1.25;letter-spacing:-.012em;text-wrap:balance;margin:2.5rem 0 .75rem}
    h1{font-size:2.25rem;margin-top:.5rem}h2{font-size:1.5rem}h3{font-size:1.1875rem}h4{font-size:1rem}
    p,ul,ol{max-width:70ch;margin:0 0 1rem;text-wrap:pretty;overflow-wrap:break-word}
    li{margin:.25rem 0}
    a{color:var(--link);text-underline-offset:.18em}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    code{font-size:.875em;overflow-wrap:anywhere}
    pre{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.875rem 1rem;overflow-x:auto;
    line-height:1.5}
    pre code{overflow-wrap:normal;font-size:.8125rem}
    .k{color:var(--info);font-weight:600}.t{color:var(--good)}.c{color:var(--soft)}.n{color:var(--warn)}
    .scroll{overflow-x:auto;margin:0 0 1.25rem}
    table{border-collapse:collapse;font-size:.9375rem}
    th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
    td code,th code{overflow-wrap:normal}
    blockquote{margin:0 0 1rem;padding:.5rem 1rem;border-left:3px solid var(--line);color:var(--soft)}
    img{max-width:100%;height:auto;background:var(--card);border-radius:8px}
    hr{border:0;border-top:1px solid var(--line);margin:2rem 0}
    """#
}
