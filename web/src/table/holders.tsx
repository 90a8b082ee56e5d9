import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import type { TableModel } from "../core/table";
import type { HoldingsProps } from "./face";
import { SeatName } from "./seatname";
import "./holders.css";

interface HoldersProps<View> extends HoldingsProps {
  /** The view as the game knows it; null if it is none of this game. */
  read(view: HoldingsProps["hands"][number]["view"]): View | null;
  /** What a seat holds. */
  Holder: FunctionComponent<{ table: TableModel; seat: number; view: View }>;
  /** Does each seat hold little? */
  small?: boolean;
}

/** For replays: what these seats hold, each as its own view shows it. */
export function Holders<View>({
  table,
  hands,
  read,
  Holder,
  small = false,
}: HoldersProps<View>): JSX.Element {
  return (
    <ul class={small ? "tb-holders small" : "tb-holders"}>
      {hands.map(({ seat, view }) => {
        const own = read(view);
        return own ? <Holder key={seat} table={table} seat={seat} view={own} /> : null;
      })}
    </ul>
  );
}

interface HolderProps {
  table: TableModel;
  seat: number;
  icon: JSX.Element;
  /** Is it this player's turn? */
  turn: boolean;
  /** What stands beside the name. */
  note?: string;
  children: ComponentChildren;
}

/** The frame around what a player holds. */
export function HolderFrame({ table, seat, icon, turn, note, children }: HolderProps): JSX.Element {
  return (
    <li class={turn ? "tb-holder turn" : "tb-holder"}>
      <h3>
        {icon}
        <span>
          <SeatName table={table} seat={seat} />
        </span>
        {note && <small class="soft">{note}</small>}
      </h3>
      {children}
    </li>
  );
}
