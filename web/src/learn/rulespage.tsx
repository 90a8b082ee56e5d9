import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { language, t } from "../core/lang";
import { LEARNED } from "../games";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { Vignette } from "../ui/vignette";
import { followAnchor, type Place, placeOf, returnTo, showSection } from "./anchors";
import { type Block, type Heading as HeadingBlock, isHeading, plain } from "./blocks";
import { Figure } from "./figure";
import { type Learning, loadRules } from "./learning";
import { Text } from "./text";

/** The rules of a game, in the reader's language. */
export function RulesPage({ game, load }: { game: string; load(): Promise<Learning> }): JSX.Element {
  const [rules, failed, again] = useRules(game, load);
  const blocks = rules?.blocks ?? null;
  useTitle(() => t("ln-rules-of-game", { game: gameTitle(game) }));
  const headings = (blocks ?? []).filter(isHeading);
  const title = headings.find((heading) => heading.level === 1);
  const sections = headings.filter((heading) => heading.level > 1);
  const here = useSection(sections);
  if (!rules || !blocks)
    return (
      <div class="pg-page pg-narrow ln-loading">
        <Heading>{t("ln-rules-of-game", { game: gameTitle(game) })}</Heading>
        <p role="status">{t(failed ? "ln-failed" : "ln-loading")}</p>
        {failed && (
          <button type="button" class="button" onClick={again}>
            {t("ln-again")}
          </button>
        )}
      </div>
    );
  return (
    <div class="ln-rules">
      <header class="ln-banner">
        <div class="ln-banner-picture">
          <Vignette game={game} />
        </div>
        <Heading>{title ? <Text text={title.text} /> : gameTitle(game)}</Heading>
      </header>
      <Contents sections={sections} here={here} game={game} />
      <article class="ln-article">
        {blocks.map((block, number) =>
          block === title ? null : (
            <OneBlock key={keyOf(block, number)} block={block} learning={rules.learning} />
          ),
        )}
        <TryIt game={game} />
      </article>
    </div>
  );
}

// Figures and headings have ids that are the same in every language, so they survive a change of language.
export function keyOf(block: Block, number: number): string {
  return block.kind === "figure" || block.kind === "heading" ? `${block.kind} ${block.id}` : String(number);
}

interface Rules {
  blocks: Block[];
  learning: Learning;
}

/** Loads the rules, and keeps the reader's place when the language changes. */
function useRules(
  game: string,
  load: () => Promise<Learning>,
): [rules: Rules | null, failed: boolean, again: () => void] {
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const place = useRef<Place | null>(null);
  const tag = language.value;
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    load()
      .then(async (learning) => ({ learning, blocks: await loadRules(learning, tag) }))
      .then(
        (loaded) => {
          if (!wanted) return;
          setRules((before) => {
            place.current = before ? placeOf(idsOf(before.blocks)) : null;
            return loaded;
          });
        },
        () => wanted && setFailed(true),
      );
    return () => {
      wanted = false;
    };
  }, [tag, game, tries]);
  useLayoutEffect(() => {
    if (!rules) return;
    if (place.current) returnTo(place.current, idsOf(rules.blocks));
    else if (location.hash) showSection(decodeURIComponent(location.hash.slice(1)), false);
  }, [rules]);
  return [rules, failed, () => setTries(tries + 1)];
}

const idsOf = (blocks: Block[]): string[] =>
  blocks
    .filter(isHeading)
    .map((heading) => heading.id)
    .slice(1);

/** The id of the section being read. */
function useSection(sections: HeadingBlock[]): string {
  const [here, setHere] = useState("");
  const ids = sections.map((section) => section.id).join(" ");
  useEffect(() => {
    if (!ids) return;
    const look = (): void => setHere(placeOf(ids.split(" "))?.id ?? "");
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [ids]);
  return here;
}

function Contents(props: { sections: HeadingBlock[]; here: string; game: string }): JSX.Element {
  const folded = useRef<HTMLDetailsElement>(null);
  const follow = (event: MouseEvent): void => {
    if (folded.current && matchMedia("(max-width: 899px)").matches) folded.current.open = false;
    followAnchor(event);
  };
  return (
    <nav class="ln-contents" aria-label={t("ln-contents")}>
      <details ref={folded} open={!matchMedia("(max-width: 899px)").matches}>
        <summary>
          <Icon name="list" size={18} />
          {t("ln-contents")}
        </summary>
        <ol>
          {props.sections.map((section) => (
            <li key={section.id} class={section.level > 2 ? "sub" : ""}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === props.here ? "location" : undefined}
                onClick={follow}
              >
                {plain(section.text)}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div class="ln-contents-more">
        <a class="button main" href={full(`/learn/${props.game}/guide`)}>
          <Icon name="play" size={18} />
          {t("ln-guide-of")}
        </a>
        <button type="button" class="button" onClick={() => window.print()}>
          {t("ln-print")}
        </button>
        <p class="ln-others">
          <span>{t("ln-other-rules")}</span>
          {LEARNED.filter((game) => game !== props.game).map((game) => (
            <a key={game} href={full(`/learn/${game}`)}>
              {gameTitle(game)}
            </a>
          ))}
        </p>
      </div>
    </nav>
  );
}

/** One block of the rules. */
export function OneBlock({ block, learning }: { block: Block; learning: Learning }): JSX.Element {
  switch (block.kind) {
    case "heading":
      return <SectionHeading heading={block} />;
    case "text":
      return (
        <p>
          <Text text={block.text} />
        </p>
      );
    case "note":
      return (
        <aside class="ln-note">
          <Text text={block.text} />
        </aside>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, number) => (
            <li key={number}>
              <Text text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "figure":
      return <Figure block={block} learning={learning} />;
  }
}

function SectionHeading({ heading }: { heading: HeadingBlock }): JSX.Element {
  const Level = heading.level === 2 ? "h2" : "h3";
  return (
    <Level id={heading.id} class="ln-heading" tabIndex={-1}>
      <Text text={heading.text} />
      <a
        class="ln-anchor"
        href={`#${heading.id}`}
        onClick={followAnchor}
        aria-label={`${t("ln-link-to")}: ${plain(heading.text)}`}
      >
        <Icon name="link" size={17} />
      </a>
    </Level>
  );
}

type TableBlock = Extract<Block, { kind: "table" }>;

function Table({ head, rows }: Pick<TableBlock, "head" | "rows">): JSX.Element {
  const frame = useRef<HTMLElement>(null);
  // a table wider than the page can be scrolled by keyboard too
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element?.removeAttribute("tabindex");
  }, [rows]);
  return (
    <section class="ln-table" ref={frame} aria-label={head.map(plain).filter(Boolean).join(", ")}>
      <table>
        <thead>
          <tr>
            {head.map((cell, number) => (
              <th key={number} scope="col">
                <Text text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <Text text={cell} />
                  </th>
                ) : (
                  <td key={column}>
                    <Text text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TryIt({ game }: { game: string }): JSX.Element {
  return (
    <div class="ln-try">
      <p>{t("ln-try-it")}</p>
      <a class="button main" href={full(`/learn/${game}/guide`)}>
        <Icon name="play" size={18} />
        {t("ln-guide-of")}
      </a>
    </div>
  );
}
