import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { MoveReview } from "../../net/schema";
import { Sign } from "../../ui/sign";
import type { Face } from "../face";
import { Rich } from "../rich";
import { entryPictures } from "../texts";
import { momentText } from "./curve";
import { points } from "./figures";
import { MarkBadge } from "./mark";
import { markOf, type ReviewModel } from "./model";

const DECISIVE = 3;

interface Props {
  table: ReviewModel;
  face: Face;
  /** The action shown. */
  at: number;
  onChoose(number: number): void;
}

/** The moments that changed the chances most. Their places are there before they are known. */
export function Decisive({ table, face, at, onChoose }: Props): JSX.Element {
  const { status, decisive = [], total = DECISIVE } = table.review.value ?? {};
  const moves = decisive.map((number) => table.moves.value.get(number)).filter((move) => move !== undefined);
  const missing = status === "done" ? 0 : Math.max(0, Math.min(DECISIVE, total) - moves.length);
  return (
    <section class="sheet rv-list" aria-labelledby="rv-decisive">
      <h2 id="rv-decisive">{t("review-decisive")}</h2>
      <ol>
        {moves.map((move) => (
          <Item
            key={move.number}
            table={table}
            face={face}
            move={move}
            shown={move.number === at}
            onChoose={onChoose}
          />
        ))}
        {Array.from({ length: missing }, (_, n) => (
          <li key={`missing-${n + 1}`} class="rv-missing" aria-hidden="true" />
        ))}
      </ol>
    </section>
  );
}

/** All marked actions, in the order of the game. */
export function Marked({ table, face, at, onChoose }: Props): JSX.Element {
  const marked = table.withMarks.value;
  return (
    <section class="sheet rv-list" aria-labelledby="rv-marked">
      <h2 id="rv-marked">{t("review-marked")}</h2>
      {marked.length === 0 ? (
        <p class="soft">{t(table.review.value?.status === "done" ? "review-none" : "review-none-yet")}</p>
      ) : (
        <ol>
          {marked.map((move) => (
            <Item
              key={move.number}
              table={table}
              face={face}
              move={move}
              shown={move.number === at}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface ItemProps {
  table: ReviewModel;
  face: Face;
  move: MoveReview;
  shown: boolean;
  onChoose(number: number): void;
}

function Item({ table, face, move, shown, onChoose }: ItemProps): JSX.Element {
  const told = table.steps.value[table.stepOf(move.number)];
  const lines = told ? entryPictures(told, table, face).lines : [];
  const lost = markOf(move) !== null && move.loss >= Math.abs(move.luck);
  return (
    <li>
      <button type="button" aria-current={shown ? "step" : undefined} onClick={() => onChoose(move.number)}>
        <span class="rv-item-head">
          <span class="rv-item-number">{momentText(move.number)}</span>
          <MarkBadge move={move} />
          {!lost && Math.abs(move.luck) > move.loss && (
            <span class="rv-lucky">{t(move.luck > 0 ? "review-lucky" : "review-unlucky")}</span>
          )}
          <b class="rv-item-change">
            {points(lost || move.loss > Math.abs(move.luck) ? -move.loss : move.luck)}
          </b>
        </span>
        <span class="rv-item-words">
          <Sign colour={table.colourOf(move.seat)} size={15} />
          <span>
            <Rich text={lines[0] ?? table.nameOf(move.seat)} face={face} />
          </span>
        </span>
      </button>
    </li>
  );
}
