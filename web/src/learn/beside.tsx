import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { within } from "../core/base";
import { gameTitle } from "../core/games";
import { language, t } from "../core/lang";
import { gamePage } from "../games";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { type Block, isHeading, plain } from "./blocks";
import { type Learning, loadRules } from "./learning";
import { keyOf, OneBlock } from "./rulespage";
import "./learn.css";
import "./beside.css";

const PREFIX = "beside-"; // of the ids of sections: the page around may have the same ones

interface Shown {
  game: string;
  learning: Learning;
  blocks: Block[];
}

/** The rules of a game in a panel. Links between sections and to other rules stay inside it. */
export function RulesText({ game, onShow }: { game: string; onShow(game: string): void }): JSX.Element {
  const wanted = useSignal({ game, section: "" });
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  const tag = language.value;
  const load = (): void => {
    const { game } = wanted.value;
    setFailed(false);
    gamePage(game)
      ?.learning?.()
      .then(async (learning) => ({ game, learning, blocks: (await loadRules(learning, tag)).map(prefixed) }))
      .then(
        (loaded) => loaded.game === wanted.peek().game && setShown(loaded),
        () => setFailed(true),
      );
  };
  useEffect(load, [wanted.value.game, tag]);
  useEffect(() => {
    if (!shown) return;
    onShow(shown.game);
    show(frame.current, wanted.value.section);
  }, [shown?.game, wanted.value]);
  useScrollable(frame);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const found = /^\/learn\/([^/]+)\/?$/.exec(within(link.pathname))?.[1];
    const here = link.getAttribute("href")?.startsWith("#");
    if (link.origin !== location.origin || !(here || (found && gamePage(found)?.learning))) return;
    event.preventDefault();
    event.stopPropagation();
    if (contents.current) contents.current.open = false;
    wanted.value = { game: here ? wanted.value.game : (found ?? game), section: link.hash.slice(1) };
  };
  if (!shown)
    return (
      <div class="ln-beside">
        <p role="status">{t(failed ? "ln-failed" : "ln-loading")}</p>
        {failed && (
          <button type="button" class="button" onClick={load}>
            {t("ln-again")}
          </button>
        )}
      </div>
    );
  const sections = shown.blocks.filter(isHeading).filter(({ level }) => level > 1);
  return (
    <section ref={frame} class="ln-beside" aria-label={gameTitle(shown.game)} onClickCapture={follow}>
      <details ref={contents} class="ln-beside-contents">
        <summary>
          <Icon name="list" size={18} />
          {t("ln-contents")}
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id} class={section.level > 2 ? "sub" : ""}>
              <a href={`#${section.id}`}>{plain(section.text)}</a>
            </li>
          ))}
        </ol>
      </details>
      <article class="ln-article">
        {shown.blocks.map((block, number) =>
          isHeading(block) && block.level === 1 ? null : (
            <OneBlock key={keyOf(block, number)} block={block} learning={shown.learning} />
          ),
        )}
      </article>
    </section>
  );
}

function prefixed(block: Block): Block {
  return isHeading(block) ? { ...block, id: PREFIX + block.id } : block;
}

/** Scroll to a section and focus its heading; without one, to the top. */
function show(frame: HTMLElement | null, section: string): void {
  if (!frame) return;
  const id = section.startsWith(PREFIX) ? section : PREFIX + section;
  const heading = section ? frame.querySelector<HTMLElement>(`#${CSS.escape(decodeURIComponent(id))}`) : null;
  if (!heading) {
    frame.scrollTop = 0;
    if (document.activeElement === document.body) frame.focus(); // the link that was followed is gone
    return;
  }
  frame.scrollTop += heading.getBoundingClientRect().top - frame.getBoundingClientRect().top - 8;
  heading.focus({ preventScroll: true });
}
