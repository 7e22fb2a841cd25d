/// What the page can do beyond being read: keys, deep links, highlighting a step everywhere, playing, filtering by text,
/// copying.
enum PageScript {
  static let text = text(adding: "")

  /// The same with more that uses its names.
  static func text(adding more: String) -> String {
    #"(()=>{"use strict";"# + navigation + player + filter + copying + events + more + "})();"
  }

  /// Which finding and which step are looked at, and how to get to others.
  private static let navigation = #"""
    const all=(s,r)=>[...(r||document).querySelectorAll(s)];
    const seen=e=>e.getClientRects().length>0;
    let card=null,step=null;
    const mark=()=>{
      all(".current").forEach(e=>e.classList.remove("current"));
      if(card)card.classList.add("current");
      if(!step||!card)return;
      const n=step.id.split("-s")[1];
      step.classList.add("current");
      all('[data-step="'+n+'"],[data-steps~="'+n+'"]',card).forEach(e=>e.classList.add("current"));
    };
    const open=e=>{for(let d=e;d;d=d.parentElement)if(d.tagName==="DETAILS")d.open=true;};
    const remember=id=>{try{history.replaceState(null,"","#"+id);}catch(_){}};
    const show=(e,where)=>{open(e);e.scrollIntoView({block:where||"nearest"});};
    const evidence=c=>c.querySelector(".evidence");
    const steps=()=>card?all("details.step",card):[];
    const pick=(c,s,where)=>{
      card=c;step=s;const target=s||c;show(target,where);remember(target.id);mark();stage();
      target.tabIndex=-1;target.focus({preventScroll:true});
    };
    const follow=()=>{
      let id="";try{id=decodeURIComponent(location.hash.slice(1));}catch(_){return;}
      const e=id?document.getElementById(id):null;if(!e)return;
      card=e.closest(".finding")||card;step=e.matches("details.step")?e:null;
      if(e.matches(".finding"))open(evidence(e));
      show(e,"start");mark();stage();
    };
    const move=d=>{
      card=card||all(".finding").find(seen);if(!card)return false;
      open(evidence(card));
      const list=steps();if(!list.length)return false;
      const i=list.indexOf(step);
      const next=i===-1?(d===1?0:list.length-1):Math.min(list.length-1,Math.max(0,i+d));
      if(step)if(!step.classList.contains("bad"))step.open=false;
      pick(card,list[next]);
      return next!==i;
    };
    const jump=d=>{
      const cards=all(".finding").filter(seen);if(!cards.length)return;
      const i=cards.indexOf(card);
      const next=i===-1?(d===1?0:cards.length-1):Math.min(cards.length-1,Math.max(0,i+d));
      open(evidence(cards[next]));pick(cards[next],null,"start");
    };
    const chart=()=>{
      const c=card||all(".finding").find(seen);
      const e=c?document.getElementById(c.id+"-d"):null;
      if(e)show(e,"start");
    };
    const help=()=>{const e=document.getElementById("keys");e.open=!e.open;if(e.open)e.scrollIntoView();};

    """#

  /// A panel that keeps the layers of the screen in view while steps go by.
  private static let player = #"""
    let timer=0,closed=false;
    const make=(name,text,to)=>{
      const e=document.createElement(name);if(text)e.textContent=text;if(to)to.append(e);return e;
    };
    const panel=make("aside");panel.className="player";panel.hidden=true;panel.setAttribute("aria-label","player");
    const said=make("p","",panel);said.setAttribute("role","status");
    const picture=make("div","",panel);picture.className="stage";
    const row=make("div","",panel);
    const button=(text,label,act)=>{
      const b=make("button",text,row);b.type="button";b.setAttribute("aria-label",label);b.onclick=act;return b;
    };
    const stop=()=>{clearInterval(timer);timer=0;playing.textContent="▶ Play";};
    const play=()=>{
      if(timer)return stop();
      closed=false;const list=steps();
      if(step&&step===list[list.length-1])step=null;
      if(!move(1))return;
      timer=setInterval(()=>{if(!move(1))stop();},1600);playing.textContent="❚❚ Pause";
    };
    const close=()=>{stop();closed=true;panel.hidden=true;document.body.classList.remove("playing");};
    button("←","previous step",()=>move(-1));
    const playing=button("▶ Play","play or pause",play);
    button("→","next step",()=>move(1));
    button("✕","close the player",close);
    document.body.append(panel);
    const stage=()=>{
      const shown=Boolean(step)&&!closed;
      panel.hidden=!shown;document.body.classList.toggle("playing",shown);if(!shown)return;
      const list=steps(),i=list.indexOf(step);
      const told=e=>[...e.childNodes].filter(x=>!x.matches||!x.matches(".symbol,.who,.flag")).map(x=>x.textContent).join("");
      const words=told(step.querySelector(".event"));
      const flags=all(":scope>summary .flag",step).map(told).join("; ");
      said.textContent="Step "+(i+1)+" of "+list.length+": "+words+(flags?": "+flags:"");
      let j=i;while(j>=0&&!list[j].querySelector(".layers"))j--;
      picture.replaceChildren();if(j<0)return;
      const copy=list[j].querySelector(".layers").cloneNode(true);
      if(j<i)copy.classList.add("calm");
      picture.append(copy);
    };

    """#

  /// Findings and subjects whose text does not hold the words are left out.
  private static let filter = #"""
    const search=document.querySelector(".search");
    let texts=null;
    const words=e=>e.textContent.toLowerCase();
    const collect=()=>{
      texts=all(".finding").map(c=>{
        const entry=document.querySelector('.contents a[href="#'+c.id+'"]');
        return [[c,entry&&entry.parentElement],words(c.querySelector("header"))+" "+words(c.querySelector(".again")||c)];
      }).concat(all(".subject").map(s=>[[s],words(s.querySelector("summary"))]));
    };
    const sift=value=>{
      if(!texts)collect();
      const wanted=value.toLowerCase().split(/\s+/).filter(Boolean);
      for(const [elements,text] of texts){
        const out=!wanted.every(w=>text.includes(w));
        for(const e of elements)if(e)e.toggleAttribute("data-out",out);
      }
      const n=all(".finding:not([data-out])").length;
      search.querySelector("output").textContent=wanted.length?n+(n===1?" finding":" findings"):"";
    };
    if(search){
      search.hidden=false;
      search.querySelector("input").addEventListener("input",e=>sift(e.target.value));
    }

    """#

  private static let copying = #"""
    const copy=button=>{
      const e=document.getElementById(button.dataset.copy);
      const done=()=>{button.textContent="Copied";setTimeout(()=>{button.textContent="Copy";},1500);};
      const fallback=()=>{getSelection().selectAllChildren(e);if(document.execCommand("copy"))done();};
      if(navigator.clipboard)navigator.clipboard.writeText(e.textContent).then(done,fallback);else fallback();
    };
    all("button[data-copy]").forEach(b=>{b.hidden=false;});

    """#

  private static let events = #"""
    const keys={j:()=>move(1),k:()=>move(-1),ArrowRight:()=>move(1),ArrowLeft:()=>move(-1)," ":play,
      n:()=>jump(1),p:()=>jump(-1),d:chart,u:()=>{scrollTo(0,0);},Escape:close,"?":help,
      "/":()=>{if(search)search.querySelector("input").focus();}};
    addEventListener("keydown",e=>{
      if(e.ctrlKey||e.metaKey||e.altKey)return;
      const t=e.target;
      if(t.matches("input[type=search]")){if(e.key==="Escape")t.blur();return;}
      if(e.key===" "&&t.matches("a,button,summary,input"))return;
      if(e.key.startsWith("Arrow")&&t.matches("[role=region],input"))return;
      if(Object.hasOwn(keys,e.key)){
        e.preventDefault();if("jknp".includes(e.key)||e.key.startsWith("Arrow")){stop();closed=false;}
        keys[e.key]();
      }
    });
    addEventListener("hashchange",follow);
    addEventListener("click",e=>{
      const button=e.target.closest("button[data-copy]");
      if(button){copy(button);return;}
      const drawn=e.target.closest("svg [data-step]");
      if(drawn){
        const c=drawn.closest(".finding");
        const s=document.getElementById(c.id+"-s"+drawn.dataset.step);
        if(s)pick(c,s,"center");
        return;
      }
      const summary=e.target.closest("details.step>summary");
      if(summary){step=summary.parentElement;card=step.closest(".finding");remember(step.id);mark();stage();}
    });
    addEventListener("beforeprint",()=>{all("details").forEach(d=>{d.open=true;});});
    follow();
    """#
}
