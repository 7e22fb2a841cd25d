/// What the page can do beyond being read: keys, deep links, highlighting a step everywhere, copying.
enum PageScript {
  static let text = #"""
    (()=>{"use strict";
    const all=(s,r)=>[...(r||document).querySelectorAll(s)];
    const seen=e=>e.getClientRects().length>0;
    let card=null,step=null;
    const mark=()=>{
      all(".current").forEach(e=>e.classList.remove("current"));
      if(card)card.classList.add("current");
      if(!step||!card)return;
      const n=step.id.split("-s")[1];
      step.classList.add("current");
      all('[data-step="'+n+'"],tr[data-steps~="'+n+'"]',card).forEach(e=>e.classList.add("current"));
    };
    const open=e=>{for(let d=e;d;d=d.parentElement)if(d.tagName==="DETAILS")d.open=true;};
    const remember=id=>{try{history.replaceState(null,"","#"+id);}catch(_){}};
    const show=(e,where)=>{open(e);e.scrollIntoView({block:where||"nearest"});};
    const pick=(c,s,where)=>{
      card=c;step=s;const target=s||c;show(target,where);remember(target.id);mark();
      const focus=s?s.querySelector("summary"):c.querySelector("summary");
      if(focus)focus.focus({preventScroll:true});
    };
    const follow=()=>{
      let id="";try{id=decodeURIComponent(location.hash.slice(1));}catch(_){return;}
      const e=id?document.getElementById(id):null;if(!e)return;
      card=e.closest(".finding")||card;step=e.matches("details.step")?e:null;
      if(e.matches(".finding"))open(e.querySelector("details"));
      show(e,"start");mark();
    };
    const move=d=>{
      const c=card||all(".finding").find(seen);if(!c)return;
      open(c.querySelector("details"));
      const steps=all("details.step",c);if(!steps.length)return;
      const i=steps.indexOf(step);
      const next=i===-1?(d===1?0:steps.length-1):Math.min(steps.length-1,Math.max(0,i+d));
      if(step)if(!step.classList.contains("bad"))step.open=false;
      pick(c,steps[next]);
    };
    const jump=d=>{
      const cards=all(".finding").filter(seen);if(!cards.length)return;
      const i=cards.indexOf(card);
      const next=i===-1?(d===1?0:cards.length-1):Math.min(cards.length-1,Math.max(0,i+d));
      open(cards[next].querySelector("details"));pick(cards[next],null,"start");
    };
    const chart=()=>{
      const c=card||all(".finding").find(seen);
      const e=c?document.getElementById(c.id+"-d"):null;
      if(e)show(e,"start");
    };
    const help=()=>{const e=document.getElementById("keys");e.open=!e.open;if(e.open)e.scrollIntoView();};
    const keys={j:()=>move(1),k:()=>move(-1),n:()=>jump(1),p:()=>jump(-1),d:chart,
      u:()=>{scrollTo(0,0);},"?":help};
    addEventListener("keydown",e=>{
      if(e.ctrlKey||e.metaKey||e.altKey)return;
      if(e.target.matches("input[type=text],textarea,select"))return;
      if(Object.hasOwn(keys,e.key)){e.preventDefault();keys[e.key]();}
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
      if(summary){step=summary.parentElement;card=step.closest(".finding");remember(step.id);mark();}
    });
    const copy=button=>{
      const e=document.getElementById(button.dataset.copy);
      const done=()=>{button.textContent="Copied";setTimeout(()=>{button.textContent="Copy";},1500);};
      const fallback=()=>{getSelection().selectAllChildren(e);if(document.execCommand("copy"))done();};
      if(navigator.clipboard)navigator.clipboard.writeText(e.textContent).then(done,fallback);else fallback();
    };
    all("button[data-copy]").forEach(b=>{b.hidden=false;});
    addEventListener("beforeprint",()=>{all("details").forEach(d=>{d.open=true;});});
    follow();
    })();
    """#
}
