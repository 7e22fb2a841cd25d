/// What the page can do besides where a server stands behind it: walk through findings, and say when the sources were
/// explored again. It stands behind the page's own script and uses its names.
enum WalkScript {
  static let text = asking + places + walking + commands + keys + watching

  /// Answers of the server, and where a walk is shown.
  private static let asking = #"""

    const version=document.body.dataset.version;
    const ask=async(path,signal)=>{
      const reply=await fetch(path,{cache:"no-store",signal});
      return await reply.json();
    };
    let walk=null,pending=null;
    const room=c=>{
      let e=c.querySelector(".walk");
      if(e)return e;
      e=make("section");e.className="walk";e.hidden=true;e.tabIndex=-1;e.setAttribute("aria-label","walk");
      make("p","",e).setAttribute("role","status");
      make("div","",e);
      const pair=c.querySelector(".evidence>.pair");if(pair)pair.before(e);else evidence(c).prepend(e);
      return e;
    };
    const tell=(c,text)=>{room(c).firstElementChild.textContent=text;};

    """#

  /// A place as the fragment of an address: `f1-s3-w2.1` is two choices after step 3 of finding 1, `-b2` another
  /// set-up.
  private static let places = #"""
    const named=(c,p)=>c.id+"-s"+p.step+(p.beginning?"-b"+p.beginning:"")+"-w"+p.choices.join(".");
    const placed=hash=>{
      const m=/^#(f\d+)-s(\d+)(?:-b(\d+))?-w([\d.]*)$/.exec(hash);
      const c=m&&document.getElementById(m[1]);
      if(!c||!c.matches(".finding"))return null;
      return [c,{step:+m[2],beginning:m[3]?+m[3]:0,choices:m[4].split(".").filter(Boolean).map(Number)}];
    };
    const query=(c,p)=>"walk?version="+version+"&finding="+c.id+"&step="+p.step+"&path="+p.choices.join(",")+
      (p.beginning?"&beginning="+p.beginning:"");

    """#

  /// Going to a place, and leaving.
  private static let walking = #"""
    const leave=()=>{
      if(pending)pending.abort();pending=null;
      all(".walk").forEach(e=>{e.hidden=true;});
      all(".evidence.walking").forEach(e=>e.classList.remove("walking"));
      walk=null;
    };
    const visit=async(c,p)=>{
      if(walk&&walk.card!==c)leave();
      if(pending)pending.abort();
      const mine=pending=new AbortController(),e=room(c);
      close();card=c;step=null;mark();
      open(evidence(c));evidence(c).classList.add("walking");
      e.hidden=false;e.classList.add("waiting");tell(c,"Going there… The first step of a walk explores its subject.");
      let a=null;const isFirst=!walk;
      if(isFirst)e.scrollIntoView({block:"nearest"});
      try{a=await ask(query(c,p),mine.signal);}catch(_){}
      if(mine.signal.aborted)return;
      pending=null;e.classList.remove("waiting");
      if(!a||a.error){
        tell(c,a?a.error:"The server does not answer: it may have ended.");
        if(!walk){e.lastElementChild.replaceChildren();evidence(c).classList.remove("walking");}
        return;
      }
      walk={card:c,place:{step:a.step,beginning:a.beginning||0,choices:a.choices},on:a.isOnTrace,at:a.position,
        length:a.traceLength,next:a.next};
      e.lastElementChild.innerHTML=a.html;tell(c,a.told);
      remember(named(c,walk.place));
      const now=e.querySelector(".way [aria-current]");
      if(now)now.parentElement.parentElement.scrollLeft=now.offsetLeft-now.parentElement.parentElement.clientWidth/2;
      e.focus({preventScroll:true});
      const top=e.getBoundingClientRect().top;
      if(isFirst||top<0||top>innerHeight/2)e.scrollIntoView();
    };
    const begin=c=>{
      const chosen=c===card&&step?+step.id.split("-s")[1]:0;
      visit(c,{step:chosen,beginning:0,choices:[]});
    };

    """#

  private static let commands = #"""
    const go=n=>{
      const p=walk.place;
      if(n<0||n>walk.at)return tell(walk.card,"This is the beginning.");
      visit(walk.card,n<=p.step&&!p.beginning?{step:n,beginning:0,choices:[]}:
        {...p,choices:p.choices.slice(0,n-p.step)});
    };
    const take=n=>{
      if(n<1||n>walk.next.length)return tell(walk.card,"There is no choice "+n+".");
      visit(walk.card,{...walk.place,choices:[...walk.place.choices,n]});
    };
    const commanded={
      back:()=>go(walk.at-1),
      restart:()=>visit(walk.card,{step:0,beginning:walk.place.beginning,choices:[]}),
      trace:()=>visit(walk.card,{step:walk.place.step,beginning:0,choices:[]}),
      close:()=>{
        const c=walk?walk.card:card,n=walk?walk.place.step:0;
        leave();closed=false;pick(c,document.getElementById(c.id+"-s"+n));
      },
      along:()=>{
        const n=walk.next.findIndex(x=>x.isOfTrace);
        if(n>=0)take(n+1);
        else tell(walk.card,walk.on?"The finding's ordering ends here: a number goes on.":
          "The walk has left the finding's ordering: t returns, a number goes on.");
      },
    };
    addEventListener("click",e=>{
      const b=e.target.closest(".walk button");
      if(!b||!walk)return;
      const d=b.dataset;
      if(d.walk)commanded[d.walk]();
      else if(d.take)take(+d.take);
      else if(d.go)go(+d.go);
      else if(d.begin)visit(walk.card,{step:0,beginning:+d.begin,choices:[]});
    });
    all(".finding").forEach(c=>{
      const p=make("p");p.className="walkers";
      const b=make("button","Walk through it",p);b.type="button";b.onclick=()=>begin(c);
      b.setAttribute("aria-label","walk through finding "+c.id.slice(1));
      make("span"," from the selected step, with other choices",p).className="soft";
      evidence(c).before(p);
    });

    """#

  /// The page's own keys mean the same on a walk; digits take choices.
  private static let keys = #"""
    const walkKeys={j:"along",ArrowRight:"along",k:"back",ArrowLeft:"back",b:"back",t:"trace","0":"restart",
      Escape:"close"};
    addEventListener("keydown",e=>{
      if(e.ctrlKey||e.metaKey||e.altKey||e.target.matches("input"))return;
      if(!walk){
        const c=card||all(".finding").find(seen);
        if(e.key==="w"&&c){e.preventDefault();begin(c);}
        if(e.key==="Escape")leave();
        return;
      }
      if(e.key.startsWith("Arrow")&&e.target.matches("[role=region]"))return;
      const name=Object.hasOwn(walkKeys,e.key)?walkKeys[e.key]:"";
      if(name)commanded[name]();
      else if(/^[1-9]$/.test(e.key))take(+e.key);
      else if("np".includes(e.key)){leave();return;}
      else if(e.key!==" "||e.target.matches("a,button,summary"))return;
      e.preventDefault();e.stopImmediatePropagation();
    },true);
    const legend=document.querySelector("#keys dl");
    [["w","walk from the selected step"],["1 … 9","on a walk: take that choice"],["b t 0","back, return, beginning"]]
      .forEach(([k,text])=>{make("kbd",k,make("dt","",legend));make("dd",text,legend);});
    const travel=()=>{
      const found=placed(location.hash);
      if(found)visit(...found);else if(walk)leave();
    };
    addEventListener("hashchange",travel);
    travel();

    """#

  /// Asks whether the sources were explored again, and shows the same finding then, whatever its number is.
  private static let watching = #"""
    const bar=make("div","",document.body);bar.className="served";bar.hidden=true;bar.setAttribute("role","status");
    const news=make("span","",bar),latest=make("button","Show them",bar);
    let ids=[];
    ask("findings").then(s=>{if(String(s.version)===version)ids=s.ids;},()=>{});
    const reload=async()=>{
      const m=/^#f(\d+)(.*)$/.exec(location.hash);
      if(m)try{
        const n=(await ask("findings")).ids.indexOf(ids[m[1]-1]);
        history.replaceState(null,"",n<0?location.pathname:"#f"+(n+1)+m[2]);
      }catch(_){}
      location.reload();
    };
    latest.type="button";latest.onclick=reload;
    const report=(text,isNew)=>{
      if(news.textContent!==text)news.textContent=text;
      latest.hidden=!isNew;bar.hidden=!text;
    };
    const look=async()=>{
      try{
        const s=await ask("version");
        if(String(s.version)!==version)
          report("The sources were explored again: "+s.findings+(s.findings===1?" finding":" findings")+" now.",true);
        else if(s.isChecking)report("The sources have changed and are explored again…",false);
        else report(s.trouble?"The sources have changed, but "+s.trouble+".":"",false);
      }catch(_){report("The server does not answer: it may have ended.",false);}
      setTimeout(look,1500);
    };
    look();
    """#
}
